import { clockText, timeLeft } from '@fairhouse/ui'
import { useEffect, useState } from 'react'
import { nowMs } from '#lib/clock'
import { timeFormat } from '#lib/moment'

/** Time of day, and time since a moment that may not be known yet; empty until hydration. */
export function useTimes(tag: string, sinceMs: number | undefined) {
  const [at, setAt] = useState<number>()
  useEffect(() => {
    const look = () => setAt(nowMs())
    const first = setTimeout(look)
    const timer = setInterval(look, 1000)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [])
  if (at === undefined) return { now: '', elapsed: '' }
  const elapsed = sinceMs === undefined ? '' : clockText(timeLeft(at - sinceMs))
  return { now: timeFormat(tag, 'short').format(at), elapsed }
}
