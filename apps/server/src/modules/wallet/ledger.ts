import { amountOf, isCurrency, type Amount } from '@fairhouse/money'
import { storedAccount, type Account } from './chart.ts'
import type { createJournal } from './journal.ts'
import { undo, type Move } from './reversal.ts'
import type { Outcome, Transfer } from './rules.ts'
import type { LedgerStore, StoredTransfer } from './store/journal.ts'

/** A reversal is a transfer whose postings follow from the one it undoes. */
export type Reversal = Omit<Transfer, 'postings' | 'isVoid'> & { targets: readonly string[] }

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
    /** Undoes accepted transfers to the unit, once: refused as `already_reversed` after that. */
    reverse: async (asked: Reversal): Promise<Outcome> => transfer(await reversalOf(store, asked)),
    find: (id: string) => store.find(id),
    /** Those of them that are there, in the order of the journal. */
    findAll: (ids: readonly string[]) => store.findAll(ids),
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

/** Those that came first are undone first: a stake pays for the win that it brought. */
export async function reversalOf(store: LedgerStore, asked: Reversal): Promise<Transfer> {
  const { targets, guards = [], ...facts } = asked
  const found = await Promise.all(targets.map((target) => store.find(target)))
  const moves = found.flatMap((stored, place) => {
    if (stored?.refusal !== null) throw new Error(`nothing to reverse in ${targets[place]}`)
    return movesOf(stored)
  })
  const once = targets.map((target) => ({
    key: `reversed ${target}`,
    add: 1n,
    most: 1n,
    refusal: 'already_reversed',
  }))
  return { ...facts, postings: undo(moves), guards: [...guards, ...once] }
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
