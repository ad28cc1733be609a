import type { SpinCount } from './count-spins.ts'
import type { FreeSpins } from './model.ts'
import { hexOf, packed, unpacked } from './packed.ts'

/** How often free spins pay what together; the weights sum up to (all stops) ^ (most spins). */
export type Feature = ReadonlyMap<number, bigint>

/**
 * The sums of all courses of the free spins, as polynomials: the exponent is what was won, the
 * factor how often. What is not below `maxCredits` is put together there, since a round that has
 * won that much ends. Answers by how many spins the feature begins with.
 */
export function featuresOf(
  rules: FreeSpins,
  spins: readonly SpinCount[],
  maxCredits: number,
): (won: number) => Feature {
  const unit = spins.reduce((all, { credits }) => common(all, credits * rules.multiplier), 0)
  const size = BigInt(spins.reduce((sum, { count }) => sum + count, 0))
  const whole = size ** BigInt(rules.most)
  const digits = hexOf(whole).length
  const cut = (polynomial: bigint) =>
    BigInt.asUintN(Math.ceil(maxCredits / unit) * digits * 4, polynomial)
  const kinds = [...kindsOf(rules, spins, unit)].map(
    ([again, counts]) => [again, cut(packed(counts, digits))] as const,
  )

  const known = new Map<string, bigint>()
  /** What is still won with so many spins left of so many in all. */
  const sums = (left: number, total: number): bigint => {
    if (left === 0) return size ** BigInt(rules.most - total)
    const key = `${left} of ${total}`
    const before = known.get(key)
    if (before !== undefined) return before
    const sum = kinds.reduce((all, [again, kind]) => {
      const more = Math.min(again, rules.most - total)
      return all + cut(kind * sums(left - 1 + more, total + more))
    }, 0n)
    known.set(key, sum)
    return sum
  }

  const features = new Map<number, Feature>()
  return (won) => {
    const before = features.get(won)
    if (before) return before
    const below = unpacked(sums(won, won), digits).map(
      (weight, steps) => [steps * unit, weight] as const,
    )
    const rest = below.reduce((left, [, weight]) => left - weight, whole)
    const feature = new Map([...below.filter(([, weight]) => weight > 0n), [maxCredits, rest]])
    features.set(won, feature)
    return feature
  }
}

/** By the spins that they win again: how many stops win so many times the unit. */
function kindsOf(rules: FreeSpins, spins: readonly SpinCount[], unit: number) {
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

function common(a: number, b: number): number {
  return b === 0 ? a : common(b, a % b)
}
