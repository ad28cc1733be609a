import { createHmac } from 'node:crypto'

/** As the studio's. */
export function hmac(key: string, message: string): Uint8Array {
  return createHmac('sha256', key).update(message).digest()
}
