import type { PlainRoute, Sent, Value } from '#call'
import type { QueryClient } from './client.ts'
import type { QueryOptions } from './entry.ts'

/** Content is loaded again after a minute when a page opens. */
const freshMs = 60_000

/** A query: its options, made by the client that runs it. */
export type Query<Data> = (client: QueryClient) => QueryOptions<Data>

/** A query that calls a route, cached by language and input. */
export function callQuery<R extends PlainRoute>(
  route: R,
  language: string,
  input: Sent<R>,
): Query<Value<R>> {
  return callPartQuery(route, language, input, (value) => value)
}

/** A query that keeps only a part of the answer, to send less with a page. */
export function callPartQuery<R extends PlainRoute, Part>(
  route: R,
  language: string,
  input: Sent<R>,
  partOf: (value: Value<R>) => Part,
): Query<Part> {
  return (client) => ({
    key: [route, language, input],
    ask: async () => {
      const value = await client.ask(route, input, { language })
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this is the route's answer
      return partOf(value as Value<R>)
    },
    freshMs,
    retries: client.retries,
  })
}

/** Loads a query before any component uses it. */
export type Prefetch = (client: QueryClient) => Promise<void>

export function prefetchOf<Data>(query: Query<Data>): Prefetch {
  return (client) => client.prefetch(query(client))
}
