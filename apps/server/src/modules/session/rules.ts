import type { GateSession } from '#platform/http'

export interface Session extends GateSession {
  createdAt: Date
  seenAt: Date
}

/** How long a session lives without use, and at most. */
export interface Limits {
  idleSeconds: number
  sessionSeconds: number
}

/** Those of staff; a brand has its own for its players. */
export const officeLimits: Limits = { idleSeconds: 30 * 60, sessionSeconds: 24 * 3600 }

/** Use is written down at most this often, so that no request costs a write. */
export const writeSeenSeconds = 60

/** More often where a session is soon idle: others know of its use only by what is written. */
export function writeSeenEvery({ idleSeconds }: Limits): number {
  return Math.min(writeSeenSeconds, idleSeconds / 4)
}

/** So long after a fresh proof a session may change what protects its account. */
export const freshSeconds = 5 * 60

export function isOver({ createdAt, seenAt }: Session, limits: Limits, now: Date): boolean {
  const idleMs = now.getTime() - seenAt.getTime()
  const ageMs = now.getTime() - createdAt.getTime()
  return idleMs >= limits.idleSeconds * 1000 || ageMs >= limits.sessionSeconds * 1000
}

/** LIST of what an account can be entered by. */
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

/** A sign-in waits so long, and for so many tries, for its further proof. */
export const ticketSeconds = 10 * 60
export const ticketTries = 5

export const rememberSeconds = 24 * 3600
export const handOverSeconds = 60
export const deviceSeconds = 400 * 24 * 3600

/** Wrong tries count for so long. */
export const failureSeconds = 30 * 60
/** So many from anywhere want a captcha with the next; from one place, they lock that place out. */
const captchaAfter = 3
export const lockAfter = 5
/** So many from anywhere: whoever comes with a strange browser must prove more. */
const proveAfter = 20

/** Wrong tries within the time that counts. */
export interface Failures {
  here: number
  anywhere: number
}

export const wantsCaptcha = (tries: Failures) =>
  Math.max(tries.here, tries.anywhere) >= captchaAfter
export const isLocked = ({ here }: Failures) => here >= lockAfter
export const isBesieged = (failures: number) => failures >= proveAfter

/** Enough of a name for its owner. */
export function masked(name: string): string {
  return `${name.slice(0, 2)}•••${name.length > 5 ? name.slice(-1) : ''}`
}
