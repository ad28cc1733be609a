export { ahead, asked, askedPart, type Ahead, type Question } from './asked.ts'
export { QueryClient } from './client.ts'
export { keepOnly, keptForSession } from './kept.ts'
export { QueryClientProvider, useKept, useQuery, useQueryClient, type Answer } from './use-query.ts'
