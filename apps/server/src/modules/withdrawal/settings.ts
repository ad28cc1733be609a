import { amountOf, unitsPerOne, type Amount } from '@fairhouse/money'
import type { PayoutKind } from '@fairhouse/rules'

/** What a brand asks of withdrawals; null for no limit. */
export interface Settings {
  turnoverPercent: number
  least: Amount
  most: Amount | null
  mostADay: Amount | null
  mostTimesADay: number | null
  feeFlat: Amount
  feePermille: number
  /** Above it a fresh proof is asked for. */
  stepUpAbove: Amount
  kinds: PayoutKind[]
  mostAccounts: number
  confirmDays: number
  reminderDays: number
}

/** Of a brand that has set nothing: a deposit is staked once, and every time is proved. */
export const usualSettings: Settings = {
  turnoverPercent: 100,
  least: amountOf(1n),
  most: null,
  mostADay: null,
  mostTimesADay: null,
  feeFlat: amountOf(0n),
  feePermille: 0,
  stepUpAbove: amountOf(0n),
  kinds: ['bank', 'ewallet', 'crypto'],
  mostAccounts: 5,
  confirmDays: 7,
  reminderDays: 2,
}

const dong = (count: bigint) => amountOf(count * unitsPerOne)

export const demoWithdrawals: Settings = {
  ...usualSettings,
  least: dong(50_000n),
  most: dong(50_000_000n),
  mostADay: dong(100_000_000n),
  mostTimesADay: 10,
  feePermille: 5,
  stepUpAbove: dong(5_000_000n),
}
