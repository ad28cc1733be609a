import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs the timestamp and the body as sent; both sides compute it. */
export function signatureOf(secret: string, timestamp: string, body: Buffer | string): string {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')
}

/** Compares in constant time. */
export function isSignedBy(
  secret: string,
  timestamp: string,
  body: Buffer,
  signature: string,
): boolean {
  const due = Buffer.from(signatureOf(secret, timestamp, body))
  const given = Buffer.from(signature.toLowerCase())
  return given.length === due.length && timingSafeEqual(given, due)
}

export function isFresh(timestamp: string, now: Date, maxAgeMs: number): boolean {
  if (!/^\d{1,15}$/.test(timestamp)) return false
  return Math.abs(Number(timestamp) - now.getTime()) <= maxAgeMs
}
