import { lowerGamma, upperGamma } from './gamma.ts'

export const erfc = (x: number): number =>
  x < 0 ? 2 - erfc(-x) : x === 0 ? 1 : upperGamma(0.5, x * x)

/** The chance of a normal value below z. */
export const normalBelow = (z: number): number => erfc(-z / Math.SQRT2) / 2

/** The chance of a normal value at least this far out, on either side. */
export const normalOutside = (z: number): number => erfc(Math.abs(z) / Math.SQRT2)

/** The chance of a χ² at least this large. */
export const chiSquareAbove = (chiSquare: number, degrees: number): number =>
  upperGamma(degrees / 2, chiSquare / 2)

/** The two-sided chance of a count this far from the expected one. */
export function poissonOutside(count: number, expected: number): number {
  const atMost = upperGamma(count + 1, expected)
  const atLeast = count === 0 ? 1 : lowerGamma(count, expected)
  return Math.min(1, 2 * Math.min(atMost, atLeast))
}

/** Two-sided, because a fit that is too good is suspicious too. */
export const twoSided = (p: number): number => Math.min(1, 2 * Math.min(p, 1 - p))

/** The chance of at least `count` successes in `trials`. */
export function binomialAtLeast(count: number, trials: number, chance: number): number {
  let term = (1 - chance) ** trials
  let below = 0
  for (let k = 0; k < count; k += 1) {
    below += term
    term *= ((trials - k) / (k + 1)) * (chance / (1 - chance))
  }
  if (below < 0.5) return 1 - below
  let rest = 0
  for (let k = count; k <= trials && term > 0; k += 1) {
    rest += term
    term *= ((trials - k) / (k + 1)) * (chance / (1 - chance))
  }
  return rest
}
