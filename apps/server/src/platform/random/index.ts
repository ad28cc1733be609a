import { randomBytes, randomUUID } from 'node:crypto'
import type { Clock } from '#platform/clock'

/** The only source of randomness outside the game engines. */
export interface Random {
  bytes(count: number): Buffer
  /** 256 bits as text that fits a header or a cookie. */
  token(): string
  uuid(): string
  /** A time-ordered UUID (version 7), for ids that are also index keys. */
  orderedId(): string
}

export function createRandom(clock: Clock): Random {
  return {
    bytes: (count) => randomBytes(count),
    token: () => randomBytes(32).toString('base64url'),
    uuid: () => randomUUID(),
    orderedId: () => uuid7(clock.now().getTime(), randomBytes(10)),
  }
}

export function uuid7(timeMs: number, tail: Buffer): string {
  const bytes = Buffer.alloc(16)
  bytes.writeUIntBE(timeMs, 0, 6)
  tail.copy(bytes, 6)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-')
}
