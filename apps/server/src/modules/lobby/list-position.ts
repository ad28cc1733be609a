/** A game with its rank: lowest first, then the older one. */
export interface RankedGame {
  nodeId: number
  rank: number
}

/** Minimum distance between two ranks. */
const minGap = 1e-6

/**
 * Computes the ranks that move a game to a position in its provider's list, from 1. Only its own
 * rank changes if there is a gap; otherwise the games behind it shift as needed.
 */
export function moveToPosition(
  list: readonly RankedGame[],
  nodeId: number,
  place: number,
): RankedGame[] {
  const from = list.findIndex((one) => one.nodeId === nodeId)
  const moved = list[from]
  const at = Math.min(Math.max(Math.trunc(place), 1), list.length) - 1
  if (!moved || at === from) return []
  const order = list.toSpliced(from, 1).toSpliced(at, 0, moved)
  const behind = order.slice(at + 1)
  const before = order[at - 1]?.rank ?? (behind[0]?.rank ?? moved.rank) - 1
  const room = behind.findIndex(({ rank }, count) => rank - before >= (count + 2) * minGap)
  const pushed = order.slice(at, at + 1 + (room === -1 ? behind.length : room))
  const next = behind[room]?.rank ?? before + pushed.length + 1
  const step = (next - before) / (pushed.length + 1)
  return pushed.map((one, count) => ({ nodeId: one.nodeId, rank: before + step * (count + 1) }))
}
