import type { Topic } from '@fairhouse/protocol'
import { textFrame } from './frame.ts'
import { actorOf, type Viewer } from './peer.ts'

/** A state with its sequence number; `seq` grows with every change. */
export interface Stamped {
  seq: number
  data: unknown
}

/** Loads the present state of a topic; undefined if this viewer may not see it. */
export type Present = (
  viewer: Viewer,
  parameter: string | undefined,
) => Promise<Stamped | undefined>

export interface LiveTopic extends Topic {
  /**
   * Subscribed to on request: by name, or by name and parameter (`chat:x`). If absent,
   * automatically.
   */
  readonly joinedBy?: 'name' | 'parameter'
  readonly present: Present
}

export type LiveTopics = Record<string, LiveTopic>

export function channelKey(scopeId: string, topic: string): string {
  return `${scopeId} ${topic}`
}

/** Key of the viewer's channel; undefined if the topic does not exist or is not for them. */
export function keyFor(topics: LiveTopics, viewer: Viewer, topic: string): string | undefined {
  const [name = ''] = topic.split(':', 1)
  const definition = Object.hasOwn(topics, name) ? topics[name] : undefined
  if (!definition?.who.includes(actorOf(viewer))) return undefined
  if ((definition.joinedBy === 'parameter') !== topic.includes(':')) return undefined
  const scopeId = definition.scope === 'brand' ? viewer.brandId : viewer.session?.subjectId
  return scopeId === undefined ? undefined : channelKey(scopeId, topic)
}

export async function presentOf(topics: LiveTopics, viewer: Viewer, topic: string) {
  const [name = '', parameter] = topic.split(':', 2)
  return topics[name]?.present(viewer, parameter)
}

export function frameOf(topic: string, { seq, data }: Stamped): Buffer {
  return textFrame(JSON.stringify({ topic, seq, data }))
}
