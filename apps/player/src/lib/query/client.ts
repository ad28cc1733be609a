import { QueryClient } from '@tanstack/react-query'
import type { PlainRoute } from '#lib/call'

export type Ask = (
  route: PlainRoute,
  input: Readonly<Record<string, unknown>>,
  options: { signal: AbortSignal; language: string },
) => Promise<unknown>

const askers = new WeakMap<QueryClient, Ask>()

/** Holds what was asked for; a browser asks over the network, a server that renders itself. */
export function createClient(ask: Ask, { retries }: { retries: boolean }): QueryClient {
  const client = new QueryClient(
    retries ? {} : { defaultOptions: { queries: { retry: false, gcTime: Infinity } } },
  )
  askers.set(client, ask)
  return client
}

export function askerOf(client: QueryClient): Ask {
  const ask = askers.get(client)
  if (!ask) throw new Error('a query client that createClient() has not made')
  return ask
}
