import { amountOf, unitsPerOne, type Amount } from '@fairhouse/money'
import type { PayoutKind } from '@fairhouse/rules'

/** Withdrawal settings of a brand; null means no limit. */
export interface Settings {
  turnoverPercent: number
  least: Amount
  most: Amount | null
  mostADay: Amount | null
  mostTimesADay: number | null
  feeFlat: Amount
  feePermille: number
  /** Above this amount a step-up check is required. */
  stepUpAbove: Amount
  kinds: PayoutKind[]
  mostAccounts: number
  confirmDays: number
  reminderDays: number
}

/** Defaults: one times wagering of deposits, and step-up for every amount. */
export const defaultSettings: Settings = {
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
  ...defaultSettings,
  least: dong(50_000n),
  most: dong(50_000_000n),
  mostADay: dong(100_000_000n),
  mostTimesADay: 10,
  feePermille: 5,
  stepUpAbove: dong(5_000_000n),
}
