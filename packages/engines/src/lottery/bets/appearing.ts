import { rational, type Rational } from '#core'
import { combinations, range } from './counting.ts'

/**
 * Chance that so many given values all appear in independent draws of one of `values` equally
 * likely values, by inclusion and exclusion.
 */
export function chanceAllAppear(values: number, draws: number, given: number): Rational {
  const ways = range(0, given).reduce((sum, missing) => {
    const term = combinations(given, missing) * BigInt(values - missing) ** BigInt(draws)
    return missing % 2 === 0 ? sum + term : sum - term
  }, 0n)
  return rational(ways, BigInt(values) ** BigInt(draws))
}

/** Chance that none of so many given values appears in independent draws. */
export const chanceNoneAppears = (values: number, draws: number, given: number): Rational =>
  rational(BigInt(values - given) ** BigInt(draws), BigInt(values) ** BigInt(draws))
