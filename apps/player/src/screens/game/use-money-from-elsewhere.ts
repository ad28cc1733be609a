import { useCallback, useEffect, useRef } from 'react'
import { pageLive } from '#lib/live'

/** A round tells its own end; what moved and was told by none came from elsewhere. */
const roundMs = 3000
/** After a round was told, the push of its money may still be on its way. */
const afterMs = 1500

/** Calls when the balance changed and no round did it; gives what to call when a round is told. */
export function useMoneyFromElsewhere(isWatched: boolean, changed: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const toldAt = useRef(-Infinity)
  useEffect(() => {
    if (!isWatched) return undefined
    const stop = pageLive().on('balance', () => {
      if (performance.now() - toldAt.current < afterMs) return
      timer.current ??= setTimeout(() => {
        timer.current = undefined
        changed()
      }, roundMs)
    })
    return () => {
      stop()
      clearTimeout(timer.current)
      timer.current = undefined
    }
  }, [isWatched, changed])
  return useCallback(() => {
    toldAt.current = performance.now()
    clearTimeout(timer.current)
    timer.current = undefined
  }, [])
}
