import type { Clock } from '#platform/clock'
import type { Log } from '#platform/log'
import type { Metrics } from '#platform/metrics'
import { hasDrained, isClogged, offer, type Channel, type Change, type Peer } from './peer.ts'
import { channelKey, frameOf, keyFor, presentOf, type LiveTopics, type Stamped } from './topics.ts'

export interface HubOptions {
  topics: LiveTopics
  clock: Clock
  log: Log
  metrics: Metrics
}

const maxBehindMs = 10_000
const maxChannels = 64
/** Maximum concurrent loads, so that other work gets database connections. */
const maxLoadsAtOnce = 8

interface Subscription {
  readonly peer: Peer
  readonly channel: Channel
}

const subscriptionsOf = (channel: Channel): Subscription[] =>
  Array.from(channel.peers, (peer) => ({ peer, channel }))

/** Tracks subscriptions on this process and sends each change to all subscribers. */
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

  /** Whether anybody on this process is subscribed. */
  hasSubscribers(topic: string, scopeId: string): boolean {
    return this.#channels.has(channelKey(scopeId, topic))
  }

  /** Adds a connection, or updates it after sign-in, and subscribes it to automatic topics. */
  addPeer(peer: Peer) {
    if (!this.#peers.has(peer)) this.#options.metrics.sockets.inc()
    this.#peers.add(peer)
    const automatic = Object.entries(this.#options.topics).filter(([, topic]) => !topic.joinedBy)
    this.subscribe(
      peer,
      automatic.map(([name]) => name),
    )
  }

  subscribe(peer: Peer, topics: string[]) {
    // A dropped connection may still be sending.
    if (!this.#peers.has(peer)) return
    for (const topic of topics) {
      const key = keyFor(this.#options.topics, peer.viewer, topic)
      if (key === undefined || peer.channels.size >= maxChannels) continue
      const channel = this.#channels.get(key) ?? { key, topic, peers: new Set() }
      if (peer.channels.has(channel)) continue
      this.#channels.set(key, channel)
      channel.peers.add(peer)
      peer.channels.add(channel)
      void this.#show(peer, channel)
    }
  }

  unsubscribe(peer: Peer, topics: string[]) {
    for (const channel of peer.channels) {
      if (topics.includes(channel.topic)) this.#unlisten(peer, channel)
    }
  }

  removePeer(peer: Peer) {
    for (const channel of peer.channels) this.#unlisten(peer, channel)
    if (this.#peers.delete(peer)) this.#options.metrics.sockets.dec()
    this.#behind.delete(peer)
  }

  /** Sends the present state to everyone, since changes may have been missed. */
  resync() {
    void this.#showEach([...this.#channels.values()].flatMap((channel) => subscriptionsOf(channel)))
  }

  /** Resends one topic to a brand's viewers, a few at a time because each load takes time. */
  async resendToBrand(topic: string, brandId: string) {
    const channels = [...this.#channels.values()].filter((channel) => channel.topic === topic)
    const views = channels.flatMap((channel) => subscriptionsOf(channel))
    await this.#showEach(views.filter(({ peer }) => peer.viewer.brandId === brandId))
  }

  /** Resends one topic to the subscribers of one brand or account. */
  async resend(topic: string, scopeId: string) {
    const channel = this.#channels.get(channelKey(scopeId, topic))
    if (channel) await this.#showEach(subscriptionsOf(channel))
  }

  /** Updates connections that have drained and drops those that stay slow. */
  checkSlowPeers() {
    const { clock, metrics } = this.#options
    const nowMs = clock.now().getTime()
    for (const peer of this.#behind) {
      if (hasDrained(peer)) {
        peer.behindSinceMs = undefined
        this.#behind.delete(peer)
        this.#showAll(peer)
      } else if (nowMs - (peer.behindSinceMs ?? nowMs) > maxBehindMs) {
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

  async #showEach(views: readonly Subscription[]) {
    const waiting = views.values()
    const work = async () => {
      for (const { peer, channel } of waiting) {
        // Skips viewers that have left meanwhile.
        if (channel.peers.has(peer)) await this.#show(peer, channel)
      }
    }
    await Promise.all(Array.from({ length: maxLoadsAtOnce }, work))
  }

  /** On failure closes this connection, which reconnects; the others are not affected. */
  async #show(peer: Peer, channel: Channel) {
    try {
      await this.#showPresent(peer, channel)
    } catch (error) {
      const { log } = this.#options
      log.error({ err: error, topic: channel.topic }, 'could not load the present state of a topic')
      peer.socket.close(1011)
    }
  }

  /** Sends the present state first, then only newer changes. */
  async #showPresent(peer: Peer, channel: Channel) {
    const waitingChanges: Change[] = []
    peer.waiting.set(channel, waitingChanges)
    const stamped = await presentOf(this.#options.topics, peer.viewer, channel.topic)
    if (peer.waiting.get(channel) !== waitingChanges) return
    peer.waiting.delete(channel)
    if (!stamped) {
      this.#unlisten(peer, channel)
      return
    }
    const present = { seq: stamped.seq, frame: frameOf(channel.topic, stamped) }
    const later = waitingChanges.filter(({ seq }) => seq > stamped.seq)
    for (const change of [present, ...later]) offer(peer, channel, change)
    this.#options.metrics.deliveries.inc(1 + later.length)
  }
}
