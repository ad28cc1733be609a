import { useEffect, useState } from 'react'
import { nowMs } from '#lib/clock'

/** Counts down to zero by the clock, so a suspended tab stays correct. */
export function useCountdown(): [left: number, start: (seconds: number) => void] {
  const [untilMs, setUntil] = useState(0)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (untilMs === 0) return undefined
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((untilMs - nowMs()) / 1000))
      setLeft(seconds)
      if (seconds === 0) setUntil(0)
    }, 250)
    return () => clearInterval(timer)
  }, [untilMs])
  const start = (seconds: number) => {
    setLeft(seconds)
    setUntil(nowMs() + seconds * 1000)
  }
  return [left, start]
}
