import { useEffect } from 'preact/hooks'
import type { Play } from '#kit/play'

/** Stops play while offline and resumes when the studio answers again. */
export function useConnection(play: Play): void {
  useEffect(() => {
    const isIdle = () => play.state.get().phase === 'ready'
    const lose = () => play.setReconnecting(true)
    const find = () => {
      // A round in progress detects the connection by itself.
      if (!isIdle()) return
      void play.refreshBalance().then(() => play.setReconnecting(false))
    }
    window.addEventListener('offline', lose)
    window.addEventListener('online', find)
    return () => {
      window.removeEventListener('offline', lose)
      window.removeEventListener('online', find)
    }
  }, [play])
}
