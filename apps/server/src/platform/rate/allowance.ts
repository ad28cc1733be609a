/**
 * A limit is shared out so that few requests need the database. Half of it is split among the
 * processes in advance: each may let through its share without asking. The rest stands in the
 * database and is leased in blocks. Together never more than the limit while the number of
 * processes stands still; one that joins adds at most one share within the running window.
 */
export interface Portions {
  share: number
  pool: number
  block: number
}

export function portionsOf(limit: number, processes: number): Portions {
  const share = Math.floor(limit / 2 / processes)
  const pool = limit - share * processes
  return { share, pool, block: Math.max(1, Math.floor(pool / processes / 4)) }
}

/** The start of the window that a time falls in, in milliseconds. */
export function windowStart(nowMs: number, perSeconds: number): number {
  const lengthMs = perSeconds * 1000
  return nowMs - (nowMs % lengthMs)
}
