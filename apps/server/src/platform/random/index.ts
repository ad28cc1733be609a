import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { Clock } from '#platform/clock'

/** The only source of randomness outside the game engines. */
export interface Random {
  bytes(count: number): Buffer
  /** 256 random bits as text for headers and cookies. */
  token(): string
  /** A uniformly random integer from 0 to `limit` - 1. */
  below(limit: number): number
  uuid(): string
  /** A time-ordered UUID (version 7), for ids that are also index keys. */
  orderedId(): string
}

export function createRandom(clock: Clock): Random {
  const ordered = orderedIds(clock)
  return {
    bytes: (count) => randomBytes(count),
    token: () => randomBytes(32).toString('base64url'),
    below: (limit) => randomInt(limit),
    uuid: () => randomUUID(),
    orderedId: () => ordered(randomUUID()),
  }
}

const countersPerMs = 4096

/**
 * Ids of one process ascend even within a millisecond: a counter replaces the first random bits
 * (RFC 9562, method 1). When it is used up it borrows from the next millisecond.
 */
function orderedIds(clock: Clock): (random: string) => string {
  let lastMs = 0
  let counter = 0
  return (random) => {
    const nowMs = clock.now().getTime()
    if (nowMs > lastMs) [lastMs, counter] = [nowMs, 0]
    else counter += 1
    if (counter === countersPerMs) [lastMs, counter] = [lastMs + 1, 0]
    return uuid7(lastMs, counter, random)
  }
}

/** Builds a UUID from time, counter and the rest of a random UUID. */
export function uuid7(timeMs: number, counter: number, random: string): string {
  const time = timeMs.toString(16).padStart(12, '0')
  const count = counter.toString(16).padStart(3, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count}${random.slice(18)}`
}
