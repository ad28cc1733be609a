import { amountOf, isCurrency, type Amount } from '@fairhouse/money'
import { storedAccount, type Account } from './chart.ts'
import type { createJournal } from './journal.ts'
import { undo, type Move } from './reversal.ts'
import type { Outcome, Transfer } from './rules.ts'
import type { LedgerStore, StoredTransfer } from './store/journal.ts'

/** A reversal is a transfer whose postings follow from the one it undoes. */
export type Reversal = Omit<Transfer, 'postings' | 'isVoid'> & { target: string }

export interface Holding {
  address: string
  currency: string
  balance: Amount
  /** Grows with each movement. */
  version: number
}

export type Ledger = ReturnType<typeof ledgerOf>

/** How modules move money in one set of books, and look at it. */
export function ledgerOf(
  { transfer, setGuard }: Pick<ReturnType<typeof createJournal>, 'transfer' | 'setGuard'>,
  store: LedgerStore,
) {
  return {
    transfer,
    setGuard,
    /** Takes an id for ever, or tells what became of the transfer that has it already. */
    voidTransfer: (asked: Omit<Transfer, 'code' | 'postings' | 'isVoid'>) =>
      transfer({ ...asked, code: 'void', postings: [], isVoid: true }),
    /** Undoes an accepted transfer to the unit, once: refused as `already_reversed` after that. */
    async reverse({ target, guards = [], ...facts }: Reversal): Promise<Outcome> {
      const stored = await store.find(target)
      if (!stored || stored.refusal !== null) throw new Error(`nothing to reverse in ${target}`)
      const once = { key: `reversed ${target}`, add: 1n, most: 1n, refusal: 'already_reversed' }
      const postings = undo(movesOf(stored))
      return transfer({ ...facts, postings, guards: [...guards, once] })
    },
    find: (id: string) => store.find(id),
    /** What each of the accounts holds that were ever used, and how often it has changed. */
    async holdings(accounts: readonly Account[]): Promise<Holding[]> {
      const rows = await store.balances(accounts.map(({ address }) => address))
      return rows.map(({ address, currency, balance, version }) => ({
        address,
        currency,
        balance: amountOf(BigInt(balance)),
        version: Number(version),
      }))
    },
    /** What the accounts hold together now. */
    async balanceOf(accounts: readonly Account[]): Promise<Amount> {
      const rows = await store.balances(accounts.map(({ address }) => address))
      return amountOf(rows.reduce((total, { balance }) => total + BigInt(balance), 0n))
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
