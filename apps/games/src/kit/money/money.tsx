import type { Amount } from '@fairhouse/money'
import { useMoney } from './use-money.ts'

/** Figures of one width, in their own order among right-to-left words. */
export function Money({ amount, tone = '' }: { amount: Amount; tone?: string }) {
  const money = useMoney()
  return <bdi class={`font-semibold whitespace-nowrap tabular-nums ${tone}`}>{money(amount)}</bdi>
}
