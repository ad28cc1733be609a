import { formatMoney, isCurrency, parseAmount } from '@fairhouse/money'
import type { Status } from './status.ts'

/** Formatted sign-up bonus; undefined if there is none. */
export function bonusText({ bonus }: Status['accounts']): string | undefined {
  const amount = bonus ? parseAmount(bonus.amount) : undefined
  if (!bonus || amount === undefined || amount <= 0n || !isCurrency(bonus.currency))
    return undefined
  return formatMoney(amount, bonus.currency)
}
