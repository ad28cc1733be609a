import type { Duplex } from 'node:stream'
import type { Actor } from '@fairhouse/protocol'
import type { GateSession } from '#platform/http'

/** The viewer behind a socket. The session follows with the token message. */
export interface Viewer {
  brandId: string
  session: GateSession | undefined
}

/** One topic of one brand or account, and its subscribers. */
export interface Channel {
  readonly key: string
  /** As on the wire: `status`, `chat:lobby`. */
  readonly topic: string
  readonly peers: Set<Peer>
}

export interface Change {
  seq: number
  frame: Buffer
}

/** The WebSocket methods we use; frames are written to its stream directly. */
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
  /** Changes received while a channel's present state is being loaded. */
  readonly waiting: Map<Channel, Change[]>
  /**
   * Set while the connection is too slow: nothing is queued, it gets the present state when it has
   * drained.
   */
  behindSinceMs: number | undefined
  alive: boolean
  /** Messages received since the last heartbeat. */
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

/** A connection with more unsent bytes counts as slow. */
const maxUnsentBytes = 256 * 1024

/** Sends a change to one peer; returns whether it was sent now. */
export function offer(peer: Peer, channel: Channel, change: Change): boolean {
  const waitingChanges = peer.waiting.get(channel)
  if (waitingChanges) {
    waitingChanges.push(change)
    return false
  }
  if (peer.behindSinceMs !== undefined || peer.stream.destroyed) return false
  peer.stream.write(change.frame)
  return true
}

export function isClogged(peer: Peer): boolean {
  return peer.stream.writableLength > maxUnsentBytes
}

export function hasDrained(peer: Peer): boolean {
  return peer.stream.writableLength <= maxUnsentBytes / 4
}
