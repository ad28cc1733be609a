import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Actor } from '@fairhouse/protocol'
import type { GateSession } from '#platform/http'
import type { Channel } from './channel.ts'

/** Who looks through a socket. The session comes later, with the token as a message. */
export interface Viewer {
  brandId: string
  session: GateSession | undefined
}

export function actorOf(viewer: Viewer): Actor {
  return viewer.session?.kind ?? 'visitor'
}

interface Held {
  seq: number
  frame: Buffer
}

export interface Peer {
  readonly socket: WebSocket
  readonly stream: Duplex
  viewer: Viewer
  readonly channels: Set<Channel>
  /** Changes that came while the present state of a channel was being read. */
  readonly waiting: Map<Channel, Held[]>
  /** Set while its connection cannot keep up: nothing is queued, it rejoins when it has drained. */
  behindSinceMs: number | undefined
  alive: boolean
}

export function createPeer(socket: WebSocket, stream: Duplex, viewer: Viewer): Peer {
  return {
    socket,
    stream,
    viewer,
    channels: new Set(),
    waiting: new Map(),
    behindSinceMs: undefined,
    alive: true,
  }
}

/** More than this unsent and a connection counts as behind. */
export const mostUnsentBytes = 256 * 1024

/** Hands a change to one receiver; answers whether it went out now. */
export function offer(peer: Peer, channel: Channel, seq: number, frame: Buffer): boolean {
  const held = peer.waiting.get(channel)
  if (held) {
    held.push({ seq, frame })
    return false
  }
  if (peer.behindSinceMs !== undefined || peer.stream.destroyed) return false
  peer.stream.write(frame)
  return true
}

export function isClogged(peer: Peer): boolean {
  return peer.stream.writableLength > mostUnsentBytes
}

export function hasDrained(peer: Peer): boolean {
  return peer.stream.writableLength <= mostUnsentBytes / 4
}
