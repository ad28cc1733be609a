import type { Amount } from '@fairhouse/money'
import { useMoney } from './use-money.ts'

/** Tabular figures, isolated from right-to-left text. */
export function Money({ amount, tone = '' }: { amount: Amount; tone?: string }) {
  const money = useMoney()
  return <bdi class={`font-semibold whitespace-nowrap tabular-nums ${tone}`}>{money(amount)}</bdi>
}
