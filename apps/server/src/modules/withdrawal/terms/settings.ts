import { amountOf, unitsPerOne, type Amount, type Currency } from '@fairhouse/money'
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

/** LIST of the minimum withdrawals of brands that have not set one. */
const defaultMinimum: Record<Currency, bigint> = {
  VND: 100_000n,
  USD: 10n,
  EUR: 10n,
  THB: 100n,
  IDR: 50_000n,
  PHP: 200n,
  MYR: 20n,
  CNY: 50n,
  KRW: 10_000n,
  JPY: 1000n,
}

const initial = {
  turnoverPercent: 100,
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
} as const satisfies Partial<Settings>

/** Defaults: one times wagering of deposits, and step-up for every amount. */
export const defaultSettings = (currency: Currency): Settings => ({
  ...initial,
  kinds: [...initial.kinds],
  least: amountOf(defaultMinimum[currency] * unitsPerOne),
})

const dong = (count: bigint) => amountOf(count * unitsPerOne)

export const demoWithdrawals: Settings = {
  ...defaultSettings('VND'),
  least: dong(50_000n),
  most: dong(50_000_000n),
  mostADay: dong(100_000_000n),
  mostTimesADay: 10,
  feePermille: 5,
  stepUpAbove: dong(5_000_000n),
}
