import { createHmac, timingSafeEqual } from 'node:crypto'

/** As both sides of a signed request make it: over the time and the body as it is sent. */
export function signatureOf(secret: string, timestamp: string, body: Buffer | string): string {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')
}

/** In the same time whatever is wrong with it. */
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

export function isFresh(timestamp: string, now: Date, mostMs: number): boolean {
  if (!/^\d{1,15}$/.test(timestamp)) return false
  return Math.abs(Number(timestamp) - now.getTime()) <= mostMs
}
