import { clockText, timeLeft } from '@fairhouse/ui'
import { useEffect, useState } from 'react'
import { nowMs } from '#lib/clock'
import { timeFormat } from '#lib/moment'

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
  const time = timeFormat(tag, 'short')
  return { now: time.format(times.at), elapsed: clockText(timeLeft(times.at - times.since)) }
}
