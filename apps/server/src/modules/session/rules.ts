import type { GateSession } from '#platform/http'

export interface Session extends GateSession {
  createdAt: Date
  seenAt: Date
}

/** A session's maximum idle time and maximum age. */
export interface SessionLimits {
  idleSeconds: number
  sessionSeconds: number
}

/** Limits for staff; each brand sets its own for players. */
export const officeLimits: SessionLimits = { idleSeconds: 30 * 60, sessionSeconds: 24 * 3600 }

/** Session use is written at most this often, so that requests do not each cost a write. */
export const maxSeenWriteSeconds = 60

/** Shorter where the idle timeout is short: other processes only see the written time. */
export function seenWriteInterval({ idleSeconds }: SessionLimits): number {
  return Math.min(maxSeenWriteSeconds, idleSeconds / 4)
}

/** How long after a step-up a session may change the account's security settings. */
export const freshSeconds = 5 * 60

export function isExpired(
  { createdAt, seenAt }: Session,
  limits: SessionLimits,
  now: Date,
): boolean {
  const idleMs = now.getTime() - seenAt.getTime()
  const ageMs = now.getTime() - createdAt.getTime()
  return idleMs >= limits.idleSeconds * 1000 || ageMs >= limits.sessionSeconds * 1000
}

/** LIST of the ways to sign in. */
export const signInWays = [
  'password',
  'sms',
  'social',
  'register',
  'remembered',
  'handover',
  'reset',
  'trial',
] as const
export type SignInWay = (typeof signInWays)[number]

/** Limits of a sign-in that waits for further proof. */
export const ticketSeconds = 10 * 60
export const maxTicketAttempts = 5

export const rememberSeconds = 24 * 3600
export const handOverSeconds = 60
export const deviceSeconds = 400 * 24 * 3600

/** How long a wrong attempt counts. */
export const failureSeconds = 30 * 60
/**
 * Wrong attempts from anywhere that require a captcha, and from one place that lock that place out.
 */
const captchaAfter = 3
export const lockAfter = 5
/** Wrong attempts from anywhere after which an unknown browser needs further proof. */
const proveAfter = 20

/** Wrong attempts within the counted time. */
export interface Failures {
  here: number
  anywhere: number
}

export const requiresCaptcha = (failures: Failures) =>
  Math.max(failures.here, failures.anywhere) >= captchaAfter
export const isLockedOut = ({ here }: Failures) => here >= lockAfter
export const isUnderAttack = (failures: number) => failures >= proveAfter

/** Shows enough of a name for its owner to recognise it. */
export function maskedAccountName(name: string): string {
  return `${name.slice(0, 2)}•••${name.length > 5 ? name.slice(-1) : ''}`
}
