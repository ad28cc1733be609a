import type { PushMessage, TopicData, TopicName } from '@fairhouse/protocol'

interface Listener {
  hear(data: unknown): void
}

/** The listeners by topic, and the last sequence number of each topic. */
export class Listeners {
  #byTopic = new Map<string, Set<Listener>>()
  #heard = new Map<string, number>()
  /** The last message of topics that had no listener yet. */
  #early = new Map<string, PushMessage>()

  get topics(): string[] {
    return [...this.#byTopic.keys()]
  }

  add<T extends TopicName>(topic: T, hear: (data: TopicData<T>) => void) {
    const listener = { hear }
    const first = !this.#byTopic.has(topic)
    const all = this.#byTopic.get(topic) ?? new Set()
    this.#byTopic.set(topic, all.add(listener))
    const early = this.#early.get(topic)
    this.#early.delete(topic)
    if (early) queueMicrotask(() => this.deliver(early))
    const remove = () => {
      const last = all.delete(listener) && all.size === 0
      if (last) {
        this.#byTopic.delete(topic)
        // A new listener needs the current state, even if it was delivered before.
        this.#heard.delete(topic)
      }
      return last
    }
    return { first, remove }
  }

  /** The account changed: sequence numbers and messages of the last one do not count. */
  reset(): void {
    this.#heard.clear()
    this.#early.clear()
  }

  /** Delivers a message once: after a reconnect the server may repeat it. */
  deliver(message: PushMessage): void {
    const { topic, seq, data } = message
    const all = this.#byTopic.get(topic)
    if (!all) this.#early.set(topic, message)
    if (!all || seq <= (this.#heard.get(topic) ?? -1)) return
    this.#heard.set(topic, seq)
    for (const listener of all) listener.hear(data)
  }
}
