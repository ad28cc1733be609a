import type { Duplex } from 'node:stream'
import type { Actor } from '@fairhouse/protocol'
import type { GateSession } from '#platform/http'

/** Who looks through a socket. The session comes later, with the token as a message. */
export interface Viewer {
  brandId: string
  session: GateSession | undefined
}

/** One topic of one brand or account, and who listens to it. */
export interface Channel {
  readonly key: string
  /** As on the wire: `status`, `chat:lobby`. */
  readonly topic: string
  readonly peers: Set<Peer>
}

export interface Held {
  seq: number
  frame: Buffer
}

/** What is asked of a WebSocket once it is open; frames go to its stream directly. */
export interface PeerSocket {
  close(code: number): void
  terminate(): void
  ping(): void
}

/** One open connection. */
export interface Peer {
  readonly socket: PeerSocket
  readonly stream: Duplex
  viewer: Viewer
  readonly channels: Set<Channel>
  /** Changes that came while the present state of a channel was being read. */
  readonly waiting: Map<Channel, Held[]>
  /** Set while its connection cannot keep up: nothing is queued, it rejoins when it has drained. */
  behindSinceMs: number | undefined
  alive: boolean
  /** How many it has sent since the last beat. */
  messages: number
}

export function createPeer(socket: PeerSocket, stream: Duplex, viewer: Viewer): Peer {
  return {
    socket,
    stream,
    viewer,
    channels: new Set(),
    waiting: new Map(),
    behindSinceMs: undefined,
    alive: true,
    messages: 0,
  }
}

export function actorOf(viewer: Viewer): Actor {
  return viewer.session?.kind ?? 'visitor'
}

/** More than this unsent and a connection counts as behind. */
const mostUnsentBytes = 256 * 1024

/** Hands a change to one receiver; answers whether it went out now. */
export function offer(peer: Peer, channel: Channel, change: Held): boolean {
  const held = peer.waiting.get(channel)
  if (held) {
    held.push(change)
    return false
  }
  if (peer.behindSinceMs !== undefined || peer.stream.destroyed) return false
  peer.stream.write(change.frame)
  return true
}

export function isClogged(peer: Peer): boolean {
  return peer.stream.writableLength > mostUnsentBytes
}

export function hasDrained(peer: Peer): boolean {
  return peer.stream.writableLength <= mostUnsentBytes / 4
}
