import type { Clock } from '#platform/clock'

const lifetimeMs = 5000
const maxPages = 500

/** Caches rendered pages for a few seconds; the oldest is dropped first. */
export function createPageCache<T>(clock: Clock) {
  const cached = new Map<string, { value: Promise<T>; untilMs: number }>()

  function get(key: string, render: () => Promise<T>): Promise<T> {
    const nowMs = clock.now().getTime()
    const entry = cached.get(key)
    if (entry && nowMs < entry.untilMs) return entry.value
    const value = render()
    cached.delete(key)
    cached.set(key, { value, untilMs: nowMs + lifetimeMs })
    value.catch(() => {
      if (cached.get(key)?.value === value) cached.delete(key)
    })
    const [first] = cached.keys()
    if (cached.size > maxPages && first !== undefined) cached.delete(first)
    return value
  }

  return { take: get, clear: () => cached.clear() }
}
