import { queryOptions, type FetchQueryOptions, type QueryClient } from '@tanstack/react-query'
import type { PlainRoute, Sent, Value } from '#lib/call'
import { askerOf } from './client.ts'

/** Content is asked for again when the language changes and when a page is opened anew. */
const staleTimeMs = 60_000

/** A call as a query, kept by language and input; whoever made the client says how to ask. */
export function asked<R extends PlainRoute>(route: R, language: string, input: Sent<R>) {
  return askedPart(route, language, input, (value) => value)
}

/** The same of which only a part is kept, and sent along with a page. */
export function askedPart<R extends PlainRoute, Part>(
  route: R,
  language: string,
  input: Sent<R>,
  partOf: (value: Value<R>) => Part,
) {
  const queryKey: unknown[] = [route, language, input]
  return queryOptions<Part, Error, Part, unknown[]>({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const value = await askerOf(client)(route, input, { signal, language })
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is this route's answer
      return partOf(value as Value<R>)
    },
    staleTime: staleTimeMs,
    placeholderData: inAnotherLanguage(queryKey),
  })
}

/** Shown until the answer is there in the language just chosen: the page keeps its place. */
function inAnotherLanguage([route, , input]: unknown[]) {
  return <Before>(before: Before | undefined, query?: { queryKey: unknown[] }) => {
    const [routeBefore, , inputBefore] = query?.queryKey ?? []
    const isSame = route === routeBefore && JSON.stringify(input) === JSON.stringify(inputBefore)
    return isSame ? before : undefined
  }
}

export type Ahead = (client: QueryClient) => Promise<void>

/** The same before anybody looks at it. */
export function ahead<Data>(query: FetchQueryOptions<Data, Error, Data, unknown[]>): Ahead {
  return (client) => client.prefetchQuery(query)
}
