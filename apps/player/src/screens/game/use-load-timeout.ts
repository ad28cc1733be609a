import { useCallback, useEffect, useRef } from 'react'

/** Our games report their start at once; silence for this long after loading means failure. */
const loadTimeoutMs = 10_000

/** Detects a frame that loads but never sends a message. */
export function useLoadTimeout(onTimeout: () => void) {
  const hasSpoken = useRef(false)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  const speaks = useCallback(() => {
    hasSpoken.current = true
    clearTimeout(waiting.current)
  }, [])
  const loads = () => {
    clearTimeout(waiting.current)
    if (!hasSpoken.current) waiting.current = setTimeout(onTimeout, loadTimeoutMs)
  }
  return { speaks, loads }
}
