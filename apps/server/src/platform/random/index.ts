import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { Clock } from '#platform/clock'

/** The only source of randomness outside the game engines. */
export interface Random {
  bytes(count: number): Buffer
  /** 256 bits as text that fits a header or a cookie. */
  token(): string
  /** A whole number from 0 to one less than `limit`, each as likely as any other. */
  below(limit: number): number
  uuid(): string
  /** A time-ordered UUID (version 7), for ids that are also index keys. */
  orderedId(): string
}

export function createRandom(clock: Clock): Random {
  return {
    bytes: (count) => randomBytes(count),
    token: () => randomBytes(32).toString('base64url'),
    below: (limit) => randomInt(limit),
    uuid: () => randomUUID(),
    orderedId: () => uuid7(clock.now().getTime(), randomUUID()),
  }
}

/** The time, and what a random UUID has after it. */
export function uuid7(timeMs: number, random: string): string {
  const time = timeMs.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(15)}`
}
