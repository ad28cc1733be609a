import type { Topic } from '@fairhouse/protocol'
import type { Clock } from '#platform/clock'
import type { Log } from '#platform/log'
import type { Metrics } from '#platform/metrics'
import { channelKey, createChannel, frameOf, type Channel, type Stamped } from './channel.ts'
import { actorOf, hasDrained, isClogged, offer, type Peer, type Viewer } from './peer.ts'

/** Gives the present state of a topic, or undefined when this viewer may not see it. */
export type Present = (
  viewer: Viewer,
  parameter: string | undefined,
) => Promise<Stamped | undefined>

export interface LiveTopic extends Topic {
  /** Joined by name with a parameter (`chat:lobby`), not by everybody on arrival. */
  readonly asked?: true
  readonly present: Present
}

export interface HubOptions {
  topics: Record<string, LiveTopic>
  clock: Clock
  log: Log
  metrics: Metrics
}

/** Knows who listens to what on this process and hands each change to all of them. */
export interface Hub {
  /** `scopeId` is the brand's or the account's id, by the topic's scope. */
  deliver(topic: string, scopeId: string, stamped: Stamped): void
  arrive(peer: Peer): void
  join(peer: Peer, topics: string[]): void
  leave(peer: Peer, topics: string[]): void
  depart(peer: Peer): void
  /** Shows everybody the present state again: changes may have been missed. */
  resync(): void
  peers(): ReadonlySet<Peer>
  tend(): void
}

const mostBehindMs = 10_000
const mostChannels = 64

export function createHub({ topics, clock, log, metrics }: HubOptions): Hub {
  const channels = new Map<string, Channel>()
  const peers = new Set<Peer>()
  const behind = new Set<Peer>()

  function deliver(topic: string, scopeId: string, stamped: Stamped) {
    const channel = channels.get(channelKey(scopeId, topic))
    if (!channel) return
    const frame = frameOf(channel.topic, stamped)
    let delivered = 0
    for (const peer of channel.peers) {
      if (offer(peer, channel, stamped.seq, frame)) delivered += 1
      if (peer.behindSinceMs === undefined && isClogged(peer)) fallBehind(peer)
    }
    metrics.deliveries.inc(delivered)
  }

  function fallBehind(peer: Peer) {
    peer.behindSinceMs = clock.now().getTime()
    behind.add(peer)
  }

  function channelFor(peer: Peer, topic: string): Channel | undefined {
    const [name = ''] = topic.split(':', 1)
    const definition = Object.hasOwn(topics, name) ? topics[name] : undefined
    if (!definition?.who.includes(actorOf(peer.viewer))) return undefined
    if ((definition.asked === true) !== topic.includes(':')) return undefined
    const scopeId =
      definition.scope === 'brand' ? peer.viewer.brandId : peer.viewer.session?.subjectId
    if (scopeId === undefined) return undefined
    const key = channelKey(scopeId, topic)
    return channels.get(key) ?? createChannel(key, topic)
  }

  async function show(peer: Peer, channel: Channel) {
    const mine: { seq: number; frame: Buffer }[] = []
    peer.waiting.set(channel, mine)
    const stamped = await topics[channel.name]?.present(peer.viewer, channel.parameter)
    if (peer.waiting.get(channel) !== mine || !channel.peers.has(peer)) return
    peer.waiting.delete(channel)
    if (!stamped) return unlisten(peer, channel)
    offer(peer, channel, stamped.seq, frameOf(channel.topic, stamped))
    for (const { seq, frame } of mine) {
      if (seq > stamped.seq) offer(peer, channel, seq, frame)
    }
    metrics.deliveries.inc()
  }

  function listen(peer: Peer, channel: Channel) {
    channels.set(channel.key, channel)
    channel.peers.add(peer)
    peer.channels.add(channel)
    showSafely(peer, channel)
  }

  function showSafely(peer: Peer, channel: Channel) {
    show(peer, channel).catch((error: unknown) => {
      log.error({ err: error, topic: channel.topic }, 'the present state of a topic failed')
      peer.socket.close(1011)
    })
  }

  function unlisten(peer: Peer, channel: Channel) {
    channel.peers.delete(peer)
    peer.channels.delete(channel)
    peer.waiting.delete(channel)
    if (channel.peers.size === 0) channels.delete(channel.key)
  }

  function join(peer: Peer, wanted: string[]) {
    for (const topic of wanted) {
      const channel = channelFor(peer, topic)
      if (!channel || peer.channels.has(channel)) continue
      if (peer.channels.size < mostChannels) listen(peer, channel)
    }
  }

  function showAll(peer: Peer) {
    for (const channel of peer.channels) showSafely(peer, channel)
  }

  return {
    deliver,
    join,
    arrive(peer) {
      peers.add(peer)
      metrics.sockets.set(peers.size)
      join(peer, Object.keys(topics))
    },
    leave(peer, unwanted) {
      for (const channel of peer.channels) {
        if (unwanted.includes(channel.topic)) unlisten(peer, channel)
      }
    },
    depart(peer) {
      for (const channel of peer.channels) unlisten(peer, channel)
      peers.delete(peer)
      behind.delete(peer)
      metrics.sockets.set(peers.size)
    },
    resync() {
      for (const peer of peers) showAll(peer)
    },
    peers: () => peers,
    tend() {
      const nowMs = clock.now().getTime()
      for (const peer of behind) {
        if (hasDrained(peer)) {
          peer.behindSinceMs = undefined
          behind.delete(peer)
          showAll(peer)
        } else if (nowMs - (peer.behindSinceMs ?? nowMs) > mostBehindMs) {
          metrics.droppedSockets.inc({ reason: 'slow' })
          peer.socket.terminate()
        }
      }
    },
  }
}
