import { amountOf, type Amount } from '@fairhouse/money'
import { useEffect, useRef, useState } from 'react'

const durationMs = 600

/** Animates from the last amount to the next; jumps with reduced motion. */
export function useCountUp(amount: Amount | undefined): Amount | undefined {
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
    function step(nowMs: number) {
      if (amount === undefined || start === undefined) return
      startedMs ??= nowMs
      const part = Math.min(1, (nowMs - startedMs) / durationMs)
      const next = part === 1 ? amount : between(start, amount, part)
      from.current = next
      setShown(next)
      if (part < 1) frame = requestAnimationFrame(step)
    }
    return () => cancelAnimationFrame(frame)
  }, [amount])
  return shown
}

const steps = 1000

function between(start: Amount, end: Amount, part: number): Amount {
  return amountOf(start + ((end - start) * BigInt(Math.round(part * steps))) / BigInt(steps))
}
