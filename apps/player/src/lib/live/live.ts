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
  received(text: unknown): void
  closed(): void
}

export interface LiveDeps {
  readonly connect: (events: WireEvents) => Wire
  readonly token: () => string | null
  readonly random: () => number
}

/** After this time a connection counts as stable, and the backoff starts over. */
const stableMs = 5000

/** The one socket of the page: open while there are listeners, reconnects by itself. */
export class Live {
  #parts: LiveDeps
  #listeners = new Listeners()
  #watchers = new Set<() => void>()
  #wire: Wire | undefined
  #state: LiveState = 'idle'
  #attempt = 0
  #isStale = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #steady: ReturnType<typeof setTimeout> | undefined

  constructor(deps: LiveDeps) {
    this.#parts = deps
  }

  get state(): LiveState {
    return this.#state
  }

  /** Listens to a topic until the returned function is called. */
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

  /** Reconnects now instead of after the backoff: the network is back. */
  retryNow(): void {
    if (!this.#timer) return
    this.#attempt = 0
    this.#open()
  }

  /** Drops a connection that is known to be dead. */
  drop(): void {
    if (this.#wire) this.#lost()
  }

  /** Reconnects for another account: a socket belongs to the one that opened it. */
  restart(): void {
    this.#listeners.reset()
    if (!this.#wire && !this.#timer) return
    // Let a pending connection open first: browsers log an error for an aborted handshake.
    this.#isStale = this.#wire !== undefined && this.#state !== 'live'
    if (this.#isStale) return
    this.#detach()
    this.#open()
  }

  #open() {
    clearTimeout(this.#steady)
    this.#stopWaiting()
    this.#become('reconnecting')
    // A dropped connection may still send events; they are ignored.
    const ifCurrent = (action: () => void) => {
      if (this.#wire === wire) action()
    }
    const wire = this.#parts.connect({
      opened: () => ifCurrent(() => this.#opened()),
      received: (text) => ifCurrent(() => this.#heard(text)),
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
    this.#steady = setTimeout(() => (this.#attempt = 0), stableMs)
    this.#become('live')
    const token = this.#parts.token()
    if (token) this.#send({ token })
    this.#send({ subscribe: this.#listeners.topics })
  }

  #heard(text: unknown) {
    const message = readMessage(text)
    if (message) this.#listeners.deliver(message)
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
