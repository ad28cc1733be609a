import * as z from 'zod/mini'
import { readAnchors, writeAnchors } from '#platform/anchors'
import type { Executor } from '#platform/database'
import type { Kit } from '#platform/kit'
import { auditWallet } from './audit.ts'
import type { Account } from './chart.ts'
import { createJournal } from './journal.ts'
import { createLedger, buildReversal, type Reversal } from './ledger.ts'
import { createReaderPass, type Reader } from './reader.ts'
import { laneCount, type Outcome, type Transfer } from './rules.ts'
import { createSpread } from './spread.ts'
import { statementOf, summaryOf, type Period } from './statement.ts'
import { journalStore, ledgerStore, type LedgerStore } from './store/journal.ts'
import { readerStore, type ReaderStore } from './store/reader.ts'
import { createMemberTerms } from './stake-terms.ts'

export * from './chart.ts'
export type { Holding, Ledger } from './ledger.ts'
export { maxReaderRows, type JournalRow, type Reader } from './reader.ts'
export { laneCount, laneOf } from './rules.ts'
export { memberCounter, seatGuard, stakeBlock, staleRecord, stakeTermsGuard } from './rules.ts'
export type { Guard, Outcome } from './rules.ts'
export type { Posting, RecordRow } from './rules.ts'
export type { Transfer } from './rules.ts'

export type WalletModule = ReturnType<typeof createWallet>

/** Money moves only by `transfer` and the functions built on it; each resolves after the commit. */
export function createWallet({ bus, database, clock, config, log }: Kit) {
  const store = journalStore(database)
  const readers = readerStore(database)
  const options = { database, clock, log, lanes: Math.min(config.walletLanes, laneCount) }
  const real = createJournal({ name: 'real', ...options })
  const trial = createJournal({ name: 'trial', ...options })
  const listeners: ((transfer: Transfer) => void)[] = []
  const read = createReaderPass(readers)
  const memberTerms = createMemberTerms(options.lanes)
  forgetMoved(bus, [real, trial])

  /** The trial journal has no readers, so listeners are called after each transfer. */
  function moveTrial(transfer: Transfer): Promise<Outcome> {
    // An invalid transfer is thrown at once, as in the real journal.
    const outcome = trial.transfer(transfer)
    return outcome.then((decided) => {
      if (decided.refusal === undefined) for (const tell of listeners) tell(transfer)
      return decided
    })
  }

  async function setBlock(memberId: string, value: 0n | 1n): Promise<void> {
    await real.setBlock(memberId, value)
    await memberTerms.renewTerms(database.db, memberId)
    await trial.setBlock(memberId, value)
  }

  return {
    ...createLedger(real, store),
    /** Play money: the same functions on a separate journal. */
    trial: {
      ...createLedger({ ...trial, transfer: moveTrial }, ledgerStore(database, 'wallet_trial')),
      onMoved: (tell: (transfer: Transfer) => void) => void listeners.push(tell),
      drop: () => store.dropTrial(),
    },
    ...createInTransaction(real, store),
    /** Blocks a member's stakes, for real and play money; settlements still arrive. */
    blockStakes: (memberId: string) => setBlock(memberId, 1n),
    allowStakes: (memberId: string) => setBlock(memberId, 0n),
    statement: (account: Account, period: Period) => statementOf(store, account, period),
    /** The balance of an account and its movements by code. */
    summaryOf: (account: Account) => summaryOf(store, account),
    /** Runs one pass of a reader over every lane; returns the number of rows read. */
    read,
    ...memberTerms,
    ...createJournalQueries(store, readers),
    /** Spreads all members over the configured lanes, when these readers have their rows. */
    spreadMembers: createSpread({ real, trial }, options.lanes, read),
    /** Whether a reader has processed every row from before this time. */
    hasRead: (db: Executor, reader: Reader, before: Date) =>
      readers.hasRead(db, reader.name, before),
    /** The time of the first row that a reader has not processed: one row to join. */
    unreadQuery: (reader: Reader) => readers.unreadQuery(reader.name),
    ...createChain({ database, clock, config }, store),
    async close(): Promise<void> {
      await real.close()
      await trial.close()
    },
  }
}

const moved = z.object({ memberId: z.string() })

/** Members are moved to other lanes by the command `lanes:spread`. */
function forgetMoved(bus: Kit['bus'], journals: readonly ReturnType<typeof createJournal>[]) {
  bus.on('wallet.moved', (data) => {
    const { memberId } = moved.parse(data)
    for (const journal of journals) journal.forgetLane(memberId)
  })
  bus.onResume(() => {
    for (const journal of journals) journal.forgetLane()
  })
}

/**
 * Moves money in the caller's transaction: both commit or neither. The lane waits until it ends, so
 * use this only for decisions by people, once and late in the transaction.
 */
function createInTransaction(
  { transferInTransaction }: Pick<ReturnType<typeof createJournal>, 'transferInTransaction'>,
  store: LedgerStore,
) {
  return {
    transferInTransaction,
    reverseInTransaction: async (db: Executor, reversal: Reversal) =>
      transferInTransaction(db, await buildReversal(store, reversal)),
  }
}

/** Seals, anchors and audits the journal. */
function createChain(
  { database, clock, config }: Pick<Kit, 'database' | 'clock' | 'config'>,
  store: ReturnType<typeof journalStore>,
) {
  async function seal(): Promise<void> {
    for (let lane = 0; lane < laneCount; lane += 1) while (await store.seal(lane));
  }

  return {
    /** Seals what was committed, so that it can be audited and anchored. */
    seal,
    /** Stores the chain heads outside the database, if a file is configured. */
    async anchor(): Promise<void> {
      if (config.anchorFile === undefined) return
      await seal()
      const books = await store.booksId()
      const known = new Set(readAnchors(config.anchorFile, books).map(({ head }) => head))
      const fresh = (await anchorHeads(store)).filter(({ head }) => !known.has(head))
      if (fresh.length > 0) writeAnchors(config.anchorFile, books, clock.now(), fresh)
    },
    /** Replays the journal and compares it with the anchors. */
    async audit() {
      await seal()
      const anchors = readAnchors(config.anchorFile, await store.booksId())
      return auditWallet(database, anchors)
    },
  }
}

async function anchorHeads(store: ReturnType<typeof journalStore>) {
  const lanes = await store.lanesNow()
  return lanes.map((lane) => ({ ...lane, head: lane.head.toString('hex') }))
}

/** Journal queries for other modules. */
function createJournalQueries(store: ReturnType<typeof journalStore>, readers: ReaderStore) {
  return {
    /** Accepted rows between two moments. */
    rowsBetween: store.rowsBetween,
    /** The time of the oldest row that a reader has not processed, or null. */
    waitsSince: (reader: Reader) => readers.waitsSince(reader.name),
    /** How many seconds the slowest of these readers is behind the journal. */
    async lagOf(some: readonly Reader[], now: Date): Promise<number> {
      const waits = await Promise.all(some.map(({ name }) => readers.waitsSince(name)))
      const ms = waits.map((at) => (at === null ? 0 : now.getTime() - at.getTime()))
      return Math.max(0, ...ms) / 1000
    },
  }
}
