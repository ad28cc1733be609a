/**
 * Calls `act` at most once per interval and key, with the latest value, at the end of the interval.
 * The timer does not keep the process alive.
 */
export function throttle<T>(intervalMs: number, act: (key: string, last: T) => void) {
  const waiting = new Map<string, T>()
  return (key: string, value: T): void => {
    const isWaiting = waiting.has(key)
    waiting.set(key, value)
    if (isWaiting) return
    const timer = setTimeout(() => {
      const last = waiting.get(key)
      waiting.delete(key)
      if (last !== undefined) act(key, last)
    }, intervalMs)
    timer.unref()
  }
}
