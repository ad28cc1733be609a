import { createHmac, hash } from 'node:crypto'

const blockBytes = 64
const digestBytes = 32
const [innerPad, outerPad] = [0x36, 0x5c]
/** What is longer has no place prepared; a stream's messages are far shorter. */
const longest = 1024

const inner = Buffer.alloc(blockBytes + longest)
const outer = Buffer.alloc(blockBytes + digestBytes)

/**
 * HMAC-SHA256 by two plain hashes, as RFC 2104 has it: every spin needs some, and Node's own object
 * for it takes longer to make than both hashes together.
 */
export function hmac(key: string, message: string): Uint8Array {
  const messageBytes = Buffer.byteLength(message)
  if (Buffer.byteLength(key) > blockBytes || messageBytes > longest) {
    return createHmac('sha256', key).update(message).digest()
  }
  inner.fill(0, 0, blockBytes)
  inner.write(key, 0)
  for (let place = 0; place < blockBytes; place += 1) {
    const byte = inner[place] ?? 0
    inner[place] = byte ^ innerPad
    outer[place] = byte ^ outerPad
  }
  inner.write(message, blockBytes)
  const first = hash('sha256', inner.subarray(0, blockBytes + messageBytes), 'binary')
  outer.write(first, blockBytes, 'binary')
  return Buffer.from(hash('sha256', outer, 'binary'), 'binary')
}
