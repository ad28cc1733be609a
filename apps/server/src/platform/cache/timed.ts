import type { Clock } from '#platform/clock'

/** Keeps each loaded value for a time. For few keys, such as brands: nothing is dropped. */
export function cacheFor<Value>(
  clock: Clock,
  ttlMs: number,
  load: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  const cached = new Map<string, { untilMs: number; value: Value }>()
  return async (key) => {
    const nowMs = clock.now().getTime()
    const known = cached.get(key)
    if (known && nowMs < known.untilMs) return known.value
    const value = await load(key)
    cached.set(key, { untilMs: nowMs + ttlMs, value })
    return value
  }
}
