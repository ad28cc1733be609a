import type { Kit } from '#platform/kit'
import { amountOf, isCurrency, type Amount } from '@fairhouse/money'
import { readAnchors, writeAnchors } from './anchors.ts'
import { auditWallet } from './audit.ts'
import { storedAccount, type Account } from './chart.ts'
import { createJournal } from './journal.ts'
import { runReader, type Reader } from './reader.ts'
import { undo, type Move } from './reversal.ts'
import type { Outcome, Transfer } from './rules.ts'
import { statementOf, type Period } from './statement.ts'
import { journalStore, type StoredTransfer } from './store/journal.ts'
import { readerStore } from './store/reader.ts'

export * from './chart.ts'
export { mostRead, type JournalRow, type Reader } from './reader.ts'
export { laneCount, laneOf, stakeBlock, type Guard, type Outcome } from './rules.ts'
export type { Posting, RecordRow } from './rules.ts'
export type { Transfer } from './rules.ts'

export type WalletModule = ReturnType<typeof createWallet>

/** A reversal is a transfer whose postings follow from the one it undoes. */
export type Reversal = Omit<Transfer, 'postings' | 'isVoid'> & { target: string }

/** Money moves only by `transfer` and what is made of it here; each answers after the commit. */
export function createWallet({ database, clock, config, log }: Kit) {
  const store = journalStore(database)
  const readers = readerStore(database)
  const real = createJournal({ name: 'real', url: database.url, clock, log })
  const trial = createJournal({ name: 'trial', url: database.url, clock, log })

  async function heads() {
    const lanes = await store.lanesNow()
    return lanes.map((lane) => ({ ...lane, head: lane.head.toString('hex') }))
  }

  return {
    transfer: real.transfer,
    setGuard: real.setGuard,
    trial: { transfer: trial.transfer, drop: () => store.dropTrial() },
    /** Takes an id for ever, or tells what became of the transfer that has it already. */
    voidTransfer: (transfer: Omit<Transfer, 'code' | 'postings' | 'isVoid'>) =>
      real.transfer({ ...transfer, code: 'void', postings: [], isVoid: true }),
    /** Undoes an accepted transfer to the unit, once: refused as `already_reversed` after that. */
    async reverse({ target, guards = [], ...facts }: Reversal): Promise<Outcome> {
      const stored = await store.find(target)
      if (!stored || stored.refusal !== null) throw new Error(`nothing to reverse in ${target}`)
      const once = { key: `reversed ${target}`, add: 1n, most: 1n, refusal: 'already_reversed' }
      const postings = undo(movesOf(stored))
      return real.transfer({ ...facts, postings, guards: [...guards, once] })
    },
    find: (id: string) => store.find(id),
    /** What the accounts hold together now. */
    async balanceOf(accounts: readonly Account[]): Promise<Amount> {
      const rows = await store.balances(accounts.map(({ address }) => address))
      return amountOf(rows.reduce((total, { balance }) => total + BigInt(balance), 0n))
    },
    statement: (account: Account, period: Period) => statementOf(store, account, period),
    /** One pass of a reader over every lane; answers how many rows it took. */
    read: (reader: Reader) => runReader(readers, reader),
    /** Keeps the heads of the chains outside the database, where the file is configured. */
    async anchor(): Promise<void> {
      if (config.anchorFile === undefined) return
      const books = await store.booksId()
      const known = new Set(readAnchors(config.anchorFile, books).map(({ head }) => head))
      const fresh = (await heads()).filter(({ head }) => !known.has(head))
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

function movesOf({ moves }: StoredTransfer): Move[] {
  return moves.map(({ address, currency, mayOverdraw, amount }) => {
    if (!isCurrency(currency)) throw new Error(`${address} is in ${currency}`)
    return {
      account: storedAccount(address, currency, mayOverdraw),
      amount: amountOf(BigInt(amount)),
    }
  })
}
