import type { Rng } from './rng.ts'

/**
 * A pot into which a part of every stake goes, and which is paid whole. It stands beside a game's
 * model: the draw comes after all draws of the round, so that nothing of the round depends on it.
 */
export interface Jackpot {
  /** Games with the same code fill and win the same pot. */
  readonly code: string
  /** Of every stake, this part; all that is staked can be divided so. */
  readonly share: { readonly numerator: number; readonly denominator: number }
  /** Each of the least credits that a stake is made of is a chance in so many. */
  readonly oneIn: number
}

/** Whether a stake of so many of the least credits wins the pot. */
export function drawJackpot(rng: Rng, { oneIn }: Jackpot, chances: number): boolean {
  if (!Number.isSafeInteger(chances) || chances < 0 || chances > oneIn) {
    throw new Error(`${chances} chances of ${oneIn}`)
  }
  return rng.below(oneIn) < chances
}
