import { randomFraction } from '#lib/random'
import { readSession } from '#lib/storage'
import { Live, type Wire, type WireEvents } from './live.ts'

/** The socket of this page. */
export function createLive(): Live {
  const live = new Live({
    connect,
    token: () => readSession('token'),
    random: randomFraction,
  })
  addEventListener('online', () => live.retryNow())
  addEventListener('offline', () => live.drop())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') live.retryNow()
  })
  return live
}

function connect(events: WireEvents): Wire {
  const socket = new WebSocket(new URL('/ws', location.href.replace(/^http/, 'ws')))
  socket.addEventListener('open', () => events.opened())
  socket.addEventListener('message', ({ data }) => events.received(data))
  socket.addEventListener('close', () => events.closed())
  return socket
}
