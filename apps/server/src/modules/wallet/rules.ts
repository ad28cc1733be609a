import type { Amount } from '@fairhouse/money'
import type { Account } from './chart.ts'

/** Lanes are written down with the accounts, so this number only ever grows by a migration. */
export const laneCount = 2

/** Money from its sources, taken in their order until the amount is reached, to one account. */
export interface Posting {
  from: readonly Account[]
  to: Account
  amount: Amount
}

/**
 * A counter or block of some module's: the transfer is refused by that name when the value and
 * what it adds would be more than `most`. Accepted, it adds; a negative addition always passes.
 */
export interface Guard {
  key: string
  add: bigint
  most: bigint
  refusal: string
}

/** A row of some module's table, written in the same commit if the transfer is accepted. */
export interface RecordRow {
  table: string
  row: Readonly<Record<string, string | number | boolean | null>>
}

/** The only way money moves. The caller makes the id; asking again gives the first answer. */
export interface Transfer {
  id: string
  code: string
  lane: number
  postings: readonly Posting[]
  reference: string
  guards?: readonly Guard[]
  records?: readonly RecordRow[]
}

/** `insufficient_funds`, `id_conflict`, or the name that a guard gave. */
export type TransferRefusal = string

export type Outcome = { repeated: boolean } & (
  | { refusal: TransferRefusal }
  | { refusal: undefined; taken: Amount[][] }
)

/** The lane of a member, the same for ever: the last 31 bits of the id, which are random. */
export function laneOf(memberId: string): number {
  return Number.parseInt(memberId.slice(-7), 16) % laneCount
}

/** What was asked, in one text: two transfers are the same if and only if this is. */
export function contentOf({ code, postings, reference }: Transfer): string {
  const lines = postings.map(
    ({ from, to, amount }) =>
      `${from.map((account) => account.address).join('+')}>${to.address}:${amount}`,
  )
  return JSON.stringify([code, reference, lines])
}

/** Faults of ours in a transfer, before it is sent. */
export function requireSound({ id, postings, guards = [], records = [] }: Transfer) {
  const keys = new Set(guards.map(({ key }) => key))
  const tablesFit = records.every(({ table }) => /^(?!wallet_)[a-z]+_[a-z_]+$/.test(table))
  if (keys.size < guards.length || !tablesFit) throw new Error(`transfer ${id} is not sound`)
  const isSound = postings.every(({ from, to, amount }) => {
    const accounts = [...from, to]
    const oneCurrency = accounts.every(({ currency }) => currency === to.currency)
    const distinct = new Set(accounts.map(({ address }) => address)).size === accounts.length
    return from.length > 0 && amount > 0n && oneCurrency && distinct
  })
  if (postings.length === 0 || !isSound) throw new Error(`transfer ${id} is not sound`)
}
