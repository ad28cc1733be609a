import { formatMoney, isCurrency, parseAmount } from '@fairhouse/money'
import type { Status } from './status.ts'

/** What opening an account gives, as people read it; nothing where there is nothing. */
export function bonusText({ bonus }: Status['accounts']): string | undefined {
  const amount = bonus ? parseAmount(bonus.amount) : undefined
  if (!bonus || amount === undefined || amount <= 0n || !isCurrency(bonus.currency))
    return undefined
  return formatMoney(amount, bonus.currency)
}
