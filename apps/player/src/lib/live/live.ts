import type { TopicData, TopicName } from '@fairhouse/protocol'
import { backoffMs } from './backoff.ts'
import { Listeners } from './listeners.ts'
import { readMessage } from './message.ts'

export type LiveState = 'idle' | 'reconnecting' | 'live'

export interface Wire {
  send(text: string): void
  close(): void
}

export interface WireEvents {
  opened(): void
  said(text: unknown): void
  closed(): void
}

export interface LiveParts {
  readonly connect: (events: WireEvents) => Wire
  readonly token: () => string | null
  readonly random: () => number
}

/** A connection that has held so long was a good one: the next wait is short again. */
const steadyMs = 5000

/** One socket for the whole page: open while anybody listens, back by itself when it is lost. */
export class Live {
  #parts: LiveParts
  #listeners = new Listeners()
  #watchers = new Set<() => void>()
  #wire: Wire | undefined
  #state: LiveState = 'idle'
  #attempt = 0
  #isStale = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #steady: ReturnType<typeof setTimeout> | undefined

  constructor(parts: LiveParts) {
    this.#parts = parts
  }

  get state(): LiveState {
    return this.#state
  }

  /** Hears a topic until the returned function is called. */
  on<T extends TopicName>(topic: T, hear: (data: TopicData<T>) => void): () => void {
    const { first, remove } = this.#listeners.add(topic, hear)
    if (first) this.#send({ subscribe: [topic] })
    if (!this.#wire && !this.#timer) this.#open()
    return () => {
      if (remove()) this.#leave(topic)
    }
  }

  onState(watcher: () => void): () => void {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  /** Tries now instead of when the wait is over: the network came back. */
  hurry(): void {
    if (!this.#timer) return
    this.#attempt = 0
    this.#open()
  }

  /** Gives up a connection that is known to be dead. */
  drop(): void {
    if (this.#wire) this.#lost()
  }

  /** Who listens is another now, and a socket belongs to who opened it. */
  again(): void {
    this.#listeners.startOver()
    if (!this.#wire && !this.#timer) return
    // One that is still on its way is let through first: browsers complain of a broken greeting.
    this.#isStale = this.#wire !== undefined && this.#state !== 'live'
    if (this.#isStale) return
    this.#detach()
    this.#open()
  }

  #open() {
    clearTimeout(this.#steady)
    this.#stopWaiting()
    this.#become('reconnecting')
    // A connection that was given up may still report; nobody listens to it any more.
    const ifCurrent = (action: () => void) => {
      if (this.#wire === wire) action()
    }
    const wire = this.#parts.connect({
      opened: () => ifCurrent(() => this.#opened()),
      said: (text) => ifCurrent(() => this.#heard(text)),
      closed: () => ifCurrent(() => this.#lost()),
    })
    this.#wire = wire
  }

  #opened() {
    if (this.#isStale) {
      this.#isStale = false
      this.#detach()
      this.#open()
      return
    }
    this.#steady = setTimeout(() => (this.#attempt = 0), steadyMs)
    this.#become('live')
    const token = this.#parts.token()
    if (token) this.#send({ token })
    this.#send({ subscribe: this.#listeners.topics })
  }

  #heard(text: unknown) {
    const message = readMessage(text)
    if (message) this.#listeners.hear(message)
  }

  #lost() {
    clearTimeout(this.#steady)
    this.#detach()
    this.#become('reconnecting')
    const waitMs = backoffMs(this.#attempt, this.#parts.random())
    this.#attempt += 1
    this.#timer = setTimeout(() => this.#open(), waitMs)
  }

  #leave(topic: string) {
    this.#send({ unsubscribe: [topic] })
    if (this.#listeners.topics.length > 0) return
    this.#stopWaiting()
    this.#detach()
    this.#become('idle')
  }

  #detach() {
    this.#wire?.close()
    this.#wire = undefined
  }

  #stopWaiting() {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #send(message: object) {
    if (this.#state === 'live') this.#wire?.send(JSON.stringify(message))
  }

  #become(state: LiveState) {
    if (state === this.#state) return
    this.#state = state
    for (const watcher of this.#watchers) watcher()
  }
}
