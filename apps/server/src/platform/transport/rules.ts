import * as z from 'zod/mini'

/** Maximum age of an encrypted request, and of clock skew ahead. */
export const requestLifeSeconds = 300
const previousKeyLifeSeconds = 3600
const keyLifeSeconds = 24 * 3600

export const sealedClaims = z.looseObject({
  iat: z.number(),
  jti: z.string().check(z.minLength(8), z.maxLength(128)),
})

export function isStale(issuedAtSeconds: number, nowMs: number): boolean {
  return Math.abs(nowMs / 1000 - issuedAtSeconds) > requestLifeSeconds
}

export interface DatedKey {
  createdAt: Date
}

/** The newest key is used; the previous one is still accepted for an hour. */
export function acceptedKeys<K extends DatedKey>(newestFirst: K[], nowMs: number): K[] {
  const [newest, ...older] = newestFirst
  if (!newest) return []
  const replacedMs = newest.createdAt.getTime()
  const stillGood = nowMs - replacedMs <= previousKeyLifeSeconds * 1000
  return stillGood ? [newest, ...older.slice(0, 1)] : [newest]
}

export function needsRotation(newest: DatedKey | undefined, nowMs: number): boolean {
  return !newest || nowMs - newest.createdAt.getTime() >= keyLifeSeconds * 1000
}
