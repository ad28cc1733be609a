import type { PlainRoute } from '#call'
import { Entry, type QueryOptions } from './entry.ts'

export type Ask = (
  route: PlainRoute,
  input: Readonly<Record<string, unknown>>,
  options: { language: string },
) => Promise<unknown>

interface ClientDeps {
  /** A browser calls the network; the rendering server calls itself. */
  readonly ask: Ask
  readonly isOnline: () => boolean
  /** Default number of retries. */
  readonly retries?: number
  /** Whether it takes over pages that a server rendered. */
  readonly hydrates?: boolean
}

/** Number of unwatched answers that stay cached for going back. */
const maxUnwatched = 50

/** The cache of all queries, by key. */
export class QueryClient {
  readonly ask: Ask
  readonly retries: number
  #isOnline: () => boolean
  #hydrates: boolean
  #entries = new Map<string, Entry<unknown>>()

  constructor({ ask, isOnline, retries = 2, hydrates = false }: ClientDeps) {
    this.ask = ask
    this.retries = retries
    this.#isOnline = isOnline
    this.#hydrates = hydrates
  }

  entry<Data>(options: QueryOptions<Data>): Entry<Data> {
    const name = JSON.stringify(options.key)
    const existing = this.#entries.get(name)
    if (existing) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one key, one kind of answer
      const entry = existing as unknown as Entry<Data>
      entry.options = options
      return entry
    }
    const entry = new Entry(options, this.#isOnline, this.#hydrates)
    this.#entries.set(name, entry)
    this.#forgetOldest()
    return entry
  }

  /** Restores an answer or refusal that came with the page. */
  restore(key: readonly unknown[], data: unknown, refused?: Error): void {
    const ask = (): Promise<unknown> => Promise.reject(new Error('this query was only restored'))
    this.entry({ key, ask, retries: 0 }).restore(data, refused)
  }

  read<Data>(options: QueryOptions<Data>): Data | undefined {
    return this.entry(options).state.data
  }

  write<Data>(options: QueryOptions<Data>, data: Data): void {
    this.entry(options).set(data)
  }

  /** Loads a query before it is used. Never rejects: `useQuery` returns the error. */
  async prefetch<Data>(options: QueryOptions<Data>): Promise<void> {
    const entry = this.entry(options)
    if (entry.state.data === undefined) await entry.fetch()
  }

  /** Marks matching queries as stale; watched ones load again. */
  invalidate(fits: (key: readonly unknown[]) => boolean): void {
    for (const entry of this.#entries.values()) if (fits(entry.key)) entry.invalidate()
  }

  /** Clears matching queries, such as those of a member who left. */
  forget(fits: (key: readonly unknown[]) => boolean): void {
    for (const entry of this.#entries.values()) if (fits(entry.key)) entry.forget()
  }

  /** Resumes paused and failed queries when the network is back. */
  resume = (): void => {
    for (const entry of this.#entries.values()) entry.resume()
  }

  /** All answers, with their keys. */
  answers(): [readonly unknown[], unknown][] {
    return [...this.#entries.values()]
      .filter(({ state }) => state.data !== undefined)
      .map(({ key, state }) => [key, state.data])
  }

  /** All failures and refusals, with their keys. */
  problems(): [readonly unknown[], Error][] {
    return [...this.#entries.values()].flatMap(({ key, state: { error } }) =>
      error ? [[key, error]] : [],
    )
  }

  #forgetOldest(): void {
    const unwatched = [...this.#entries].filter(([, { isWatched }]) => !isWatched)
    for (const [name] of unwatched.slice(0, -maxUnwatched)) this.#entries.delete(name)
  }
}
