import { amountOf, isCurrency, type Amount } from '@fairhouse/money'
import { memberAccount, storedAccount, type Account, type MemberKind } from './chart.ts'
import type { GuardScope } from './lane/names.ts'
import type { createJournal } from './journal.ts'
import { reversalPostings, type Move } from './reversal.ts'
import type { Outcome, Transfer } from './rules.ts'
import type { LedgerStore, StoredTransfer } from './store/journal.ts'

/** A reversal is a transfer whose postings follow from the transfers it reverses. */
export type Reversal = Omit<Transfer, 'postings' | 'isVoid'> & { targets: readonly string[] }

export interface Holding {
  address: string
  currency: string
  balance: Amount
  /** Increases with each movement. */
  version: number
}

export type Ledger = ReturnType<typeof createLedger>

/** Moves money in one journal, and reads it. */
export function createLedger(
  {
    transfer,
    setGuard,
    laneOf,
  }: Pick<ReturnType<typeof createJournal>, 'transfer' | 'setGuard' | 'laneOf'>,
  store: LedgerStore,
) {
  return {
    transfer,
    setGuard,
    /** The lane in which a member is decided; most need the home lane only. */
    currentLaneOf: laneOf,
    /** Voids an id permanently, or returns the outcome of the transfer that already has it. */
    voidTransfer: (reversal: Omit<Transfer, 'code' | 'postings' | 'isVoid'>) =>
      transfer({ ...reversal, code: 'void', postings: [], isVoid: true }),
    /**
     * Reverses accepted transfers exactly, once; later attempts are refused as `already_reversed`.
     */
    reverse: async (reversal: Reversal): Promise<Outcome> =>
      transfer(await buildReversal(store, reversal)),
    find: (id: string) => store.find(id),
    guardValue: (scope: GuardScope, name: string) => store.guardValue(scope, name),
    /** The existing ones, in journal order. */
    findAll: (ids: readonly string[]) => store.findAll(ids),
    /** Balance and number of changes of each account that was ever used. */
    async holdings(accounts: readonly Account[]): Promise<Holding[]> {
      const rows = await store.balances(accounts)
      return rows.map(({ address, currency, balance, version }) => ({
        address,
        currency,
        balance: amountOf(BigInt(balance)),
        version: Number(version),
      }))
    },
    /** The sum of the accounts' balances. */
    async balanceOf(accounts: readonly Account[]): Promise<Amount> {
      const rows = await store.balances(accounts)
      return amountOf(rows.reduce((total, { balance }) => total + BigInt(balance), 0n))
    },
  }
}

/** Reverses in the original order: the returned stake pays for the win taken back. */
export async function buildReversal(store: LedgerStore, reversal: Reversal): Promise<Transfer> {
  const { targets, guards = [], ...facts } = reversal
  const found = await Promise.all(targets.map((target) => store.find(target)))
  const moves = found.flatMap((stored, place) => {
    if (stored?.refusal !== null) throw new Error(`nothing to reverse in ${targets[place]}`)
    return toMoves(stored, store.cashKind)
  })
  const once = targets.map((target) => ({
    key: `reversed ${target}`,
    add: 1n,
    max: 1n,
    refusal: 'already_reversed',
  }))
  return { ...facts, postings: reversalPostings(moves), guards: [...guards, ...once] }
}

/** What a hand took from a seat's reservation comes back as cash: the seat may be gone. */
function toMoves({ moves }: StoredTransfer, cashKind: MemberKind): Move[] {
  return moves.map(({ address, currency, mayOverdraw, amount }) => {
    if (!isCurrency(currency)) throw new Error(`${address} is in ${currency}`)
    const stored = storedAccount(address, currency, mayOverdraw)
    const { owner, kind } = stored
    const isReserved = owner !== undefined && kind === 'reserved'
    const account = isReserved ? memberAccount(owner, cashKind, currency) : stored
    return { account, amount: amountOf(BigInt(amount)) }
  })
}
