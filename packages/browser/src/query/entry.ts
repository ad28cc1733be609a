import { CallRefused } from '#call'
import { nowMs } from '#clock'

/** What is known of something that was asked for. */
export interface QueryState<Data> {
  readonly data: Data | undefined
  /** Why the last try failed; what was known before stays. */
  readonly error: Error | undefined
  /** Under way, waiting for the network, or neither. */
  readonly fetchStatus: 'idle' | 'fetching' | 'paused'
}

export interface QueryOptions<Data> {
  readonly key: readonly unknown[]
  readonly ask: () => Promise<Data>
  /** How long an answer is good; for ever when it is left out. */
  readonly freshMs?: number
  readonly retries: number
}

const firstDelayMs = 400

/** One thing that can be asked for: who looks at it, what is known, and the asking itself. */
export class Entry<Data> {
  state: QueryState<Data> = { data: undefined, error: undefined, fetchStatus: 'idle' }
  options: QueryOptions<Data>
  #watchers = new Set<() => void>()
  #answeredAtMs = -Infinity
  #asking: Promise<void> | undefined
  #isAgain = false
  #isOnline: () => boolean

  constructor(options: QueryOptions<Data>, isOnline: () => boolean) {
    this.options = options
    this.#isOnline = isOnline
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

  set(data: Data | undefined, error?: Error): void {
    this.#answeredAtMs = nowMs()
    this.#change({ data, error, fetchStatus: this.state.fetchStatus })
  }

  /** Asks, unless the answer is still good. */
  refresh(): void {
    const { freshMs = Infinity } = this.options
    if (nowMs() - this.#answeredAtMs >= freshMs) void this.fetch()
  }

  /** The answer is no longer good; who looks at it gets another. */
  invalidate(): void {
    this.#answeredAtMs = -Infinity
    // What is on its way may have been answered before the change.
    this.#isAgain = this.#asking !== undefined
    if (this.isWatched) void this.fetch()
  }

  /** What is known is somebody else's: it is not shown any more, and not asked for either. */
  forget(): void {
    this.#answeredAtMs = -Infinity
    this.#change({ ...this.state, data: undefined, error: undefined })
  }

  /** Goes on when the network is back, and gives what had failed another try. */
  resume(): void {
    if (this.isWatched && (this.state.fetchStatus === 'paused' || this.state.error)) {
      void this.fetch()
    }
  }

  /** Asks now; who asks while an asking is under way gets its end. Never rejects. */
  fetch(): Promise<void> {
    if (!this.#isOnline()) {
      this.#change({ ...this.state, fetchStatus: 'paused' })
      return Promise.resolve()
    }
    this.#asking ??= this.#askToTheEnd().finally(() => {
      this.#asking = undefined
    })
    return this.#asking
  }

  async #askToTheEnd(): Promise<void> {
    do {
      this.#isAgain = false
      await this.#ask()
    } while (this.#isAgain)
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
