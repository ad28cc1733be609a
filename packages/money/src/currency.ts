import { amountOf, unitsPerOne, type Amount } from './amount.ts'

/** LIST of currencies: symbol, and how many decimals a payment in or out may have. */
export const currencies = {
  VND: { symbol: '₫', exponent: 0 },
  USD: { symbol: '$', exponent: 2 },
  EUR: { symbol: '€', exponent: 2 },
  THB: { symbol: '฿', exponent: 2 },
  IDR: { symbol: 'Rp', exponent: 2 },
  PHP: { symbol: '₱', exponent: 2 },
  MYR: { symbol: 'RM', exponent: 2 },
  CNY: { symbol: '¥', exponent: 2 },
  KRW: { symbol: '₩', exponent: 0 },
  JPY: { symbol: '¥', exponent: 0 },
} as const

export type Currency = keyof typeof currencies

export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(currencies, code)
}

/** Whether an amount can be paid in or out: VND, for one, has no smaller unit. */
export function isPayable(amount: Amount, currency: Currency): boolean {
  return amount > 0n && amount % leastUnits(currency) === 0n
}

/** What of an amount can be paid; the rest is less than the smallest coin. */
export function payablePart(amount: Amount, currency: Currency): Amount {
  return amountOf(amount - (amount % leastUnits(currency)))
}

const leastUnits = (currency: Currency) =>
  unitsPerOne / 10n ** BigInt(currencies[currency].exponent)
