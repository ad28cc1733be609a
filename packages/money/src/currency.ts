import { unitsPerOne, type Amount } from './amount.ts'

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
  const step = unitsPerOne / 10n ** BigInt(currencies[currency].exponent)
  return amount > 0n && amount % step === 0n
}
