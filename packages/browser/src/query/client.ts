import type { PlainRoute } from '#call'
import { Entry, type QueryOptions } from './entry.ts'

export type Ask = (
  route: PlainRoute,
  input: Readonly<Record<string, unknown>>,
  options: { language: string },
) => Promise<unknown>

interface Parts {
  /** A browser asks over the network, a server that renders itself. */
  readonly ask: Ask
  readonly isOnline: () => boolean
  /** How often a failure is tried again, where a question does not say it. */
  readonly retries?: number
}

/** What nobody looks at any more is kept for a way back, but not without end. */
const mostUnwatched = 50

/** Everything that was asked for, by its key. */
export class QueryClient {
  readonly ask: Ask
  readonly retries: number
  #isOnline: () => boolean
  #entries = new Map<string, Entry<unknown>>()

  constructor({ ask, isOnline, retries = 2 }: Parts) {
    this.ask = ask
    this.retries = retries
    this.#isOnline = isOnline
  }

  entry<Data>(options: QueryOptions<Data>): Entry<Data> {
    const name = JSON.stringify(options.key)
    const known = this.#entries.get(name)
    if (known) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one key, one kind of answer
      const entry = known as unknown as Entry<Data>
      entry.options = options
      return entry
    }
    const entry = new Entry(options, this.#isOnline)
    this.#entries.set(name, entry)
    this.#forgetOldest()
    return entry
  }

  /** Keeps an answer, or a refusal, that came with the page for who will look at it. */
  restore(key: readonly unknown[], data: unknown, refused?: Error): void {
    const ask = (): Promise<unknown> => Promise.reject(new Error('nobody has said how to ask'))
    this.entry({ key, ask, retries: 0 }).set(data, refused)
  }

  read<Data>(options: QueryOptions<Data>): Data | undefined {
    return this.entry(options).state.data
  }

  write<Data>(options: QueryOptions<Data>, data: Data): void {
    this.entry(options).set(data)
  }

  /** Asks before anybody looks; that it failed is seen by who looks. */
  async prefetch<Data>(options: QueryOptions<Data>): Promise<void> {
    const entry = this.entry(options)
    if (entry.state.data === undefined) await entry.fetch()
  }

  /** What fits is no longer good: who looks at it gets another answer. */
  invalidate(fits: (key: readonly unknown[]) => boolean): void {
    for (const entry of this.#entries.values()) if (fits(entry.key)) entry.invalidate()
  }

  /** What fits belongs to somebody who is gone. */
  forget(fits: (key: readonly unknown[]) => boolean): void {
    for (const entry of this.#entries.values()) if (fits(entry.key)) entry.forget()
  }

  /** The network is back. */
  resume = (): void => {
    for (const entry of this.#entries.values()) entry.resume()
  }

  /** All that was answered, with its key. */
  answers(): [readonly unknown[], unknown][] {
    return [...this.#entries.values()]
      .filter(({ state }) => state.data !== undefined)
      .map(({ key, state }) => [key, state.data])
  }

  /** All that failed or was refused, with its key. */
  problems(): [readonly unknown[], Error][] {
    return [...this.#entries.values()].flatMap(({ key, state: { error } }) =>
      error ? [[key, error]] : [],
    )
  }

  #forgetOldest(): void {
    const unwatched = [...this.#entries].filter(([, { isWatched }]) => !isWatched)
    for (const [name] of unwatched.slice(0, -mostUnwatched)) this.#entries.delete(name)
  }
}
