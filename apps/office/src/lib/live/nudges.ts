export type Nudges = ReturnType<typeof nudges>

/** What is told is asked for at most once in so long. */
const paceMs = 1000

/** Which topics the server tells of, and who wants to know. */
export function nudges() {
  const told = new Set<string>()
  const listeners = new Map<string, Set<() => void>>()
  const watchers = new Set<() => void>()
  const waiting = new Map<string, boolean>()

  const changed = () => {
    for (const watcher of watchers) watcher()
  }

  function pass(topic: string): void {
    // The first at once; what comes within the pace, all together at its end.
    if (waiting.has(topic)) return void waiting.set(topic, true)
    waiting.set(topic, false)
    for (const listener of listeners.get(topic) ?? []) listener()
    setTimeout(() => {
      const isMore = waiting.get(topic) === true
      waiting.delete(topic)
      if (isMore) pass(topic)
    }, paceMs)
    return undefined
  }

  return {
    isTold: (topic: string) => told.has(topic),
    watch(watcher: () => void) {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    on(topic: string, listener: () => void) {
      const all = listeners.get(topic) ?? new Set()
      listeners.set(topic, all.add(listener))
      return () => void all.delete(listener)
    },
    /** The server said something of it: from now on it says so of every change. */
    hear(topic: string) {
      const isNew = !told.has(topic)
      told.add(topic)
      if (isNew) changed()
      pass(topic)
    },
    /** Nothing is told any more. */
    lose() {
      told.clear()
      changed()
    },
  }
}
