import { laneCount } from './rules.ts'
import type { StoredTransfer } from './store/journal.ts'
import type { ReaderStore, ReaderTransaction } from './store/reader.ts'

export type JournalRow = StoredTransfer

/**
 * Derives data from the journal. A reader gets every row once, per lane in order; its writes and
 * its cursor are one commit. Rows of a lane become visible in order, so a late commit is never
 * skipped.
 */
export interface Reader {
  name: string
  apply(rows: readonly JournalRow[], transaction: ReaderTransaction): Promise<void>
  /** Runs after the commit of a pass that read rows; work that a crash left is its own to find. */
  afterCommit?(): Promise<void>
}

/** Maximum rows per step on a lane; fewer rows mean that the lane was read to its end. */
export const maxReaderRows = 2000

/** Runs reader passes; skips lanes without new rows. */
export function createReaderPass(store: ReaderStore) {
  /** The last known position by reader and lane; another process may be ahead. */
  const known = new Map<string, bigint>()

  return async ({ name, apply, afterCommit }: Reader): Promise<number> => {
    const ends = await store.ends()
    let total = 0
    for (let lane = 0; lane < laneCount; lane += 1) {
      const key = `${name} ${lane}`
      if (known.get(key) === ends.get(lane)) continue
      const { count, seq } = await store.read(name, lane, maxReaderRows, apply)
      if (seq !== undefined) known.set(key, seq)
      total += count
    }
    if (total > 0) await afterCommit?.()
    return total
  }
}
