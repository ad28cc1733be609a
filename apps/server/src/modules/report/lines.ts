import { amountOf, zero, type Amount } from '@fairhouse/money'
import type { RecordType } from '@fairhouse/protocol'
import { parseAddress, type JournalRow } from '#modules/wallet'

export const kinds = ['cash', 'bonus', 'hold'] as const
export type Funds = Record<(typeof kinds)[number], Amount>
export const noFunds: Funds = { cash: zero, bonus: zero, hold: zero }

/** The effect of a transfer on a member's accounts. */
export interface Line {
  memberId: string
  at: Date
  transferId: string
  type: RecordType
  code: string
  reference: string
  change: Funds
  /** Gross amounts out of and into cash and bonus accounts. */
  paid: Amount
  got: Amount
  /** The fee that the house kept of a deposit. */
  fee: Amount
}

/** One line per member of a journal row; refused transfers have none. */
export function linesOfRow(row: JournalRow): Line[] {
  const lines: Line[] = []
  let fee = 0n
  for (const { address, amount } of row.moves) {
    const { memberId, kind, house } = parseAddress(address)
    if (house === 'house/fee') fee += BigInt(amount)
    if (memberId === undefined || kind === 'trial') continue
    const known = lines.find((one) => one.memberId === memberId)
    const line = known ?? emptyLine(row, memberId)
    if (!known) lines.push(line)
    move(line, kind, BigInt(amount))
  }
  return lines.map((line) => (line.type === 'deposit' ? { ...line, fee: amountOf(fee) } : line))
}

function emptyLine({ at, id: transferId, code, reference }: JournalRow, memberId: string): Line {
  const facts = { memberId, at, transferId, code, reference, type: typeOf(code) }
  return { ...facts, change: { ...noFunds }, paid: zero, got: zero, fee: zero }
}

/** A seat's money is on hold until it is played or released. */
function move(line: Line, kind: keyof Funds | 'reserved', units: bigint) {
  const fund = kind === 'reserved' ? 'hold' : kind
  line.change[fund] = amountOf(line.change[fund] + units)
  if (kind === 'hold') return
  if (units < 0n) line.paid = amountOf(line.paid - units)
  else line.got = amountOf(line.got + units)
}

/** LIST of record types by transfer code; the longest matching prefix counts. */
const types = new Map<string, RecordType>([
  ['deposit.fee', 'fee'],
  ['deposit', 'deposit'],
  ['withdrawal.fee', 'fee'],
  ['withdrawal', 'withdrawal'],
  ['vendor.debit', 'bet'],
  ['vendor.play', 'bet'],
  ['vendor.credit', 'win'],
  ['vendor.rollback', 'refund'],
  ['vendor.transfer', 'transfer'],
  ['vendor.reserve', 'transfer'],
  ['vendor.release', 'transfer'],
  ['promotion', 'bonus'],
  ['adjust', 'correction'],
])

export function typeOf(code: string): RecordType {
  const found = types.get(code)
  if (found) return found
  const dot = code.lastIndexOf('.')
  return dot < 0 ? 'other' : typeOf(code.slice(0, dot))
}

/** Stakes, wins and bonuses of a line; a refunded stake is subtracted. */
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
