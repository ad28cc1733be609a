import type { Clock } from '#platform/clock'

const lifetimeMs = 5000
const most = 500

/** Caches rendered pages for a few seconds; the oldest is dropped first. */
export function createPageCache<T>(clock: Clock) {
  const cached = new Map<string, { value: Promise<T>; untilMs: number }>()

  function get(key: string, draw: () => Promise<T>): Promise<T> {
    const nowMs = clock.now().getTime()
    const known = cached.get(key)
    if (known && nowMs < known.untilMs) return known.value
    const value = draw()
    cached.delete(key)
    cached.set(key, { value, untilMs: nowMs + lifetimeMs })
    value.catch(() => {
      if (cached.get(key)?.value === value) cached.delete(key)
    })
    const [first] = cached.keys()
    if (cached.size > most && first !== undefined) cached.delete(first)
    return value
  }

  return { take: get, clear: () => cached.clear() }
}
