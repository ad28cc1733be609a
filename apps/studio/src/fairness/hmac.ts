import { createHmac, hash } from 'node:crypto'

const blockBytes = 64
const digestBytes = 32
const [innerPad, outerPad] = [0x36, 0x5c]
/** Longer messages use Node's HMAC; those of a stream are far shorter. */
const maxMessageBytes = 1024

const inner = Buffer.alloc(blockBytes + maxMessageBytes)
const outer = Buffer.alloc(blockBytes + digestBytes)

/**
 * HMAC-SHA256 (RFC 2104) from two plain hashes. Every spin needs several, and creating Node's Hmac
 * object takes longer than both hashes together.
 */
export function hmac(key: string, message: string): Uint8Array {
  const messageBytes = Buffer.byteLength(message)
  if (Buffer.byteLength(key) > blockBytes || messageBytes > maxMessageBytes) {
    return createHmac('sha256', key).update(message).digest()
  }
  inner.fill(0, 0, blockBytes)
  inner.write(key, 0)
  for (let index = 0; index < blockBytes; index += 1) {
    const byte = inner[index] ?? 0
    inner[index] = byte ^ innerPad
    outer[index] = byte ^ outerPad
  }
  inner.write(message, blockBytes)
  const first = hash('sha256', inner.subarray(0, blockBytes + messageBytes), 'binary')
  outer.write(first, blockBytes, 'binary')
  return Buffer.from(hash('sha256', outer, 'binary'), 'binary')
}
