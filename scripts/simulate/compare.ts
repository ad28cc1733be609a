import type { Figures, Rational } from '@fairhouse/engines'
import type { Tally } from './tally.ts'

/** A figure as it was seen and as it is proved, and how far it may be off. */
export interface Compared {
  readonly seen: number
  readonly exact: number
  readonly margin: number
  readonly agrees: boolean
}

export interface Comparison {
  readonly returnToPlayer: Compared
  readonly hitChance: Compared
  readonly variance: number
  readonly exactVariance: number
  readonly agrees: boolean
}

/** So many standard errors to both sides hold 99.99 % of all runs. */
const wide = 3.890592

/**
 * The margins come from the proven variance: that of the rounds themselves is too small as long as
 * the largest wins have not come.
 */
export function compare(tally: Tally, figures: Figures, stake: number): Comparison {
  const { rounds } = tally
  const mean = tally.credits / rounds / stake
  const exactVariance = near(figures.variance)
  const chance = near(figures.hitChance)
  const returnToPlayer = compared(mean, near(figures.returnToPlayer), exactVariance / rounds)
  const hitChance = compared(tally.hits / rounds, chance, (chance * (1 - chance)) / rounds)
  return {
    returnToPlayer,
    hitChance,
    variance: tally.squares / rounds / stake / stake - mean * mean,
    exactVariance,
    agrees: returnToPlayer.agrees && hitChance.agrees && tally.largest <= figures.maxCredits,
  }
}

function compared(seen: number, exact: number, squaredError: number): Compared {
  const margin = wide * Math.sqrt(squaredError)
  return { seen, exact, margin, agrees: Math.abs(seen - exact) <= margin }
}

const near = ({ numerator, denominator }: Rational) =>
  Number((numerator * 10n ** 15n) / denominator) / 10 ** 15
