/** A game where it stands: the least rank comes first, of equal ones the older. */
export interface Standing {
  nodeId: number
  rank: number
}

/** Closer than this two ranks are not put. */
const leastGap = 1e-6

/**
 * The ranks that put a game at a place of its vendor's list, counted from 1. Where there is room
 * between its neighbours only its own is another; else those behind it move on as far as needed.
 */
export function movedTo(list: readonly Standing[], nodeId: number, place: number): Standing[] {
  const from = list.findIndex((one) => one.nodeId === nodeId)
  const moved = list[from]
  const at = Math.min(Math.max(Math.trunc(place), 1), list.length) - 1
  if (!moved || at === from) return []
  const order = list.toSpliced(from, 1).toSpliced(at, 0, moved)
  const behind = order.slice(at + 1)
  const before = order[at - 1]?.rank ?? (behind[0]?.rank ?? moved.rank) - 1
  const room = behind.findIndex(({ rank }, count) => rank - before >= (count + 2) * leastGap)
  const pushed = order.slice(at, at + 1 + (room === -1 ? behind.length : room))
  const next = behind[room]?.rank ?? before + pushed.length + 1
  const step = (next - before) / (pushed.length + 1)
  return pushed.map((one, count) => ({ nodeId: one.nodeId, rank: before + step * (count + 1) }))
}
