import { laneCount } from './rules.ts'
import type { StoredTransfer } from './store/journal.ts'
import type { ReaderStore, ReaderTransaction } from './store/reader.ts'

export type JournalRow = StoredTransfer

/**
 * What follows from money. A reader gets every row of the journal once, per lane in order: what it
 * writes and how far it has come are one commit. Rows of a lane become visible in their order, so
 * none that commits late is skipped.
 */
export interface Reader {
  name: string
  apply(rows: readonly JournalRow[], transaction: ReaderTransaction): Promise<void>
}

/** In one step on one lane: fewer, and all that was there is read. */
export const mostRead = 2000

/** Passes of readers: they ask for the rows of a lane only where some are new to them. */
export function createReading(store: ReaderStore) {
  /** By reader and lane; another process may have come further. */
  const known = new Map<string, bigint>()

  return async ({ name, apply }: Reader): Promise<number> => {
    const ends = await store.ends()
    let total = 0
    for (let lane = 0; lane < laneCount; lane += 1) {
      const key = `${name} ${lane}`
      if (known.get(key) === ends.get(lane)) continue
      const { count, seq } = await store.read(name, lane, mostRead, apply)
      if (seq !== undefined) known.set(key, seq)
      total += count
    }
    return total
  }
}
