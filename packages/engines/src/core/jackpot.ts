import type { Rng } from './rng.ts'

/**
 * A jackpot that takes a share of every stake and is paid out whole. It is separate from the game's
 * model: its draw comes after all draws of the round, so it cannot influence the round.
 */
export interface Jackpot {
  /** Games with the same code feed and win the same jackpot. */
  readonly code: string
  /** Share of every stake. Every possible stake divides by it without a remainder. */
  readonly share: { readonly numerator: number; readonly denominator: number }
  /** Every smallest credit of a stake has a chance of one in so many. */
  readonly oneIn: number
}

/** Whether a stake of `chances` smallest credits wins the jackpot. */
export function drawJackpot(rng: Rng, { oneIn }: Jackpot, chances: number): boolean {
  if (!Number.isSafeInteger(chances) || chances < 0 || chances > oneIn) {
    throw new Error(`${chances} chances of ${oneIn}`)
  }
  return rng.below(oneIn) < chances
}
