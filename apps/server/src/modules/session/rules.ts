import type { GateSession } from '#platform/http'

export interface Session extends GateSession {
  createdAt: Date
  seenAt: Date
}

/** Without use for half an hour, or a day after sign-in, a session is over. */
export const idleSeconds = 30 * 60
export const lifeSeconds = 24 * 3600

/** Use is written down at most this often, so that no request costs a write. */
export const writeSeenSeconds = 60

export function isOver({ createdAt, seenAt }: Session, now: Date): boolean {
  const idleMs = now.getTime() - seenAt.getTime()
  const ageMs = now.getTime() - createdAt.getTime()
  return idleMs >= idleSeconds * 1000 || ageMs >= lifeSeconds * 1000
}
