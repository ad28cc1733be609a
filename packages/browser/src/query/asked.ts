import type { PlainRoute, Sent, Value } from '#call'
import type { QueryClient } from './client.ts'
import type { QueryOptions } from './entry.ts'

/** Content is asked for again when the language changes and when a page is opened anew. */
const freshMs = 60_000

/** What a client makes of a question, when it has to ask it. */
export type Question<Data> = (client: QueryClient) => QueryOptions<Data>

/** A call as a question, kept by language and input; the client knows how to ask. */
export function asked<R extends PlainRoute>(
  route: R,
  language: string,
  input: Sent<R>,
): Question<Value<R>> {
  return askedPart(route, language, input, (value) => value)
}

/** The same of which only a part is kept, and sent along with a page. */
export function askedPart<R extends PlainRoute, Part>(
  route: R,
  language: string,
  input: Sent<R>,
  partOf: (value: Value<R>) => Part,
): Question<Part> {
  return (client) => ({
    key: [route, language, input],
    ask: async () => {
      const value = await client.ask(route, input, { language })
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is this route's answer
      return partOf(value as Value<R>)
    },
    freshMs,
    retries: client.retries,
  })
}

/** Something to ask before anybody looks at it. */
export type Ahead = (client: QueryClient) => Promise<void>

export function ahead<Data>(question: Question<Data>): Ahead {
  return (client) => client.prefetch(question(client))
}
