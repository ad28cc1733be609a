/**
 * Splits a limit so that few requests need the database. Half of it is divided among the processes
 * in advance; the rest stays in the database and is leased in blocks. Together they never exceed
 * the limit while the number of processes is constant; a new process adds at most one share within
 * the window.
 */
export interface LimitSplit {
  share: number
  pool: number
  block: number
}

export function splitLimit(limit: number, processes: number): LimitSplit {
  const share = Math.floor(limit / 2 / processes)
  const pool = limit - share * processes
  return { share, pool, block: Math.max(1, Math.floor(pool / processes / 4)) }
}

/** Start of the window that contains a time, in milliseconds. */
export function windowStart(nowMs: number, perSeconds: number): number {
  const lengthMs = perSeconds * 1000
  return nowMs - (nowMs % lengthMs)
}
