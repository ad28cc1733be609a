import type { GameItem } from '@fairhouse/protocol'
import { pageSize } from '#features/games'

export interface Answered {
  readonly list: readonly GameItem[]
  readonly total: number
}

export type AskPage = (pageNo: number, signal: AbortSignal) => Promise<Answered>

interface State {
  /** Undefined until the first page is loaded. */
  readonly total: number | undefined
  readonly problem: Error | undefined
}

/** A list that loads pages on demand and can abort running requests. */
export class GameList {
  state: State = { total: undefined, problem: undefined }
  #ask: AskPage
  #pages = new Map<number, readonly GameItem[]>()
  #coming = new Map<number, AbortController>()
  #failed = new Set<number>()
  #watchers = new Set<() => void>()

  constructor(ask: AskPage, first?: Answered) {
    this.#ask = ask
    if (!first) return
    this.#pages.set(1, first.list)
    this.state = { total: first.total, problem: undefined }
  }

  watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => void this.#watchers.delete(watcher)
  }

  itemAt(place: number): GameItem | undefined {
    return this.#pages.get(pageAt(place))?.[place % pageSize]
  }

  want(pageNo: number): void {
    if (this.#pages.has(pageNo) || this.#coming.has(pageNo) || this.#failed.has(pageNo)) return
    void this.#fetch(pageNo)
  }

  /** Retries failed pages. */
  retry = (): void => {
    const failed = [...this.#failed]
    this.#failed.clear()
    this.#change({ ...this.state, problem: undefined })
    for (const pageNo of failed) this.want(pageNo)
  }

  /** Aborts running requests when the list is left. */
  stop(): void {
    for (const controller of this.#coming.values()) controller.abort()
    this.#coming.clear()
  }

  async #fetch(pageNo: number): Promise<void> {
    const controller = new AbortController()
    this.#coming.set(pageNo, controller)
    try {
      const { list, total } = await this.#ask(pageNo, controller.signal)
      if (controller.signal.aborted) return
      this.#coming.delete(pageNo)
      this.#pages.set(pageNo, list)
      this.#change({ ...this.state, total })
    } catch (problem) {
      if (controller.signal.aborted) return
      this.#coming.delete(pageNo)
      this.#failed.add(pageNo)
      const error = problem instanceof Error ? problem : new Error(String(problem))
      this.#change({ ...this.state, problem: error })
    }
  }

  #change(state: State): void {
    this.state = state
    for (const watcher of this.#watchers) watcher()
  }
}

export const pageAt = (place: number) => Math.floor(place / pageSize) + 1
