import { amountOf, zero, type Amount } from '@fairhouse/money'
import type { RecordType } from '@fairhouse/protocol'
import type { JournalRow } from '#modules/wallet'

export const kinds = ['cash', 'bonus', 'hold'] as const
export type Funds = Record<(typeof kinds)[number], Amount>
export const noFunds: Funds = { cash: zero, bonus: zero, hold: zero }

/** What a transfer did to a member's accounts. */
export interface Line {
  memberId: string
  at: Date
  transferId: string
  type: RecordType
  code: string
  reference: string
  change: Funds
  /** What went out of cash and bonus money and what came in, before they are set off. */
  paid: Amount
  got: Amount
}

const address = /^member\/([^/]+)\/(cash|bonus|hold)$/

/** The lines of a row, one for each member that it touches. Refused transfers touch nobody. */
export function linesOfRow(row: JournalRow): Line[] {
  const lines = new Map<string, Line>()
  for (const move of row.moves) {
    const [, memberId, name] = address.exec(move.address) ?? []
    const kind = kinds.find((one) => one === name)
    if (memberId === undefined || kind === undefined) continue
    const line = lines.get(memberId) ?? emptyLine(row, memberId)
    lines.set(memberId, moved(line, kind, BigInt(move.amount)))
  }
  return [...lines.values()]
}

function emptyLine({ at, id: transferId, code, reference }: JournalRow, memberId: string): Line {
  const facts = { memberId, at, transferId, code, reference, type: typeOf(code) }
  return { ...facts, change: noFunds, paid: zero, got: zero }
}

function moved(line: Line, kind: keyof Funds, units: bigint): Line {
  const change = { ...line.change, [kind]: amountOf(line.change[kind] + units) }
  if (kind === 'hold') return { ...line, change }
  return units < 0n
    ? { ...line, change, paid: amountOf(line.paid - units) }
    : { ...line, change, got: amountOf(line.got + units) }
}

/** LIST of what the codes of transfers are to a member; the longest beginning that fits counts. */
const types: readonly (readonly [string, RecordType])[] = [
  ['deposit.fee', 'fee'],
  ['deposit', 'deposit'],
  ['withdrawal.fee', 'fee'],
  ['withdrawal', 'withdrawal'],
  ['vendor.debit', 'bet'],
  ['vendor.play', 'bet'],
  ['vendor.credit', 'win'],
  ['vendor.rollback', 'refund'],
  ['vendor.transfer', 'transfer'],
  ['promotion', 'bonus'],
  ['adjust', 'correction'],
]

export function typeOf(code: string): RecordType {
  const found = types.find(([name]) => code === name || code.startsWith(`${name}.`))
  return found?.[1] ?? 'other'
}

/** What counts as staked, won and given; a stake that came back was none. */
export interface Result {
  staked: Amount
  won: Amount
  given: Amount
}

export function resultOf({ type, change, paid, got }: Line): Result {
  if (type === 'bet' || type === 'win') return { staked: paid, won: got, given: zero }
  if (type === 'refund') {
    return { staked: amountOf(0n - got), won: amountOf(0n - paid), given: zero }
  }
  const given = type === 'bonus' ? amountOf(change.cash + change.bonus + change.hold) : zero
  return { staked: zero, won: zero, given }
}
