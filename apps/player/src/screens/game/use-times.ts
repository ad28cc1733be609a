import { clockText, timeLeft } from '@fairhouse/ui'
import { useEffect, useState } from 'react'
import { nowMs } from '#lib/clock'

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
  const time = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit' })
  const elapsed = sinceMs === undefined ? '' : clockText(timeLeft(at - sinceMs))
  return { now: time.format(at), elapsed }
}
