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
export const mostRead = 500

export async function runReader(store: ReaderStore, { name, apply }: Reader): Promise<number> {
  let total = 0
  for (let lane = 0; lane < laneCount; lane += 1) {
    total += await store.read(name, lane, mostRead, apply)
  }
  return total
}
