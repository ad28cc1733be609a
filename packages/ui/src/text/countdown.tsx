import { useEffect, useEffectEvent, useState } from 'react'
import { clockText, timeLeft, type TimeLeft } from './time-left.ts'

interface Props {
  untilMs: number
  /** Current time, corrected by the server's clock where known. */
  now: () => number
  label: string
  /** Shown, and announced politely, when the time is up. */
  endText: string
  format?: (left: TimeLeft) => string
  onEnd?: () => void
}

/** Placeholder of the same width for server rendering, where the time is unknown. */
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

/** Undefined until hydration, so that the first render matches the server's. */
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
        // Just after the next full second, so that none is skipped.
        timer = setTimeout(tick, (left % 1000) + 5)
      } else if (wasRunning) end()
    }
    tick()
    return () => clearTimeout(timer)
  }, [untilMs])
  return leftMs
}
