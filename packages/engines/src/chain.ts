import { streamOf, type Hmac, type Rng } from '#core'

/** SHA-256 of a text as 64 hexadecimal digits; passed in, as the HMAC is. */
export type Sha256 = (text: string) => string

/**
 * Seeds of shared games, generated backwards and used forwards: each seed is the SHA-256 of the one
 * after it. The first seed (index 0) is published and decides nothing; it commits to all that
 * follow.
 */
export function chainOf(sha256: Sha256, last: string, length: number): string[] {
  const backwards = [last]
  while (backwards.length <= length) backwards.push(sha256(backwards.at(-1) ?? last))
  return backwards.toReversed()
}

/**
 * Whether a revealed seed is the promised one: it hashes to a known link `distance` links before.
 */
export function isLink(sha256: Sha256, known: string, revealed: string, distance = 1): boolean {
  if (!Number.isInteger(distance) || distance < 1) return false
  let hash = revealed
  for (let step = 0; step < distance; step += 1) hash = sha256(hash)
  return hash === known
}

/**
 * Returns the salt of a draw, fixed only when betting closes so that a person who knows the chain
 * cannot choose the result. `closed` holds the closed bets, the seeds of the players, or the value
 * of a public beacon.
 */
export function saltOf(sha256: Sha256, draw: string, closed: readonly string[]): string {
  return sha256(JSON.stringify([draw, ...closed]))
}

export interface Draw {
  /** The chain link of this draw; only its hash was published before. */
  readonly seed: string
  readonly salt: string
  /** Index of the link in the chain. */
  readonly place: number
}

export function drawStream(hmac: Hmac, { seed, salt, place }: Draw): Rng {
  return streamOf(hmac, { serverSeed: seed, clientSeed: salt, nonce: place })
}
