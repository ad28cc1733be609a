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
  const expected = Buffer.from(signatureOf(secret, timestamp, body))
  const actual = Buffer.from(signature.toLowerCase())
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

export function isFresh(timestamp: string, now: Date, maxAgeMs: number): boolean {
  if (!/^\d{1,15}$/.test(timestamp)) return false
  return Math.abs(Number(timestamp) - now.getTime()) <= maxAgeMs
}
