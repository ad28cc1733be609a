import type { PushMessage, TopicData, TopicName } from '@fairhouse/protocol'

interface Listener {
  hear(data: unknown): void
}

/** Who hears which topic, and how far each topic has been heard. */
export class Listeners {
  #byTopic = new Map<string, Set<Listener>>()
  #heard = new Map<string, number>()

  get topics(): string[] {
    return [...this.#byTopic.keys()]
  }

  add<T extends TopicName>(topic: T, hear: (data: TopicData<T>) => void) {
    const listener = { hear }
    const first = !this.#byTopic.has(topic)
    const all = this.#byTopic.get(topic) ?? new Set()
    this.#byTopic.set(topic, all.add(listener))
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

  /** Hands a message on, once: after a reconnect the server may say again what was said. */
  hear({ topic, seq, data }: PushMessage): void {
    const all = this.#byTopic.get(topic)
    if (!all || seq <= (this.#heard.get(topic) ?? -1)) return
    this.#heard.set(topic, seq)
    for (const listener of all) listener.hear(data)
  }
}
