import type { ReportFigure } from '@fairhouse/protocol'
import { parseAddress, type JournalRow } from '#modules/wallet'
import { typeOf } from './lines.ts'

export type Flows = Record<ReportFigure, bigint>

/** LIST of the liabilities to members, as increases. */
export const owedNames = ['cash', 'bonus', 'hold', 'pots', 'open'] as const
export type Owed = Record<(typeof owedNames)[number], bigint>

export const noFlows: Flows = {
  stake: 0n,
  win: 0n,
  refund: 0n,
  potIn: 0n,
  potOut: 0n,
  deposit: 0n,
  withdrawal: 0n,
  fee: 0n,
  given: 0n,
  adjustment: 0n,
  away: 0n,
}

/** Gross gaming revenue: what provider accounts kept, without jackpots. */
export function revenueOf({ stake, win, refund, potIn, potOut }: Flows): bigint {
  return stake - win - refund - potIn + potOut
}

/** The raw sums of a journal row, before its code is interpreted. */
interface Sums {
  cash: bigint
  bonus: bigint
  hold: bigint
  /** Money out of and into cash and bonus accounts. */
  paid: bigint
  got: bigint
  potIn: bigint
  potOut: bigint
  transit: bigint
  fee: bigint
}

export interface RowFigures {
  flows: Flows
  /** Of a refund: stakes returned and wins taken back. */
  returned: bigint
  reversed: bigint
  owed: Omit<Owed, 'open'>
  members: string[]
  /** From the house addresses; undefined for moves between a member's own accounts. */
  brand: string | undefined
  currency: string | undefined
  vendor: string | undefined
  provider: string | undefined
}

const payment = 'payment/'
const noRefund = { got: 0n, paid: 0n }

/** Figures of a row: for all its members, or for one. */
export function figuresOf(row: JournalRow, only?: string): RowFigures {
  const sums = sumsOf(row, only)
  const { cash, bonus, hold, potIn, potOut, transit } = sums
  const members: string[] = []
  let brand: string | undefined
  let provider: string | undefined
  for (const { address } of row.moves) {
    const place = parseAddress(address)
    brand ??= place.brand
    if (place.house?.startsWith(payment)) provider ??= place.house.slice(payment.length)
    const { memberId } = place
    if (memberId !== undefined && !members.includes(memberId)) members.push(memberId)
  }
  const { got: returned, paid: reversed } = typeOf(row.code) === 'refund' ? sums : noRefund
  return {
    flows: flowsOf(row.code, sums),
    returned,
    reversed,
    owed: { cash, bonus, hold, pots: potIn - potOut + transit },
    members,
    brand,
    currency: row.moves[0]?.currency,
    vendor: row.code.startsWith('vendor.') ? row.reference.split('/')[0] : undefined,
    provider,
  }
}

function sumsOf({ moves }: JournalRow, only: string | undefined): Sums {
  const sums: Sums = {
    cash: 0n,
    bonus: 0n,
    hold: 0n,
    paid: 0n,
    got: 0n,
    potIn: 0n,
    potOut: 0n,
    transit: 0n,
    fee: 0n,
  }
  for (const { address, amount } of moves) {
    const units = BigInt(amount)
    const { memberId, kind, house } = parseAddress(address)
    if (kind !== undefined && kind !== 'trial') {
      if (only !== undefined && memberId !== only) continue
      // A seat's money is on hold until it is played or released.
      sums[kind === 'reserved' ? 'hold' : kind] += units
      if (kind !== 'hold') sums[units < 0n ? 'paid' : 'got'] += units < 0n ? -units : units
    } else if (house?.startsWith('jackpot/')) {
      sums[units < 0n ? 'potOut' : 'potIn'] += units < 0n ? -units : units
    } else if (house === 'transit') sums.transit += units
    else if (house === 'house/fee') sums.fee += units
  }
  return sums
}

/**
 * Maps the sums to flows by transfer type; members' money always grows by what came in minus what
 * went out.
 */
function flowsOf(code: string, sums: Sums): Flows {
  const { paid, got, potIn, potOut, fee } = sums
  const own = sums.cash + sums.bonus + sums.hold
  switch (typeOf(code)) {
    case 'bet':
    case 'win':
      return { ...noFlows, stake: paid, win: got, potIn, potOut }
    case 'refund':
      return { ...noFlows, refund: got - paid, potIn: -potOut, potOut: -potIn }
    case 'deposit':
      return { ...noFlows, deposit: own + fee, fee }
    case 'withdrawal':
    case 'fee':
      return { ...noFlows, withdrawal: 0n - own - fee, fee }
    case 'bonus':
      return { ...noFlows, given: own }
    case 'transfer':
      return { ...noFlows, away: 0n - own }
    default:
      return { ...noFlows, adjustment: own }
  }
}
