import { nowMs } from '#clock'
import { call } from './call.ts'
import { CallFailed } from './problems.ts'
import type { Value } from './types.ts'

type Status = Value<'GET /wps/system/status'>
type TransportKey = Status['transportKeys']['keys'][number]

/** Rotated keys stay valid for an hour; ours is reloaded after half of it. */
const freshMs = 30 * 60 * 1000

let cached: { status: Status; takenAtMs: number } | undefined

/** Stores a loaded status, so that the first encrypted call need not load it again. */
export function rememberStatus(status: Status): void {
  cached = { status, takenAtMs: nowMs() }
}

/** Returns the encryption key and the server's time, because the device clock may be wrong. */
export async function transport(): Promise<{ key: TransportKey; timeMs: number }> {
  if (!cached || nowMs() - cached.takenAtMs > freshMs) {
    rememberStatus(await call('GET /wps/system/status'))
  }
  const [key] = cached?.status.transportKeys.keys ?? []
  if (!cached || !key) throw new CallFailed('the server has no transport key')
  return { key, timeMs: Date.parse(cached.status.time) + nowMs() - cached.takenAtMs }
}
