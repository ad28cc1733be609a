import type { Clock } from '#platform/clock'
import type { Log } from '#platform/log'
import type { Metrics } from '#platform/metrics'
import { hasDrained, isClogged, offer, type Channel, type Held, type Peer } from './peer.ts'
import { channelKey, frameOf, keyFor, presentOf, type LiveTopics, type Stamped } from './topics.ts'

export interface HubOptions {
  topics: LiveTopics
  clock: Clock
  log: Log
  metrics: Metrics
}

const mostBehindMs = 10_000
const mostChannels = 64
/** Looks at present states that are under way for many: others need the database meanwhile. */
const looksAtOnce = 8

interface View {
  readonly peer: Peer
  readonly channel: Channel
}

const viewsOf = (channel: Channel): View[] =>
  Array.from(channel.peers, (peer) => ({ peer, channel }))

/** Knows who listens to what on this process and hands each change to all of them. */
export class Hub {
  readonly peers: ReadonlySet<Peer>
  readonly #peers = new Set<Peer>()
  readonly #channels = new Map<string, Channel>()
  readonly #behind = new Set<Peer>()
  readonly #options: HubOptions

  constructor(options: HubOptions) {
    this.#options = options
    this.peers = this.#peers
  }

  /** `scopeId` is the brand's or the account's id, by the topic's scope. */
  deliver(topic: string, scopeId: string, stamped: Stamped) {
    const channel = this.#channels.get(channelKey(scopeId, topic))
    if (!channel) return
    const change = { seq: stamped.seq, frame: frameOf(topic, stamped) }
    let delivered = 0
    for (const peer of channel.peers) {
      if (offer(peer, channel, change)) delivered += 1
      if (peer.behindSinceMs === undefined && isClogged(peer)) this.#fallBehind(peer)
    }
    this.#options.metrics.deliveries.inc(delivered)
  }

  /** Whether anybody listens on this process. */
  isHeard(topic: string, scopeId: string): boolean {
    return this.#channels.has(channelKey(scopeId, topic))
  }

  /** A new connection, or one that has told who it is: it hears all that is meant for it. */
  arrive(peer: Peer) {
    if (!this.#peers.has(peer)) this.#options.metrics.sockets.inc()
    this.#peers.add(peer)
    const unasked = Object.entries(this.#options.topics).filter(([, topic]) => !topic.asked)
    this.join(
      peer,
      unasked.map(([name]) => name),
    )
  }

  join(peer: Peer, topics: string[]) {
    // One that was dropped may still be sending.
    if (!this.#peers.has(peer)) return
    for (const topic of topics) {
      const key = keyFor(this.#options.topics, peer.viewer, topic)
      if (key === undefined || peer.channels.size >= mostChannels) continue
      const channel = this.#channels.get(key) ?? { key, topic, peers: new Set() }
      if (peer.channels.has(channel)) continue
      this.#channels.set(key, channel)
      channel.peers.add(peer)
      peer.channels.add(channel)
      void this.#show(peer, channel)
    }
  }

  leave(peer: Peer, topics: string[]) {
    for (const channel of peer.channels) {
      if (topics.includes(channel.topic)) this.#unlisten(peer, channel)
    }
  }

  depart(peer: Peer) {
    for (const channel of peer.channels) this.#unlisten(peer, channel)
    if (this.#peers.delete(peer)) this.#options.metrics.sockets.dec()
    this.#behind.delete(peer)
  }

  /** Shows everybody the present state again: changes may have been missed. */
  resync() {
    void this.#showEach([...this.#channels.values()].flatMap((channel) => viewsOf(channel)))
  }

  /** The same of one topic for the viewers of a brand, a few at a time: each look takes time. */
  async showAgain(topic: string, brandId: string) {
    const channels = [...this.#channels.values()].filter((channel) => channel.topic === topic)
    const views = channels.flatMap((channel) => viewsOf(channel))
    await this.#showEach(views.filter(({ peer }) => peer.viewer.brandId === brandId))
  }

  /** The same of one topic for whoever looks at one brand or account. */
  async showTo(topic: string, scopeId: string) {
    const channel = this.#channels.get(channelKey(scopeId, topic))
    if (channel) await this.#showEach(viewsOf(channel))
  }

  /** Brings those that have drained up to date and drops those that never do. */
  tend() {
    const { clock, metrics } = this.#options
    const nowMs = clock.now().getTime()
    for (const peer of this.#behind) {
      if (hasDrained(peer)) {
        peer.behindSinceMs = undefined
        this.#behind.delete(peer)
        this.#showAll(peer)
      } else if (nowMs - (peer.behindSinceMs ?? nowMs) > mostBehindMs) {
        metrics.droppedSockets.inc({ reason: 'slow' })
        peer.socket.terminate()
      }
    }
  }

  #fallBehind(peer: Peer) {
    peer.behindSinceMs = this.#options.clock.now().getTime()
    this.#behind.add(peer)
  }

  #unlisten(peer: Peer, channel: Channel) {
    channel.peers.delete(peer)
    peer.channels.delete(channel)
    peer.waiting.delete(channel)
    if (channel.peers.size === 0) this.#channels.delete(channel.key)
  }

  #showAll(peer: Peer) {
    for (const channel of peer.channels) void this.#show(peer, channel)
  }

  async #showEach(views: readonly View[]) {
    const waiting = views.values()
    const work = async () => {
      for (const { peer, channel } of waiting) {
        // Who has left meanwhile is not looked for.
        if (channel.peers.has(peer)) await this.#show(peer, channel)
      }
    }
    await Promise.all(Array.from({ length: looksAtOnce }, work))
  }

  /** Whom it fails for is let go, and comes again; the others are shown theirs. */
  async #show(peer: Peer, channel: Channel) {
    try {
      await this.#showPresent(peer, channel)
    } catch (error) {
      const { log } = this.#options
      log.error({ err: error, topic: channel.topic }, 'the present state of a topic failed')
      peer.socket.close(1011)
    }
  }

  /** The present state first, then only what came after it. */
  async #showPresent(peer: Peer, channel: Channel) {
    const held: Held[] = []
    peer.waiting.set(channel, held)
    const stamped = await presentOf(this.#options.topics, peer.viewer, channel.topic)
    if (peer.waiting.get(channel) !== held) return
    peer.waiting.delete(channel)
    if (!stamped) {
      this.#unlisten(peer, channel)
      return
    }
    const present = { seq: stamped.seq, frame: frameOf(channel.topic, stamped) }
    const later = held.filter(({ seq }) => seq > stamped.seq)
    for (const change of [present, ...later]) offer(peer, channel, change)
    this.#options.metrics.deliveries.inc(1 + later.length)
  }
}
