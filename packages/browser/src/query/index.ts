export { prefetchOf, callQuery, callPartQuery, type Prefetch, type Query } from './call-query.ts'
export { QueryClient, type Ask } from './client.ts'
export {
  QueryClientProvider,
  useLastKnown,
  useQuery,
  useQueryClient,
  type Answer,
} from './use-query.ts'
