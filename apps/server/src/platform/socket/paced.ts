/**
 * Does at most one thing in a while for each key: waits so long after the first, then does the
 * last that was asked for. Nothing keeps the process alive for it.
 */
export function paced<T>(paceMs: number, act: (key: string, last: T) => void) {
  const waiting = new Map<string, T>()
  return (key: string, given: T): void => {
    const isWaiting = waiting.has(key)
    waiting.set(key, given)
    if (isWaiting) return
    const timer = setTimeout(() => {
      const last = waiting.get(key)
      waiting.delete(key)
      if (last !== undefined) act(key, last)
    }, paceMs)
    timer.unref()
  }
}
