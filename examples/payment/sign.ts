import { createHmac, timingSafeEqual } from 'node:crypto'

const mostMs = 300_000

/** As both sides sign: hex HMAC-SHA256(secret, timestamp + "." + the body as it is sent). */
export function sign(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
}

/** Whether the operator signed this just now; as slow for a wrong first letter as for the last. */
export function isSigned(
  secret: string,
  nowMs: number,
  body: string,
  timestamp: string,
  signature: string,
): boolean {
  const isFresh = Math.abs(Number(timestamp) - nowMs) <= mostMs
  const [given, due] = [Buffer.from(signature), Buffer.from(sign(secret, timestamp, body))]
  return isFresh && given.length === due.length && timingSafeEqual(given, due)
}
