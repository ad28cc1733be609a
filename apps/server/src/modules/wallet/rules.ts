import type { Amount } from '@fairhouse/money'
import type { Account } from './chart.ts'

/** The lanes of a journal; this number only grows, by a migration. */
export const laneCount = 8
/** Names of guards and contents of transfers carry a member's home lane for ever. */
const homeLanes = 2

/** Back to the sources (two at most) of an earlier posting, in proportion to what they gave. */
export interface BackTo {
  backTo: number
}

/** Takes money from the sources in order until the amount is reached. */
export interface Posting {
  from: readonly Account[]
  to: Account | BackTo
  amount: Amount
}

/**
 * A module's counter or block. Refuses the transfer under that name if the value plus the need
 * would exceed `max`; an accepted transfer adds to it. A negative need always passes. A refusal
 * that begins with `~` is not final: the id stays free and the caller retries.
 */
export interface Guard {
  key: string
  /** Set if it is one of the counters in every member's row. */
  counter?: CounterOf
  /** Counted over all lanes, which meet on its row. */
  shared?: true
  add: bigint
  /** Defaults to what it adds; set if more room is needed than is used. */
  need?: bigint
  max: bigint
  refusal: string
}

/** LIST of the counters in every member's row. */
export const memberCounters = ['blocked', 'terms', 'seat', 'staked', 'lost'] as const

export type MemberCounter = (typeof memberCounters)[number]

export interface CounterOf {
  memberId: string
  name: MemberCounter
}

/** The key of a guard that is a counter in the member's row. */
export function memberCounter(memberId: string, name: MemberCounter) {
  return { key: `${name} ${memberId}`, counter: { memberId, name } }
}

/** The refusal of a transfer whose guards are out of date; it may be asked again. */
export const tooLate = '~late'

/** The refusal of a transfer whose record contradicts one that was committed before. */
export const staleRecord = '~stale'

/** A row of a module's table, written in the same commit if the transfer is accepted. */
export interface RecordRow {
  table: string
  row: Readonly<Record<string, string | number | boolean | null>>
  /**
   * Columns that the decision fills: the refusal (such a record is written also if the transfer is
   * refused) and the balance that the transfer asks for.
   */
  outcome?: { refusal?: string; balance?: string }
}

/** The only way money moves. The caller creates the id; a repeat gets the first answer. */
export interface Transfer {
  id: string
  code: string
  /** The home lane of its member; without a member the lane in which it is decided. */
  lane: number
  /** May be empty: then the transfer only takes the id. */
  postings: readonly Posting[]
  reference: string
  guards?: readonly Guard[]
  records?: readonly RecordRow[]
  /**
   * The original request, if the postings depend on more than that; decides whether a repeat has
   * the same content.
   */
  requestContent?: string
  /** The accounts whose sum is returned with the outcome. */
  balanceOf?: readonly Account[]
  /** Deadline: from then on the transfer is refused, because its guards are out of date. */
  before?: Date
  /**
   * After this moment by the database's clock, read under the lane's lock, the transfer is refused
   * for good as `too_late`.
   */
  notAfter?: Date
  /** Takes the id permanently: a later transfer with it is refused (`rolled_back`). */
  isVoid?: true
}

/** `insufficient_funds`, `id_conflict`, `too_late`, or a guard's refusal. */
export type TransferRefusal = string

export type Outcome = { repeated: boolean; balance: Amount } & (
  | { refusal: TransferRefusal }
  | { refusal: undefined; taken: Amount[][] }
)

/** One of the first lanes, by the last 31 bits of the id, which are random. */
export function laneFor(memberId: string, lanes: number): number {
  return Number.parseInt(memberId.slice(-7), 16) % lanes
}

/**
 * The home lane of a member, which transfers name. The member's row says in which lane they are
 * decided.
 */
export const laneOf = (memberId: string): number => laneFor(memberId, homeLanes)

/** The content of a transfer as text: two transfers are the same if and only if this is. */
export function contentOf({
  code,
  postings,
  reference,
  requestContent: content,
}: Transfer): string {
  if (content !== undefined) return `${code} ${content}`
  let text = `${code} ${JSON.stringify(reference)}`
  for (const { from, to, amount } of postings) {
    for (const { address } of from) text += ` ${address}`
    text += `>${'backTo' in to ? to.backTo : to.address} ${amount}`
  }
  return text
}

/** Real and play money have separate journals. */
export type JournalName = 'real' | 'trial'

/** A module's table, or one of the studio's schema. */
const isRecordTable = (table: string) =>
  /^([a-z]+_[a-z_]+|studio\.[a-z_]+)$/.test(table) && !table.startsWith('wallet_')
const none: readonly never[] = []

/** Rejects programming errors in a transfer before it is sent. */
export function requireValidTransfer(transfer: Transfer, journal: JournalName) {
  const { id, code, postings, guards = none, records = none } = transfer
  const isSound =
    !code.includes('|') &&
    hasOneMember(transfer) &&
    postings.every((posting) => isInJournal(posting, journal)) &&
    postings.every((posting, index) => isValidPosting(posting, earlierOf(postings, index))) &&
    guards.every(({ key }, place) => guards.findIndex((guard) => guard.key === key) === place) &&
    records.every(({ table }) => isRecordTable(table)) &&
    (journal === 'trial' || postings.every((posting) => hasStakeTerms(posting, guards)))
  if (!isSound) throw new Error(`transfer ${id} is not sound`)
}

/** The accounts whose money a transfer moves or asks for. */
export function accountsOf({ postings, balanceOf = none }: Transfer): Account[] {
  const moved = postings.flatMap(({ from, to }) => ('backTo' in to ? from : [...from, to]))
  return [...moved, ...balanceOf]
}

/** The member whose money a transfer moves. */
export const memberOf = (transfer: Transfer): string | undefined =>
  accountsOf(transfer).find(({ owner }) => owner !== undefined)?.owner

/** A transfer is a line of one member's statement, or of nobody's. */
function hasOneMember(transfer: Transfer): boolean {
  let member: string | undefined
  return accountsOf(transfer).every(({ owner }) => {
    if (owner === undefined) return true
    member ??= owner
    return owner === member
  })
}

/** A member's money goes to a provider only with the terms guard of a stake. */
function hasStakeTerms({ from, to }: Posting, guards: readonly Guard[]): boolean {
  if ('backTo' in to || !to.address.startsWith('vendor/')) return true
  return from.every(
    ({ owner, kind }) =>
      // What a seat has reserved was staked under its terms; a hand that was dealt always settles.
      owner === undefined ||
      kind === 'reserved' ||
      guards.some(({ counter }) => counter?.name === 'terms' && counter.memberId === owner),
  )
}

function earlierOf(postings: readonly Posting[], index: number): readonly Posting[] {
  return index === 0 ? none : postings.slice(0, index)
}

function isInJournal({ from, to }: Posting, journal: JournalName): boolean {
  const isOurs = ({ owner, kind }: Account) =>
    owner === undefined || kind === 'reserved' || (kind === 'trial') === (journal === 'trial')
  return from.every(isOurs) && ('backTo' in to || isOurs(to))
}

export function isValidPosting(
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

/** A posting has one currency, each account once, and at most one member. */
function mayMeet(one: Account, other: Account): boolean {
  if (one.currency !== other.currency || one.address === other.address) return false
  return one.owner === other.owner || one.owner === undefined || other.owner === undefined
}

function targetsOf(to: Posting['to'], earlier: readonly Posting[]): readonly Account[] {
  return 'backTo' in to ? (earlier[to.backTo]?.from ?? []) : [to]
}

/** A value above 0 blocks the member's stakes; settlements still arrive. */
export function stakeBlock(memberId: string): Guard {
  return { ...memberCounter(memberId, 'blocked'), add: 0n, max: 0n, refusal: 'player_blocked' }
}

/** Passes while no later game session took the seat. */
export function seatGuard(memberId: string, seat: bigint): Guard {
  return { ...memberCounter(memberId, 'seat'), add: 0n, max: seat, refusal: 'seat_taken' }
}

/** Passes while the terms of the member's stakes are unchanged. */
export function stakeTermsGuard(memberId: string, version: bigint): Guard {
  return { ...memberCounter(memberId, 'terms'), add: 0n, max: version, refusal: '~terms' }
}
