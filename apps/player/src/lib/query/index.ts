export { ahead, asked, type Ahead, type Question } from './asked.ts'
export { QueryClient } from './client.ts'
export { QueryClientProvider, useKept, useQuery, useQueryClient, type Answer } from './use-query.ts'
