import { readAnchors, writeAnchors } from '#platform/anchors'
import type { Executor } from '#platform/database'
import type { Kit } from '#platform/kit'
import { auditWallet } from './audit.ts'
import type { Account } from './chart.ts'
import { createJournal } from './journal.ts'
import { ledgerOf, reversalOf, type Reversal } from './ledger.ts'
import { createReading, type Reader } from './reader.ts'
import { laneOf, stakeBlock, type Outcome, type Transfer } from './rules.ts'
import { statementOf, summaryOf, type Period } from './statement.ts'
import { journalStore, ledgerStore, type LedgerStore } from './store/journal.ts'
import { readerStore, type ReaderStore } from './store/reader.ts'
import { memberTerms } from './terms.ts'

export * from './chart.ts'
export type { Holding, Ledger } from './ledger.ts'
export { mostRead, type JournalRow, type Reader } from './reader.ts'
export { idWithin, laneCount, laneOf } from './rules.ts'
export { seatGuard, stakeBlock, stakeTerms, termsKey } from './rules.ts'
export type { Guard, Outcome } from './rules.ts'
export type { Posting, RecordRow } from './rules.ts'
export type { Transfer } from './rules.ts'

export type WalletModule = ReturnType<typeof createWallet>

/** Money moves only by `transfer` and what is made of it here; each answers after the commit. */
export function createWallet({ database, clock, config, log }: Kit) {
  const store = journalStore(database)
  const readers = readerStore(database)
  const parts = { url: database.url, clock, log }
  const real = createJournal({ name: 'real', ...parts })
  const trial = createJournal({ name: 'trial', ...parts })
  const moved: ((transfer: Transfer) => void)[] = []

  /** Play money has no readers of its journal: who wants to know is told by who moved it. */
  function moveTrial(transfer: Transfer): Promise<Outcome> {
    // What is not sound is thrown at once, as by the real books.
    const outcome = trial.transfer(transfer)
    return outcome.then((decided) => {
      if (decided.refusal === undefined) for (const tell of moved) tell(transfer)
      return decided
    })
  }

  async function setBlock(memberId: string, value: 0n | 1n): Promise<void> {
    const { key } = stakeBlock(memberId)
    await real.setGuard(laneOf(memberId), key, value)
    await memberTerms.renewTerms(database.db, memberId)
    await trial.setGuard(laneOf(memberId), key, value)
  }

  return {
    ...ledgerOf(real, store),
    /** Play money: the same doors to books of its own. */
    trial: {
      ...ledgerOf({ ...trial, transfer: moveTrial }, ledgerStore(database, 'wallet_trial')),
      onMoved: (tell: (transfer: Transfer) => void) => void moved.push(tell),
      drop: () => store.dropTrial(),
    },
    ...withinOf(real, store),
    /** Keeps a member from staking, for money and for fun; what is due still comes. */
    blockStakes: (memberId: string) => setBlock(memberId, 1n),
    allowStakes: (memberId: string) => setBlock(memberId, 0n),
    statement: (account: Account, period: Period) => statementOf(store, account, period),
    /** What an account holds, and all that moved on it by what it was for. */
    summaryOf: (account: Account) => summaryOf(store, account),
    /** One pass of a reader over every lane; answers how many rows it took. */
    read: createReading(readers),
    ...memberTerms,
    ...looksOf(store, readers),
    /** Whether a reader has had every row of a lane from before this time. */
    hasRead: (db: Executor, reader: Reader, lane: number, before: Date) =>
      readers.hasRead(db, reader.name, lane, before),
    /** Keeps the heads of the chains outside the database, where the file is configured. */
    async anchor(): Promise<void> {
      if (config.anchorFile === undefined) return
      const books = await store.booksId()
      const known = new Set(readAnchors(config.anchorFile, books).map(({ head }) => head))
      const fresh = (await headsOf(store)).filter(({ head }) => !known.has(head))
      if (fresh.length > 0) writeAnchors(config.anchorFile, books, clock.now(), fresh)
    },
    /** Replays the books and holds them against what was anchored. */
    async audit() {
      const anchors = readAnchors(config.anchorFile, await store.booksId())
      return auditWallet(database, anchors)
    },
    async close(): Promise<void> {
      await real.close()
      await trial.close()
    },
  }
}

/**
 * Moves money in the transaction of whoever decides: both commit or none. The lane waits until it
 * ends, so this is for what people decide, once in a transaction and late in it.
 */
function withinOf(
  { transferWithin }: Pick<ReturnType<typeof createJournal>, 'transferWithin'>,
  store: LedgerStore,
) {
  return {
    transferWithin,
    reverseWithin: async (db: Executor, asked: Reversal) =>
      transferWithin(db, await reversalOf(store, asked)),
  }
}

async function headsOf(store: ReturnType<typeof journalStore>) {
  const lanes = await store.lanesNow()
  return lanes.map((lane) => ({ ...lane, head: lane.head.toString('hex') }))
}

/** How others look into the journal. */
function looksOf(store: ReturnType<typeof journalStore>, readers: ReaderStore) {
  return {
    /** Accepted rows between two moments. */
    rowsBetween: store.rowsBetween,
    /** Since when the oldest row waits for a reader; null when none does. */
    waitsSince: (reader: Reader) => readers.waitsSince(reader.name),
  }
}
