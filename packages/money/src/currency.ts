import { amountOf, unitsPerOne, type Amount } from './amount.ts'

/** How a country writes money; `#` is the number. */
const comma = { group: ',', point: '.' }
const dot = { group: '.', point: ',' }

/**
 * LIST of currencies: symbol, number of decimals of a deposit or withdrawal, and how money is
 * written at home; the space does not break.
 */
export const currencies = {
  VND: { symbol: '₫', exponent: 0, local: { ...dot, form: '#\u00a0₫' } },
  USD: { symbol: '$', exponent: 2, local: { ...comma, form: '$#' } },
  EUR: { symbol: '€', exponent: 2, local: { ...dot, form: '#\u00a0€' } },
  THB: { symbol: '฿', exponent: 2, local: { ...comma, form: '฿#' } },
  IDR: { symbol: 'Rp', exponent: 2, local: { ...dot, form: 'Rp\u00a0#' } },
  PHP: { symbol: '₱', exponent: 2, local: { ...comma, form: '₱#' } },
  MYR: { symbol: 'RM', exponent: 2, local: { ...comma, form: 'RM\u00a0#' } },
  CNY: { symbol: '¥', exponent: 2, local: { ...comma, form: '¥#' } },
  KRW: { symbol: '₩', exponent: 0, local: { ...comma, form: '₩#' } },
  JPY: { symbol: '¥', exponent: 0, local: { ...comma, form: '¥#' } },
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
