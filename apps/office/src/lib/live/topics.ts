export type Topics = ReturnType<typeof createTopics>

/** Each topic notifies at most once per interval. */
const paceMs = 1000

/** Registry of the topics that the server pushes and of their listeners. */
export function createTopics() {
  const topics = new Set<string>()
  const listeners = new Map<string, Set<() => void>>()
  const watchers = new Set<() => void>()
  const waiting = new Map<string, boolean>()

  const changed = () => {
    for (const watcher of watchers) watcher()
  }

  function notify(topic: string): void {
    // Notifies at once, then merges further pushes until the interval ends.
    if (waiting.has(topic)) return void waiting.set(topic, true)
    waiting.set(topic, false)
    for (const listener of listeners.get(topic) ?? []) listener()
    setTimeout(() => {
      const isMore = waiting.get(topic) === true
      waiting.delete(topic)
      if (isMore) notify(topic)
    }, paceMs)
    return undefined
  }

  return {
    isPushed: (topic: string) => topics.has(topic),
    watch(watcher: () => void) {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    on(topic: string, listener: () => void) {
      const all = listeners.get(topic) ?? new Set()
      listeners.set(topic, all.add(listener))
      return () => void all.delete(listener)
    },
    /** Handles a push; a topic that was pushed once is pushed on every change. */
    receive(topic: string) {
      const isNew = !topics.has(topic)
      topics.add(topic)
      if (isNew) changed()
      notify(topic)
    },
    /** Forgets all topics after the socket closed. */
    reset() {
      topics.clear()
      changed()
    },
  }
}
