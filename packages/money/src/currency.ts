import { amountOf, unitsPerOne, type Amount } from './amount.ts'

/** LIST of currencies: symbol, and number of decimals of a deposit or withdrawal. */
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

/** Whether an amount can be deposited or withdrawn; VND, for example, has no decimals. */
export function isPayable(amount: Amount, currency: Currency): boolean {
  return amount > 0n && amount % smallestPayable(currency) === 0n
}

/** Rounds an amount down to the smallest unit that can be paid. */
export function payablePart(amount: Amount, currency: Currency): Amount {
  return amountOf(amount - (amount % smallestPayable(currency)))
}

const smallestPayable = (currency: Currency) =>
  unitsPerOne / 10n ** BigInt(currencies[currency].exponent)
