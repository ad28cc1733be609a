import type { PushMessage, TopicData, TopicName } from '@fairhouse/protocol'

interface Listener {
  hear(data: unknown): void
}

/** Who hears which topic, and how far each topic has been heard. */
export class Listeners {
  #byTopic = new Map<string, Set<Listener>>()
  #heard = new Map<string, number>()
  /** The last of what came before anybody listened to it. */
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
    if (early) queueMicrotask(() => this.hear(early))
    const remove = () => {
      const last = all.delete(listener) && all.size === 0
      if (last) {
        this.#byTopic.delete(topic)
        // Whoever comes back to a topic wants its present state, heard before or not.
        this.#heard.delete(topic)
      }
      return last
    }
    return { first, remove }
  }

  /** Who listens is another now: what the one before has heard is nothing to them. */
  startOver(): void {
    this.#heard.clear()
    this.#early.clear()
  }

  /** Hands a message on, once: after a reconnect the server may say again what was said. */
  hear(message: PushMessage): void {
    const { topic, seq, data } = message
    const all = this.#byTopic.get(topic)
    if (!all) this.#early.set(topic, message)
    if (!all || seq <= (this.#heard.get(topic) ?? -1)) return
    this.#heard.set(topic, seq)
    for (const listener of all) listener.hear(data)
  }
}
