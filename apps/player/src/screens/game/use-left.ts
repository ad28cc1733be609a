import { useEffect } from 'react'
import { call } from '#lib/call'

/** Says that a game is left whose vendor keeps a balance: what is there then comes back. */
export function useLeft(stay: string | undefined): void {
  useEffect(() => {
    if (stay === undefined) return undefined
    // The server finds out by itself, later, where this does not arrive.
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
