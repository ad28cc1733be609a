import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { targetOf, type GateSession } from '#platform/http'
import type { Log } from '#platform/log'
import type { Metrics } from '#platform/metrics'
import type { Hub } from './hub.ts'
import { createPeer, type Peer } from './peer.ts'
import { createQuota, type Holder, type Quota, type SocketLimits } from './quota.ts'
import { followRequest, sessionEnded } from './requests.ts'

/** What is decided about a connection before it is opened. */
export type Admission =
  | {
      admit: true
      brandId: string
      holder: Holder
      sessionOf(token: string): Promise<GateSession | undefined>
    }
  | { admit: false; status: string }

/** Where sockets are opened, and what is heard there. */
export interface Door {
  path: string
  hub: Hub
  admit(request: IncomingMessage): Admission
  /** Nobody stays for longer without saying who they are. */
  signInMs?: number
}

export interface SocketsOptions {
  server: Server
  doors: readonly Door[]
  metrics: Metrics
  log: Log
  limits: SocketLimits
}

export interface Sockets {
  endSession(sessionId: string): void
  close(): Promise<void>
}

const mostMessageBytes = 4096
const beatMs = 30_000
const tendMs = 250
const ourFault = 1011
const goingAway = 1001

export function serveSockets({ server, doors, metrics, log, limits }: SocketsOptions): Sockets {
  const acceptor = new WebSocketServer({ noServer: true, maxPayload: mostMessageBytes })
  const hubs = doors.map(({ hub }) => hub)
  const all = () => hubs.flatMap((hub) => Array.from(hub.peers, (peer) => ({ hub, peer })))
  const count = () => hubs.reduce((sum, { peers }) => sum + peers.size, 0)
  const drop = dropping(metrics)
  const quota = createQuota(limits)

  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer) {
    const { path: asked } = targetOf(request.url)
    if (!asked.startsWith('/') || asked.startsWith('//')) return refuse(stream, '400')
    const door = doors.find(({ path }) => path === asked)
    if (!door) return refuse(stream, '404')
    if (count() >= limits.all) return refuse(stream, '503')
    const admission = door.admit(request)
    if (!admission.admit) return refuse(stream, admission.status)
    if (!takePlace(quota, stream, admission.holder)) {
      metrics.droppedSockets.inc({ reason: 'too_many' })
      return refuse(stream, '429')
    }
    return acceptor.handleUpgrade(request, stream, head, (socket) => {
      const peer = createPeer(socket, stream, { brandId: admission.brandId, session: undefined })
      welcome(socket, peer, { door, drop, sessionOf: admission.sessionOf })
    })
  }

  /** An exception thrown by an event listener ends the process, so none may leave this one. */
  function upgradeSafely(request: IncomingMessage, stream: Duplex, head: Buffer) {
    stream.on('error', () => stream.destroy())
    try {
      upgrade(request, stream, head)
    } catch (error) {
      log.error({ err: error }, 'a socket could not be opened')
      refuse(stream, '400')
    }
  }

  function beat() {
    for (const { peer } of all()) {
      peer.messages = 0
      if (!peer.alive) peer.socket.terminate()
      peer.alive = false
      peer.socket.ping()
    }
  }

  function tend() {
    for (const hub of hubs) hub.tend()
  }

  server.on('upgrade', upgradeSafely)
  const timers = [setInterval(beat, beatMs), setInterval(tend, tendMs)]
  return {
    endSession(sessionId) {
      for (const { hub, peer } of all()) {
        if (peer.viewer.session?.id === sessionId) drop(hub, peer, sessionEnded, 'session_ended')
      }
    },
    async close() {
      for (const timer of timers) clearInterval(timer)
      server.off('upgrade', upgradeSafely)
      for (const { peer } of all()) peer.socket.close(goingAway)
      await settled(() => count() === 0, 1000)
      for (const { peer } of all()) peer.socket.terminate()
      acceptor.close()
    },
  }
}

/** Held until the connection is gone; false where the holder has no place left. */
function takePlace(quota: Quota, stream: Duplex, holder: Holder): boolean {
  const release = quota.take(holder)
  // One that is gone already tells it no more.
  if (stream.destroyed) release?.()
  else if (release) stream.once('close', release)
  return release !== undefined
}

type Drop = (hub: Hub, peer: Peer, code: number, reason: string) => void

/** Out of the hub at once: after the closing frame no other may follow. */
function dropping(metrics: Metrics): Drop {
  return (hub, peer, code, reason) => {
    metrics.droppedSockets.inc({ reason })
    hub.depart(peer)
    peer.socket.close(code)
  }
}

interface Welcome {
  door: Door
  drop: Drop
  sessionOf(token: string): Promise<GateSession | undefined>
}

function welcome(socket: WebSocket, peer: Peer, { door, drop, sessionOf }: Welcome) {
  const { hub, signInMs } = door
  socket.on('message', (data) => {
    followRequest(hub, peer, data, sessionOf).then(
      (fault) => fault && drop(hub, peer, fault.code, fault.reason),
      () => drop(hub, peer, ourFault, 'failed'),
    )
  })
  socket.on('pong', () => (peer.alive = true))
  socket.on('close', () => hub.depart(peer))
  socket.on('error', () => socket.terminate())
  hub.arrive(peer)
  if (signInMs === undefined) return
  const requireSession = () => {
    const isNobody = hub.peers.has(peer) && peer.viewer.session === undefined
    if (isNobody) drop(hub, peer, sessionEnded, 'no_session')
  }
  setTimeout(requireSession, signInMs).unref()
}

function refuse(stream: Duplex, status: string) {
  const answer = `HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`
  // A client that never closes its half would keep the connection.
  stream.end(answer, () => stream.destroy())
}

async function settled(isDone: () => boolean, mostMs: number) {
  for (let waitedMs = 0; !isDone() && waitedMs < mostMs; waitedMs += 10) {
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
