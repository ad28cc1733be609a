import { createHmac, timingSafeEqual } from 'node:crypto'

/** As both sides sign: hex HMAC-SHA256(secret, timestamp + "." + the body as it is sent). */
export function sign(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
}

/** Takes the same time whether the first character is wrong or the last. */
export function isSignature(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
