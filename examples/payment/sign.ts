import { createHmac, timingSafeEqual } from 'node:crypto'

const maxAgeMs = 300_000

/** The signature of both sides: hex HMAC-SHA256(secret, timestamp + "." + the raw body). */
export function sign(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
}

/** Whether the operator signed this recently. Compares in constant time. */
export function isSigned(
  secret: string,
  nowMs: number,
  body: string,
  timestamp: string,
  signature: string,
): boolean {
  const isFresh = Math.abs(Number(timestamp) - nowMs) <= maxAgeMs
  const [actual, expected] = [Buffer.from(signature), Buffer.from(sign(secret, timestamp, body))]
  return isFresh && actual.length === expected.length && timingSafeEqual(actual, expected)
}
