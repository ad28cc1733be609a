import type { QueryClient } from '#lib/query'
import { become } from './account.ts'
import { isVisitor } from './stored.ts'

/** Whoever has a session is not drawn as a visitor; the rest is loaded beside the page. */
export function startAccount(client: QueryClient): void {
  if (!isVisitor()) become(undefined)
  void import('./later-start.ts').then(
    ({ start }) => start(client),
    () => undefined,
  )
}
