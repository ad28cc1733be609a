/**
 * Reloads a cache, one read at a time, so that an older read never finishes last. Callers who come
 * while one runs share the next read.
 */
export function createReloader(read: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let waiting: Promise<void> | undefined
  return () => {
    waiting ??= (running ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => {
        waiting = undefined
        running = read()
        return running
      })
    return waiting
  }
}
