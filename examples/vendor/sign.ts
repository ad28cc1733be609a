import { createHmac, timingSafeEqual } from 'node:crypto'

/** The signature of both sides: hex HMAC-SHA256(secret, timestamp + "." + the raw body). */
export function sign(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
}

/** Compares signatures in constant time. */
export function isSignature(given: string, expected: string): boolean {
  const [actual, wanted] = [Buffer.from(given), Buffer.from(expected)]
  return actual.length === wanted.length && timingSafeEqual(actual, wanted)
}
