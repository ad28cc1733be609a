/**
 * Reads again what is kept in memory, one read at a time, so that an older one never ends last. Of
 * many who ask while one runs, the next reads what they all wait for.
 */
export function rereader(read: () => Promise<void>): () => Promise<void> {
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
