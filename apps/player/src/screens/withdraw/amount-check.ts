import { amountOf, currencies, isCurrency, isPayable, parseAmount, zero } from '@fairhouse/money'
import type { Amount } from '@fairhouse/money'
import { amountIn, type Facts } from './facts.ts'

export type AmountFault = 'least' | 'most' | 'balance' | 'today' | 'step' | 'none'

/** Parses a typed amount; commas and spaces are ignored. */
export function readAmount(typed: string): Amount | undefined {
  return parseAmount(typed.replaceAll(/[\s,]/g, ''))
}

/** Maximum that can be withdrawn now. */
export function maxAmount({ balance, most, leftToday }: Facts): Amount {
  const limits = [balance, most, leftToday].filter((wire) => wire !== null).map(amountIn)
  return limits.reduce((least, one) => (one < least ? one : least))
}

/** First error of the amount. */
export function amountFault(typed: string, facts: Facts): AmountFault | undefined {
  const amount = readAmount(typed)
  if (amount === undefined) return 'none'
  if (!isCurrency(facts.currency) || !isPayable(amount, facts.currency)) return 'step'
  if (amount < amountIn(facts.least)) return 'least'
  if (amount > amountIn(facts.balance)) return 'balance'
  if (facts.most !== null && amount > amountIn(facts.most)) return 'most'
  if (facts.leftToday !== null && amount > amountIn(facts.leftToday)) return 'today'
  return undefined
}

/** Same rounding as on the server: whole payable units of the currency. */
export function calculateFee(amount: Amount, { fee, currency }: Facts): Amount {
  if (!isCurrency(currency)) return zero
  const step = 10n ** BigInt(4 - currencies[currency].exponent)
  const units = amountIn(fee.flat) + (amount * BigInt(fee.permille)) / 1000n
  return amountOf(units - (units % step))
}
