/** Less than the six connections that a browser opens to a site: calls always find a free one. */
const maxLoading = 3

/** Lets a few pictures load at a time, the latest request first: it is what the player sees. */
export function createTileQueue(max = maxLoading) {
  const loading = new Set<symbol>()
  const waiting = new Map<symbol, () => void>()

  function startNext(): void {
    while (loading.size < max) {
      const next = [...waiting].at(-1)
      if (!next) return
      const [ticket, start] = next
      waiting.delete(ticket)
      loading.add(ticket)
      start()
    }
  }

  /** Calls `start` when it is this picture's turn. The returned function ends the turn. */
  return (start: () => void): (() => void) => {
    const ticket = Symbol('tile')
    waiting.set(ticket, start)
    startNext()
    return () => {
      waiting.delete(ticket)
      if (loading.delete(ticket)) startNext()
    }
  }
}

export const waitForTurn = createTileQueue()
