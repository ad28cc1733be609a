import type { TopicData } from '@fairhouse/protocol'
import type { Value } from '#lib/call'

type Answer = Value<'GET /wps/system/status'>
export type StatusPush = TopicData<'status'>

export interface Status extends Answer {
  /** When the answer came, by this device's clock. */
  readonly receivedAtMs: number
}

export function withPush<Known extends Answer>(known: Known, push: StatusPush): Known {
  return { ...known, ...push, maintenance: push.status === 1 }
}

/** The server's time now, whatever this device's clock says. */
export function serverTimeMs({ time, receivedAtMs }: Status, nowMs: number): number {
  return Date.parse(time) + nowMs - receivedAtMs
}
