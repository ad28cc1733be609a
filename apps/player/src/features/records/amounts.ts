import { moneyText, parseAmount } from '@fairhouse/money'
import type { Tone } from '@fairhouse/ui'

export { moneyText } from '@fairhouse/money'

const isNegative = (amount: string) => amount.startsWith('-')
export const isNothing = (amount: string) => /^-?[0.]*$/.test(amount)

/** In minor units, for charts and sums. */
export const unitsOf = (amount: string): bigint => parseAmount(amount) ?? 0n

/** The amount with its sign. */
export function changeText(amount: string, currency: string): string {
  const text = moneyText(amount, currency)
  return isNothing(amount) || isNegative(amount) ? text : `+${text}`
}

export function toneOf(amount: string): Tone {
  if (isNothing(amount)) return 'quiet'
  return isNegative(amount) ? 'bad' : 'good'
}
