import { useEffect, useEffectEvent, useState } from 'react'
import { clockText, timeLeft, type TimeLeft } from './time-left.ts'

interface Props {
  untilMs: number
  /** The clock, corrected where that is known. */
  now: () => number
  label: string
  /** Said politely, and shown, once the moment has come. */
  endText: string
  format?: (left: TimeLeft) => string
  onEnd?: () => void
}

/** Shown before the time is known, which the server does not tell: as wide as what follows. */
const UNKNOWN = '--:--:--'

export function Countdown({ untilMs, now, label, endText, format = clockText, onEnd }: Props) {
  const leftMs = useLeftMs(untilMs, now, onEnd)
  const hasEnded = leftMs !== undefined && leftMs <= 0
  const text = leftMs === undefined ? UNKNOWN : format(timeLeft(leftMs))
  return (
    <span className="inline-flex font-semibold whitespace-nowrap tabular-nums">
      {!hasEnded && (
        <span role="timer" aria-label={label}>
          {text}
        </span>
      )}
      <span role="status">{hasEnded && endText}</span>
    </span>
  )
}

/** Undefined until the page runs in a browser, so that its first render is the server's. */
function useLeftMs(untilMs: number, now: () => number, onEnd?: () => void): number | undefined {
  const [leftMs, setLeftMs] = useState<number>()
  const read = useEffectEvent(now)
  const end = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let wasRunning = false
    const tick = () => {
      const left = untilMs - read()
      setLeftMs(left)
      if (left > 0) {
        wasRunning = true
        // Just after the next whole second, so that none is skipped.
        timer = setTimeout(tick, (left % 1000) + 5)
      } else if (wasRunning) end()
    }
    tick()
    return () => clearTimeout(timer)
  }, [untilMs])
  return leftMs
}
