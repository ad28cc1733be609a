import { textFrame } from './frame.ts'
import type { Peer } from './peer.ts'

/** One topic of one brand or account, and who listens to it. */
export interface Channel {
  readonly key: string
  /** As on the wire: `status`, `chat:lobby`. */
  readonly topic: string
  readonly name: string
  readonly parameter: string | undefined
  readonly peers: Set<Peer>
}

/** A state with its place in the order of its topic; `seq` grows with every change. */
export interface Stamped {
  seq: number
  data: unknown
}

export function channelKey(scopeId: string, topic: string): string {
  return `${scopeId} ${topic}`
}

export function createChannel(key: string, topic: string): Channel {
  const [name = '', parameter] = topic.split(':', 2)
  return { key, topic, name, parameter, peers: new Set() }
}

export function frameOf(topic: string, { seq, data }: Stamped): Buffer {
  return textFrame(JSON.stringify({ topic, seq, data }))
}
