import type { Amount } from '@fairhouse/money'
import type { Account } from './chart.ts'

/** Lanes are written down with the accounts, so this number only ever grows by a migration. */
export const laneCount = 2

/** To the sources (two at most) of an earlier posting, in proportion as they gave. */
export interface Back {
  backTo: number
}

/** Money from its sources, taken in their order until the amount is reached, to its target. */
export interface Posting {
  from: readonly Account[]
  to: Account | Back
  amount: Amount
}

/**
 * A counter or block of some module's: the transfer is refused by that name when the value and
 * what it needs would be more than `most`. Accepted, it adds; a negative need always passes. A
 * name that begins with `~` is no decision: its id stays free, and who asked looks again.
 */
export interface Guard {
  key: string
  add: bigint
  /** What it adds, unless more of it is needed than stays. */
  need?: bigint
  most: bigint
  refusal: string
}

/** Of a transfer that came after the time until which it was meant. */
export const tooLate = '~late'

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
  /** None: it is only written down, so that its id is taken. */
  postings: readonly Posting[]
  reference: string
  guards?: readonly Guard[]
  records?: readonly RecordRow[]
  /** What the caller was asked, when postings follow from more than that: decides on a repeat. */
  asked?: string
  /** The accounts whose sum, after this transfer, comes with the outcome. */
  balanceOf?: readonly Account[]
  /** Decided from then on it is not made: what its guards say holds until then. */
  before?: Date
  /** Takes the id for ever: a transfer that comes later with it is refused (`rolled_back`). */
  isVoid?: true
}

/** `insufficient_funds`, `id_conflict`, or the name that a guard gave. */
export type TransferRefusal = string

export type Outcome = { repeated: boolean; balance: Amount } & (
  | { refusal: TransferRefusal }
  | { refusal: undefined; taken: Amount[][] }
)

/** The lane of a member, the same for ever: the last 31 bits of the id, which are random. */
export function laneOf(memberId: string): number {
  return Number.parseInt(memberId.slice(-7), 16) % laneCount
}

/**
 * An id for somebody new, in one of the first few lanes. Where few cores are, one lane is quicker:
 * what would go as two small batches goes as one.
 */
export function idWithin(lanes: number, nextId: () => string): string {
  let id = nextId()
  while (laneOf(id) >= lanes) id = nextId()
  return id
}

/** What was asked, in one text: two transfers are the same if and only if this is. */
export function contentOf({ code, postings, reference, asked }: Transfer): string {
  if (asked !== undefined) return `${code} ${asked}`
  let text = `${code} ${JSON.stringify(reference)}`
  for (const { from, to, amount } of postings) {
    for (const { address } of from) text += ` ${address}`
    text += `>${'backTo' in to ? to.backTo : to.address} ${amount}`
  }
  return text
}

/** Real money and play money each have a journal of their own. */
export type JournalName = 'real' | 'trial'

const isRecordTable = (table: string) =>
  /^[a-z]+_[a-z_]+$/.test(table) && !table.startsWith('wallet_')
const nobody: readonly never[] = []

/** Faults of ours in a transfer, before it is sent. */
export function requireSound(transfer: Transfer, journal: JournalName) {
  const { id, code, postings, guards = nobody, records = nobody } = transfer
  const isSound =
    !code.includes('|') &&
    postings.every((posting) => belongs(posting, journal)) &&
    postings.every((posting, index) => isSoundPosting(posting, earlierOf(postings, index))) &&
    guards.every(({ key }, place) => guards.findIndex((guard) => guard.key === key) === place) &&
    records.every(({ table }) => isRecordTable(table)) &&
    (journal === 'trial' || postings.every((posting) => isLimited(posting, guards)))
  if (!isSound) throw new Error(`transfer ${id} is not sound`)
}

/** No money of a member's goes where it is played with but by the terms of its stakes. */
function isLimited({ from, to }: Posting, guards: readonly Guard[]): boolean {
  if ('backTo' in to || !to.address.startsWith('vendor/')) return true
  return from.every(
    ({ owner }) => owner === undefined || guards.some(({ key }) => key === termsKey(owner)),
  )
}

function earlierOf(postings: readonly Posting[], index: number): readonly Posting[] {
  return index === 0 ? nobody : postings.slice(0, index)
}

function belongs({ from, to }: Posting, journal: JournalName): boolean {
  const isOurs = ({ owner, address }: Account) =>
    owner === undefined || address.endsWith('/trial') === (journal === 'trial')
  return from.every(isOurs) && ('backTo' in to || isOurs(to))
}

export function isSoundPosting(
  { from, to, amount }: Posting,
  earlier: readonly Posting[],
): boolean {
  const targets = targetsOf(to, earlier)
  if (targets.length === 0 || targets.length > 2 || from.length === 0 || amount <= 0n) return false
  const accounts = [...from, ...targets]
  return accounts.every((account, place) => {
    for (let other = 0; other < place; other += 1) {
      const before = accounts[other]
      if (before && !mayMeet(account, before)) return false
    }
    return true
  })
}

/** In one posting: one currency, each account once, no two members. */
function mayMeet(one: Account, other: Account): boolean {
  if (one.currency !== other.currency || one.address === other.address) return false
  return one.owner === other.owner || one.owner === undefined || other.owner === undefined
}

function targetsOf(to: Posting['to'], earlier: readonly Posting[]): readonly Account[] {
  return 'backTo' in to ? (earlier[to.backTo]?.from ?? []) : [to]
}

/** Set above 0, it keeps a member from staking; money that is due still comes. */
export function stakeBlock(memberId: string): Guard {
  return { key: `blocked ${memberId}`, add: 0n, most: 0n, refusal: 'player_blocked' }
}

/** Passes while nobody has sat down after. */
export function seatGuard(memberId: string, seat: bigint): Guard {
  return { key: `seat ${memberId}`, add: 0n, most: seat, refusal: 'seat_taken' }
}

export const termsKey = (memberId: string) => `terms ${memberId}`

/** Passes while nothing has changed of what a member's stakes are decided by. */
export function stakeTerms(memberId: string, version: bigint): Guard {
  return { key: termsKey(memberId), add: 0n, most: version, refusal: '~terms' }
}
