import type { Payouts } from '#core'
import { countSpins } from './count-spins.ts'
import { featuresOf } from './feature.ts'
import type { LinesModel } from './model.ts'

/** Computes the exact distribution of payouts over all stops and all sequences of free spins. */
export function payoutsOf(model: LinesModel): Payouts {
  const { freeSpins: rules, maxCredits } = model
  const paid = countSpins(model, model.strips)
  const free = rules ? countSpins(model, rules.strips) : []
  const feature = rules ? featuresOf(rules, free, maxCredits) : () => new Map<number, bigint>()
  const featureWeight = rules ? sizeOf(free) ** BigInt(rules.most) : 1n

  const weights = new Map<number, bigint>()
  const add = (credits: number, weight: bigint) => {
    const capped = Math.min(credits, maxCredits)
    weights.set(capped, (weights.get(capped) ?? 0n) + weight)
  }
  for (const { credits, scatters, count } of paid) {
    const won = Math.min(rules?.won[scatters] ?? 0, rules?.most ?? 0)
    if (won === 0) add(credits, BigInt(count) * featureWeight)
    else for (const [more, weight] of feature(won)) add(credits + more, BigInt(count) * weight)
  }
  return { weights, total: sizeOf(paid) * featureWeight }
}

const sizeOf = (spins: readonly { count: number }[]) =>
  BigInt(spins.reduce((sum, { count }) => sum + count, 0))
