import { CallRefused } from '#call'
import { nowMs } from '#clock'

/** The state of a query. */
export interface QueryState<Data> {
  readonly data: Data | undefined
  /** The error of the last fetch; older data stays. */
  readonly error: Error | undefined
  /** `paused` means waiting for the network. */
  readonly fetchStatus: 'idle' | 'fetching' | 'paused'
}

export interface QueryOptions<Data> {
  readonly key: readonly unknown[]
  readonly ask: () => Promise<Data>
  /** How long an answer stays fresh; forever when absent. */
  readonly freshMs?: number
  readonly retries: number
}

const firstDelayMs = 400
/** The server rendered a query that it did not answer as pending. */
const notRendered: QueryState<never> = { data: undefined, error: undefined, fetchStatus: 'idle' }

/** One query: its watchers, its state and the fetching. */
export class Entry<Data> {
  state: QueryState<Data> = { data: undefined, error: undefined, fetchStatus: 'idle' }
  options: QueryOptions<Data>
  #rendered: QueryState<Data> | undefined
  #watchers = new Set<() => void>()
  #answeredAtMs = -Infinity
  #running: Promise<void> | undefined
  #isRefetchNeeded = false
  #isOnline: () => boolean
  #hydrates: boolean

  constructor(options: QueryOptions<Data>, isOnline: () => boolean, hydrates: boolean) {
    this.options = options
    this.#isOnline = isOnline
    this.#hydrates = hydrates
  }

  get key(): readonly unknown[] {
    return this.options.key
  }

  get isWatched(): boolean {
    return this.#watchers.size > 0
  }

  watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => void this.#watchers.delete(watcher)
  }

  /**
   * Returns the state that the server rendered. Late parts of a page must hydrate with the content
   * of the HTML, even when an answer or a push has changed the state meanwhile.
   */
  readRendered = (): QueryState<Data> =>
    this.#rendered ?? (this.#hydrates ? notRendered : this.state)

  /** Sets the answer or error that came with the page. */
  restore(data: Data | undefined, error?: Error): void {
    this.set(data, error)
    this.#rendered = this.state
  }

  set(data: Data | undefined, error?: Error): void {
    this.#answeredAtMs = nowMs()
    this.#change({ data, error, fetchStatus: this.state.fetchStatus })
  }

  /** Fetches unless the answer is fresh. */
  refresh(): void {
    const { freshMs = Infinity } = this.options
    if (nowMs() - this.#answeredAtMs >= freshMs) void this.fetch()
  }

  /** Marks the answer as stale and fetches again if watched. */
  invalidate(): void {
    this.#answeredAtMs = -Infinity
    // A running fetch may have been answered before the change.
    this.#isRefetchNeeded = this.#running !== undefined
    if (this.isWatched) void this.fetch()
  }

  /** Clears data of another account without fetching again. */
  forget(): void {
    this.#answeredAtMs = -Infinity
    this.#change({ ...this.state, data: undefined, error: undefined })
  }

  /** Fetches again after the network is back or after an error. */
  resume(): void {
    if (this.isWatched && (this.state.fetchStatus === 'paused' || this.state.error)) {
      void this.fetch()
    }
  }

  /** Fetches now, or joins the running fetch. Never rejects. */
  fetch(): Promise<void> {
    if (!this.#isOnline()) {
      this.#change({ ...this.state, fetchStatus: 'paused' })
      return Promise.resolve()
    }
    this.#running ??= this.#fetchUntilCurrent().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  async #fetchUntilCurrent(): Promise<void> {
    do {
      this.#isRefetchNeeded = false
      await this.#ask()
    } while (this.#isRefetchNeeded)
  }

  async #ask(): Promise<void> {
    this.#change({ ...this.state, fetchStatus: 'fetching' })
    const { retries } = this.options
    for (let failures = 0; ; failures += 1) {
      try {
        this.set(await this.options.ask())
        break
      } catch (problem) {
        const error = problem instanceof Error ? problem : new Error(String(problem))
        if (error instanceof CallRefused || failures >= retries) {
          this.#change({ ...this.state, error })
          break
        }
        await new Promise((resolve) => setTimeout(resolve, firstDelayMs * 2 ** failures))
      }
    }
    this.#change({ ...this.state, fetchStatus: 'idle' })
  }

  #change(state: QueryState<Data>): void {
    this.state = state
    for (const watcher of this.#watchers) watcher()
  }
}
