export {
  ahead,
  asked,
  askedPart,
  QueryClient,
  QueryClientProvider,
  useKept,
  useQuery,
  useQueryClient,
  type Ahead,
  type Answer,
  type Question,
} from '@fairhouse/browser/query'
export { keepOnly, keptForSession } from './kept.ts'
