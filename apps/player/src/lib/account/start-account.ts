import type { QueryClient } from '#lib/query'
import { setAccount } from './account.ts'
import { isVisitor } from './stored-session.ts'

/** Marks the account as unknown if there is a session; the rest loads beside the page. */
export function startAccount(client: QueryClient): void {
  if (!isVisitor()) setAccount(undefined)
  void import('./start.lazy.ts').then(
    ({ startSession: start }) => start(client),
    () => undefined,
  )
}
