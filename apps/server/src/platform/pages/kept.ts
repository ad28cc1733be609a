import type { Clock } from '#platform/clock'

const lifetimeMs = 5000
const most = 500

/** Pages drawn a moment ago; the one that was made first goes first. */
export function createKept<T>(clock: Clock) {
  const kept = new Map<string, { value: Promise<T>; untilMs: number }>()

  function take(key: string, draw: () => Promise<T>): Promise<T> {
    const nowMs = clock.now().getTime()
    const known = kept.get(key)
    if (known && nowMs < known.untilMs) return known.value
    const value = draw()
    kept.delete(key)
    kept.set(key, { value, untilMs: nowMs + lifetimeMs })
    value.catch(() => {
      if (kept.get(key)?.value === value) kept.delete(key)
    })
    const [first] = kept.keys()
    if (kept.size > most && first !== undefined) kept.delete(first)
    return value
  }

  return { take, forgetAll: () => kept.clear() }
}
