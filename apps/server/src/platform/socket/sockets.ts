import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { parseTarget, type GateSession } from '#platform/http'
import type { Log } from '#platform/log'
import type { Metrics } from '#platform/metrics'
import type { Hub } from './hub.ts'
import { createPeer, type Peer } from './peer.ts'
import type { Holder, SocketLimits } from './quota.ts'
import { handleRequest, sessionEnded } from './requests.ts'
import { createSlots, type Slots } from './slots.ts'

/** Decision about a connection before it is opened. */
export type Admission =
  | {
      admit: true
      brandId: string
      holder: Holder
      sessionOf(token: string): Promise<GateSession | undefined>
    }
  | { admit: false; status: string }

/** A WebSocket path whose messages are served outside this module. */
export interface SocketService {
  path: string
  admit(request: IncomingMessage): ServiceAdmission
  /** Closes the connections after their accepted calls. */
  close(): Promise<void>
}

export type ServiceAdmission =
  | { admit: true; holder: Holder; connect(stream: Duplex, head: Buffer): void }
  | { admit: false; status: string }

/** A WebSocket path with its hub and admission check. */
export interface SocketEndpoint {
  path: string
  hub: Hub
  admit(request: IncomingMessage): Admission
  /** Closes connections that have not signed in by then. */
  signInMs?: number
}

interface Route {
  admit(request: IncomingMessage): ServiceAdmission
  slots: Slots
}

export interface SocketsOptions {
  server: Server
  endpoints: readonly SocketEndpoint[]
  services: readonly SocketService[]
  metrics: Metrics
  log: Log
  limits: SocketLimits
}

export interface Sockets {
  endSession(sessionId: string): void
  close(): Promise<void>
}

const maxMessageBytes = 4096
const heartbeatMs = 30_000
const slowPeerCheckMs = 250
const internalError = 1011
const goingAway = 1001

export function serveSockets(options: SocketsOptions): Sockets {
  const { server, endpoints, services, metrics, log, limits } = options
  const acceptor = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes })
  const hubs = endpoints.map(({ hub }) => hub)
  const all = () => hubs.flatMap((hub) => Array.from(hub.peers, (peer) => ({ hub, peer })))
  const count = () => hubs.reduce((sum, { peers }) => sum + peers.size, 0)
  const drop = createDrop(metrics)
  const slots = createSlots(limits, metrics)
  const routes = new Map<string, Route>([
    ...endpoints.map(
      (endpoint) => [endpoint.path, liveRoute(endpoint, acceptor, drop, slots.ofHubs)] as const,
    ),
    // Counted apart from `/ws`: a player with an open game has both.
    ...services.map(({ path, admit }) => [path, { admit, slots: slots.ofServices }] as const),
  ])

  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer) {
    const { path } = parseTarget(request.url)
    if (!path.startsWith('/') || path.startsWith('//')) return refuse(stream, '400')
    const route = routes.get(path)
    if (!route) return refuse(stream, '404')
    if (slots.areAllTaken()) return refuse(stream, '503')
    const admission = route.admit(request)
    if (!admission.admit) return refuse(stream, admission.status)
    if (!route.slots.take(stream, admission.holder)) return refuse(stream, '429')
    return admission.connect(stream, head)
  }

  /** An exception in an event listener ends the process, so catch everything here. */
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

  const checkSlowPeers = () => hubs.forEach((hub) => hub.checkSlowPeers())
  server.on('upgrade', upgradeSafely)
  const timers = [setInterval(beat, heartbeatMs), setInterval(checkSlowPeers, slowPeerCheckMs)]
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
      const servicesClosed = Promise.all(services.map((service) => service.close()))
      await waitUntil(() => count() === 0, 1000)
      for (const { peer } of all()) peer.socket.terminate()
      acceptor.close()
      await servicesClosed
    },
  }
}

/** Opens admitted connections to a hub. */
function liveRoute(
  endpoint: SocketEndpoint,
  acceptor: WebSocketServer,
  drop: Drop,
  slots: Slots,
): Route {
  const admit = (request: IncomingMessage) => {
    const admission = endpoint.admit(request)
    if (!admission.admit) return admission
    const { brandId, holder, sessionOf } = admission
    const connect = (stream: Duplex, head: Buffer) =>
      acceptor.handleUpgrade(request, stream, head, (socket) => {
        const peer = createPeer(socket, stream, { brandId, session: undefined })
        openConnection(socket, peer, { endpoint, drop, sessionOf })
      })
    return { admit: true, holder, connect } as const
  }
  return { admit, slots }
}

type Drop = (hub: Hub, peer: Peer, code: number, reason: string) => void

/** Leaves the hub at once: no frame may follow the closing frame. */
function createDrop(metrics: Metrics): Drop {
  return (hub, peer, code, reason) => {
    metrics.droppedSockets.inc({ reason })
    hub.removePeer(peer)
    peer.socket.close(code)
  }
}

interface ConnectionOptions {
  endpoint: SocketEndpoint
  drop: Drop
  sessionOf(token: string): Promise<GateSession | undefined>
}

function openConnection(
  socket: WebSocket,
  peer: Peer,
  { endpoint, drop, sessionOf }: ConnectionOptions,
) {
  const { hub, signInMs } = endpoint
  socket.on('message', (data) => {
    handleRequest(hub, peer, data, sessionOf).then(
      (fault) => fault && drop(hub, peer, fault.code, fault.reason),
      () => drop(hub, peer, internalError, 'failed'),
    )
  })
  socket.on('pong', () => (peer.alive = true))
  socket.on('close', () => hub.removePeer(peer))
  socket.on('error', () => socket.terminate())
  hub.addPeer(peer)
  if (signInMs === undefined) return
  const requireSession = () => {
    const isNobody = hub.peers.has(peer) && peer.viewer.session === undefined
    if (isNobody) drop(hub, peer, sessionEnded, 'no_session')
  }
  setTimeout(requireSession, signInMs).unref()
}

function refuse(stream: Duplex, status: string) {
  const answer = `HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`
  // Otherwise a client that never closes its half would keep the connection.
  stream.end(answer, () => stream.destroy())
}

async function waitUntil(condition: () => boolean, maxMs: number) {
  for (let waitedMs = 0; !condition() && waitedMs < maxMs; waitedMs += 10) {
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
