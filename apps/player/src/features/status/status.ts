import type { TopicData } from '@fairhouse/protocol'
import type { Value } from '#lib/call'

export type Answer = Value<'GET /wps/system/status'>
export type StatusPush = TopicData<'status'>

export interface Status extends Answer {
  /** When the answer arrived, by this device's clock. */
  readonly receivedAtMs: number
}

/** A blocked visitor stays blocked until the server itself answers otherwise. */
export function withPush<Known extends Answer>(known: Known, push: StatusPush): Known {
  const status = known.status === 2 ? 2 : push.status
  return { ...known, ...push, status, maintenance: push.status === 1 }
}

/** The server's time now, independent of this device's clock. */
export function serverTimeMs({ time, receivedAtMs }: Status, nowMs: number): number {
  return Date.parse(time) + nowMs - receivedAtMs
}
