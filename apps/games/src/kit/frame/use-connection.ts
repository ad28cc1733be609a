import { useEffect } from 'preact/hooks'
import type { Play } from '#kit/play'

/** Play stops while there is no connection, and goes on once the studio has answered again. */
export function useConnection(play: Play): void {
  useEffect(() => {
    const isIdle = () => play.state.get().phase === 'ready'
    const lose = () => play.setReconnecting(true)
    const find = () => {
      // A round on its way finds the connection by itself.
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
