import { amountOf, isCurrency, payablePart, type Amount } from '@fairhouse/money'
import { useEffect, useRef, useState } from 'react'

const durationMs = 600

/** Animates to the next amount, in what the currency can pay; jumps with reduced motion. */
export function useCountUp(amount: Amount | undefined, currency: string): Amount | undefined {
  const [shown, setShown] = useState(amount)
  const from = useRef(amount)
  useEffect(() => {
    const start = from.current
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (amount === undefined || start === undefined || isStill || document.hidden) {
      from.current = amount
      setShown(amount)
      return undefined
    }
    let frame = requestAnimationFrame(step)
    let startedMs: number | undefined
    const whole = (next: Amount) => (isCurrency(currency) ? payablePart(next, currency) : next)
    function step(nowMs: number) {
      if (amount === undefined || start === undefined) return
      startedMs ??= nowMs
      const part = Math.min(1, (nowMs - startedMs) / durationMs)
      const next = part === 1 ? amount : whole(between(start, amount, part))
      from.current = next
      setShown(next)
      if (part < 1) frame = requestAnimationFrame(step)
    }
    return () => cancelAnimationFrame(frame)
  }, [amount, currency])
  return shown
}

const steps = 1000

function between(start: Amount, end: Amount, part: number): Amount {
  return amountOf(start + ((end - start) * BigInt(Math.round(part * steps))) / BigInt(steps))
}
