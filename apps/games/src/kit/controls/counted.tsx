import { useContext, useLayoutEffect, useRef } from 'preact/hooks'
import type { Amount } from '@fairhouse/money'
import { CurrencyContext, useMoney, wholeIn } from '#kit/money'
import { countTo } from './count-to.ts'

/** Amount that counts to its next value; screen readers get it elsewhere, once. */
export function Counted({ amount, isStill }: { amount: Amount; isStill: boolean }) {
  const money = useMoney()
  const currency = useContext(CurrencyContext)
  // Written many times a second without rendering, so it has no children.
  const element = useRef<HTMLElement>(null)
  useLayoutEffect(
    () =>
      element.current
        ? countTo(element.current, amount, money, isStill, (next) => wholeIn(next, currency))
        : undefined,
    [amount, isStill, money, currency],
  )
  return <bdi ref={element} class="whitespace-nowrap tabular-nums" />
}
