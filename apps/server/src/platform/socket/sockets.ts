import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { GateSession } from '#platform/http'
import type { Metrics } from '#platform/metrics'
import type { Hub } from './hub.ts'
import { createPeer, type Peer } from './peer.ts'
import { followRequest, sessionEnded } from './requests.ts'

/** What is decided about a connection before it is opened. */
export type Admission =
  | { admit: true; brandId: string; sessionOf(token: string): Promise<GateSession | undefined> }
  | { admit: false; status: string }

export interface SocketsOptions {
  server: Server
  hub: Hub
  metrics: Metrics
  limit: number
  admit(request: IncomingMessage): Admission
}

export interface Sockets {
  endSession(sessionId: string): void
  close(): Promise<void>
}

const path = '/ws'
const mostMessageBytes = 4096
const beatMs = 30_000
const tendMs = 250
const ourFault = 1011
const goingAway = 1001

export function serveSockets({ server, hub, metrics, limit, admit }: SocketsOptions): Sockets {
  const acceptor = new WebSocketServer({ noServer: true, maxPayload: mostMessageBytes })

  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer) {
    stream.on('error', () => stream.destroy())
    if (new URL(request.url ?? '/', 'http://host').pathname !== path) return refuse(stream, '404')
    if (hub.peers.size >= limit) return refuse(stream, '503')
    const admission = admit(request)
    if (!admission.admit) return refuse(stream, admission.status)
    return acceptor.handleUpgrade(request, stream, head, (socket) => {
      const peer = createPeer(socket, stream, { brandId: admission.brandId, session: undefined })
      socket.on('message', (data) => {
        followRequest(hub, peer, data, admission.sessionOf).then(
          (fault) => fault && drop(peer, fault.code, fault.reason),
          () => drop(peer, ourFault, 'failed'),
        )
      })
      socket.on('pong', () => (peer.alive = true))
      socket.on('close', () => hub.depart(peer))
      socket.on('error', () => socket.terminate())
      hub.arrive(peer)
    })
  }

  /** Out of the hub at once: after the closing frame no other may follow. */
  function drop(peer: Peer, code: number, reason: string) {
    metrics.droppedSockets.inc({ reason })
    hub.depart(peer)
    peer.socket.close(code)
  }

  function beat() {
    for (const peer of hub.peers) {
      peer.messages = 0
      if (!peer.alive) peer.socket.terminate()
      peer.alive = false
      peer.socket.ping()
    }
  }

  server.on('upgrade', upgrade)
  const timers = [setInterval(beat, beatMs), setInterval(() => hub.tend(), tendMs)]
  return {
    endSession(sessionId) {
      for (const peer of hub.peers) {
        if (peer.viewer.session?.id === sessionId) drop(peer, sessionEnded, 'session_ended')
      }
    },
    async close() {
      for (const timer of timers) clearInterval(timer)
      server.off('upgrade', upgrade)
      for (const { socket } of hub.peers) socket.close(goingAway)
      await settled(() => hub.peers.size === 0, 1000)
      for (const { socket } of hub.peers) socket.terminate()
      acceptor.close()
    },
  }
}

function refuse(stream: Duplex, status: string) {
  stream.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

async function settled(isDone: () => boolean, mostMs: number) {
  for (let waitedMs = 0; !isDone() && waitedMs < mostMs; waitedMs += 10) {
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
