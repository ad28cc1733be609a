import { useSyncExternalStore } from 'react'
import { randomFraction } from '#lib/random'
import { readSession } from '#lib/storage'
import { Live, type LiveState, type Wire, type WireEvents } from './live.ts'

let shared: Live | undefined

/** The socket of this page, made when first asked for: a server that renders has none. */
export function pageLive(): Live {
  shared ??= followNetwork(
    new Live({
      connect,
      token: () => readSession('token'),
      random: randomFraction,
    }),
  )
  return shared
}

function connect(events: WireEvents): Wire {
  const socket = new WebSocket(new URL('/ws', location.href.replace(/^http/, 'ws')))
  socket.addEventListener('open', () => events.opened())
  socket.addEventListener('message', ({ data }) => events.said(data))
  socket.addEventListener('close', () => events.closed())
  return socket
}

function followNetwork(live: Live): Live {
  addEventListener('online', () => live.hurry())
  addEventListener('offline', () => live.drop())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') live.hurry()
  })
  return live
}

export function useLiveState(): LiveState {
  return useSyncExternalStore(
    (changed) => pageLive().onState(changed),
    () => pageLive().state,
    () => 'idle',
  )
}
