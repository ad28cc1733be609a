import { crc32 } from 'node:zlib'
import type { PlainPicture } from './plain-picture.ts'

/** What draws a picture; text, times, colour profiles and animation are left out. */
const kept = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])
const signatureBytes = 8
/** Length and name before a chunk's data, and its sum after it. */
const headBytes = 8
const sumBytes = 4

/** The chunks that draw it, whole and in order; undefined for anything else. */
export function plainPng(bytes: Buffer): PlainPicture | undefined {
  const parts = [bytes.subarray(0, signatureBytes)]
  const names: string[] = []
  let [at, width, height] = [signatureBytes, 0, 0]
  while (names.at(-1) !== 'IEND') {
    if (at + headBytes + sumBytes > bytes.length) return undefined
    const length = bytes.readUInt32BE(at)
    const end = at + headBytes + length + sumBytes
    if (end > bytes.length) return undefined
    const name = bytes.toString('latin1', at + 4, at + headBytes)
    if (crc32(bytes.subarray(at + 4, end - sumBytes)) !== bytes.readUInt32BE(end - sumBytes)) {
      return undefined
    }
    if (name === 'IHDR') {
      if (names.length > 0 || length !== 13) return undefined
      width = bytes.readUInt32BE(at + headBytes)
      height = bytes.readUInt32BE(at + headBytes + 4)
    } else if (names.length === 0) return undefined
    if (kept.has(name)) {
      names.push(name)
      parts.push(bytes.subarray(at, end))
    }
    at = end
  }
  return names.includes('IDAT') ? { width, height, data: Buffer.concat(parts) } : undefined
}
