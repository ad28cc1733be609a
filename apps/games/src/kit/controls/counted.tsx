import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Amount } from '@fairhouse/money'
import { useMoney } from '#kit/money'
import { countTo } from './count-to.ts'

/** An amount that counts to its next value; a reader hears it from elsewhere, once. */
export function Counted({ amount, isStill }: { amount: Amount; isStill: boolean }) {
  const money = useMoney()
  // Written many times a second: it has no children that would be drawn again.
  const place = useRef<HTMLElement>(null)
  useLayoutEffect(
    () => (place.current ? countTo(place.current, amount, money, isStill) : undefined),
    [amount, isStill, money],
  )
  return <bdi ref={place} class="whitespace-nowrap tabular-nums" />
}
