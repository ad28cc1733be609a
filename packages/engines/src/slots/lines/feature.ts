import type { SpinCount } from './count-spins.ts'
import type { FreeSpins } from './model.ts'
import { hexOf, packPolynomial, unpackPolynomial } from './pack-polynomial.ts'

/** Weights of the total payouts of free spins; they sum to (all stops) ^ (max spins). */
export type Feature = ReadonlyMap<number, bigint>

/**
 * Sums all sequences of free spins as polynomials: the exponent is the amount won, the coefficient
 * the number of sequences. Amounts from `maxCredits` on are merged, because such a round ends.
 * Returns a function of the number of spins that the feature begins with.
 */
export function featuresOf(
  rules: FreeSpins,
  spins: readonly SpinCount[],
  maxCredits: number,
): (won: number) => Feature {
  const unit = spins.reduce(
    (all, { credits }) => greatestCommonDivisor(all, credits * rules.multiplier),
    0,
  )
  const size = BigInt(spins.reduce((sum, { count }) => sum + count, 0))
  const totalWeight = size ** BigInt(rules.most)
  const digits = hexOf(totalWeight).length
  const cut = (polynomial: bigint) =>
    BigInt.asUintN(Math.ceil(maxCredits / unit) * digits * 4, polynomial)
  const kinds = [...winsByRetrigger(rules, spins, unit)].map(
    ([again, counts]) => [again, cut(packPolynomial(counts, digits))] as const,
  )

  const cache = new Map<string, bigint>()
  /** Weights of further winnings with `left` spins to play, of `total` awarded. */
  const sums = (left: number, total: number): bigint => {
    if (left === 0) return size ** BigInt(rules.most - total)
    const key = `${left} of ${total}`
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    const sum = kinds.reduce((all, [again, kind]) => {
      const more = Math.min(again, rules.most - total)
      return all + cut(kind * sums(left - 1 + more, total + more))
    }, 0n)
    cache.set(key, sum)
    return sum
  }

  const features = new Map<number, Feature>()
  return (won) => {
    const cached = features.get(won)
    if (cached) return cached
    const below = unpackPolynomial(sums(won, won), digits).map(
      (weight, steps) => [steps * unit, weight] as const,
    )
    const rest = below.reduce((left, [, weight]) => left - weight, totalWeight)
    const feature = new Map([...below.filter(([, weight]) => weight > 0n), [maxCredits, rest]])
    features.set(won, feature)
    return feature
  }
}

/** By retriggered spins: number of stops by winnings in units. */
function winsByRetrigger(rules: FreeSpins, spins: readonly SpinCount[], unit: number) {
  const kinds = new Map<number, number[]>()
  for (const { credits, scatters, count } of spins) {
    const again = rules.wonAgain[scatters] ?? 0
    const counts = kinds.get(again) ?? []
    const steps = (credits * rules.multiplier) / unit
    while (counts.length <= steps) counts.push(0)
    counts[steps] = (counts[steps] ?? 0) + count
    kinds.set(again, counts)
  }
  return kinds
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}
