export { ahead, asked, askedPart, type Ahead, type Question } from './asked.ts'
export { QueryClient, type Ask } from './client.ts'
export { QueryClientProvider, useKept, useQuery, useQueryClient, type Answer } from './use-query.ts'
