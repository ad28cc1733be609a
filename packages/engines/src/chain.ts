import { streamOf, type Hmac, type Rng } from '#core'

/** SHA-256 of a text as 64 hexadecimal letters; handed in as the HMAC is. */
export type Sha256 = (text: string) => string

/**
 * Seeds of shared games, made backwards and used forwards: each is the SHA-256 of the one after
 * it. The first, at place 0, is published and decides nothing; with it all that follow are fixed.
 */
export function chainOf(sha256: Sha256, last: string, length: number): string[] {
  const backwards = [last]
  while (backwards.length <= length) backwards.push(sha256(backwards.at(-1) ?? last))
  return backwards.toReversed()
}

/** Whether a revealed seed is the one that was promised, `places` after a link that is known. */
export function isLink(sha256: Sha256, known: string, revealed: string, places = 1): boolean {
  if (!Number.isInteger(places) || places < 1) return false
  let hash = revealed
  for (let place = 0; place < places; place += 1) hash = sha256(hash)
  return hash === known
}

/**
 * What is fixed only when betting is closed, so that nobody who knows the chain could choose: the
 * bets as they were closed, the seeds of those who sit, or the word of a public beacon.
 */
export function saltOf(sha256: Sha256, draw: string, closed: readonly string[]): string {
  return sha256(JSON.stringify([draw, ...closed]))
}

export interface Draw {
  /** The link of this draw; what was published before it is only its hash. */
  readonly seed: string
  readonly salt: string
  /** Its place in the chain. */
  readonly place: number
}

export function drawStream(hmac: Hmac, { seed, salt, place }: Draw): Rng {
  return streamOf(hmac, { serverSeed: seed, clientSeed: salt, nonce: place })
}
