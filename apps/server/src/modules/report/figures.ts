import type { ReportFigure } from '@fairhouse/protocol'
import { placeOf, type JournalRow } from '#modules/wallet'
import { typeOf } from './lines.ts'

export type Flows = Record<ReportFigure, bigint>

/** LIST of what is owed to members, by how much it has grown. */
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

/** What stayed with the house: what the accounts of vendors took in, pots apart. */
export function revenueOf({ stake, win, refund, potIn, potOut }: Flows): bigint {
  return stake - win - refund - potIn + potOut
}

/** What a row of the journal did, before it is told by its kind. */
interface Sums {
  cash: bigint
  bonus: bigint
  hold: bigint
  /** Out of cash and bonus money, and into it. */
  paid: bigint
  got: bigint
  potIn: bigint
  potOut: bigint
  transit: bigint
  fee: bigint
}

export interface RowFigures {
  flows: Flows
  owed: Omit<Owed, 'open'>
  members: string[]
  /** As the addresses of the house tell it; rows between a member's own accounts do not. */
  brand: string | undefined
  currency: string | undefined
  vendor: string | undefined
  provider: string | undefined
}

const payment = 'payment/'

/** Of all members of the row, or of one alone. */
export function figuresOf(row: JournalRow, only?: string): RowFigures {
  const sums = sumsOf(row, only)
  const { cash, bonus, hold, potIn, potOut, transit } = sums
  const members: string[] = []
  let brand: string | undefined
  let provider: string | undefined
  for (const { address } of row.moves) {
    const place = placeOf(address)
    brand ??= place.brand
    if (place.house?.startsWith(payment)) provider ??= place.house.slice(payment.length)
    const { memberId } = place
    if (memberId !== undefined && !members.includes(memberId)) members.push(memberId)
  }
  return {
    flows: flowsOf(row.code, sums),
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
    const { memberId, kind, house } = placeOf(address)
    if (kind === 'cash' || kind === 'bonus' || kind === 'hold') {
      if (only !== undefined && memberId !== only) continue
      sums[kind] += units
      if (kind !== 'hold') sums[units < 0n ? 'paid' : 'got'] += units < 0n ? -units : units
    } else if (house?.startsWith('jackpot/')) {
      sums[units < 0n ? 'potOut' : 'potIn'] += units < 0n ? -units : units
    } else if (house === 'transit') sums.transit += units
    else if (house === 'house/fee') sums.fee += units
  }
  return sums
}

/** Whatever the kind: own money grew by what came in, less what went out. */
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
