import type { Figures, Rational } from '@fairhouse/engines'
import type { Tally } from './tally.ts'

/** A measured figure, the proven one, and the allowed difference. */
export interface ComparedFigure {
  readonly measured: number
  readonly exact: number
  readonly margin: number
  readonly agrees: boolean
}

export interface Comparison {
  readonly returnToPlayer: ComparedFigure
  readonly hitChance: ComparedFigure
  readonly variance: number
  readonly exactVariance: number
  readonly agrees: boolean
}

/** Standard errors on both sides that contain 99.99 % of all runs. */
const standardErrors = 3.890592

/**
 * Compares with margins from the proven variance: the measured one is too small until the largest
 * wins occur.
 */
export function compare(tally: Tally, figures: Figures, stake: number): Comparison {
  const { rounds } = tally
  const mean = tally.credits / rounds / stake
  const exactVariance = toNumber(figures.variance)
  const chance = toNumber(figures.hitChance)
  const returnToPlayer = compareFigure(
    mean,
    toNumber(figures.returnToPlayer),
    exactVariance / rounds,
  )
  const hitChance = compareFigure(tally.hits / rounds, chance, (chance * (1 - chance)) / rounds)
  return {
    returnToPlayer,
    hitChance,
    variance: tally.squares / rounds / stake / stake - mean * mean,
    exactVariance,
    agrees: returnToPlayer.agrees && hitChance.agrees && tally.largest <= figures.maxCredits,
  }
}

function compareFigure(measured: number, exact: number, squaredError: number): ComparedFigure {
  const margin = standardErrors * Math.sqrt(squaredError)
  return { measured, exact, margin, agrees: Math.abs(measured - exact) <= margin }
}

const toNumber = ({ numerator, denominator }: Rational) =>
  Number((numerator * 10n ** 15n) / denominator) / 10 ** 15
