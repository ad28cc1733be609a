import { useCallback, useEffect, useRef } from 'react'

/** A game of ours says at once that it has begun; loaded and silent for so long, it did not. */
const silentMs = 10_000

/** Notices a frame that loads and never speaks. */
export function useSilence(onSilent: () => void) {
  const hasSpoken = useRef(false)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  const speaks = useCallback(() => {
    hasSpoken.current = true
    clearTimeout(waiting.current)
  }, [])
  const loads = () => {
    clearTimeout(waiting.current)
    if (!hasSpoken.current) waiting.current = setTimeout(onSilent, silentMs)
  }
  return { speaks, loads }
}
