import { clockText, timeLeft } from '@fairhouse/ui'
import { useEffect, useState } from 'react'
import { nowMs } from '#lib/clock'

/** Time of day and session length; empty until hydration. */
export function useTimes(tag: string): { now: string; elapsed: string } {
  const [times, setTimes] = useState<{ since: number; at: number }>()
  useEffect(() => {
    const since = nowMs()
    const look = () => setTimes({ since, at: nowMs() })
    const first = setTimeout(look)
    const timer = setInterval(look, 1000)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [])
  if (!times) return { now: '', elapsed: '' }
  const time = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit' })
  return { now: time.format(times.at), elapsed: clockText(timeLeft(times.at - times.since)) }
}
