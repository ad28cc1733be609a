export {
  prefetchOf,
  callQuery,
  callPartQuery,
  QueryClient,
  QueryClientProvider,
  useLastKnown,
  useQuery,
  useQueryClient,
  type Prefetch,
  type Answer,
  type Query,
} from '@fairhouse/browser/query'
export { clearOlderCache, clearSessionCache, cacheInSession } from './session-cache.ts'
