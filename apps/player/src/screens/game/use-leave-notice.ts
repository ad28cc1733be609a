import { useEffect } from 'react'
import { call } from '#lib/call'

/** Reports that a transfer-wallet game is left, so that its balance is returned. */
export function useLeaveNotice(stay: string | undefined): void {
  useEffect(() => {
    if (stay === undefined) return undefined
    // If this call is lost, the server detects it later.
    const leave = () => {
      call('POST /wps/game/leave', { stay }, { keepalive: true }).catch(() => undefined)
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [stay])
}
