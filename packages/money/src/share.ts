import { amountOf, type Amount } from './amount.ts'

/** A share in whole millionths: 12.5 % is 125,000. */
export type Millionths = bigint

export const fullShare: Millionths = 1_000_000n

export interface Portion {
  part: Amount
  rest: Amount
}

/** Splits an amount into a share, rounded down, and the rest; together they are the amount. */
export function portionOf(amount: Amount, share: Millionths): Portion {
  if (amount < 0n || share < 0n || share > fullShare)
    throw new RangeError('share or amount out of range')
  const part = amountOf((amount * share) / fullShare)
  return { part, rest: amountOf(amount - part) }
}

/**
 * Splits an amount in proportion to weights. Each part is rounded down, and the units left over go
 * to the parts rounded down most, the first of equal ones first; the sum stays the amount.
 */
export function splitByWeights(amount: Amount, weights: readonly bigint[]): Amount[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n)
  if (amount < 0n || total <= 0n || weights.some((weight) => weight < 0n)) {
    throw new RangeError('weights or amount out of range')
  }
  const parts = weights.map((weight) => (amount * weight) / total)
  const cuts = weights.map((weight, index) => ({ index, cut: (amount * weight) % total }))
  let left = amount - parts.reduce((sum, part) => sum + part, 0n)
  for (const { index } of cuts.toSorted(byCut)) {
    if (left === 0n) break
    parts[index] = (parts[index] ?? 0n) + 1n
    left -= 1n
  }
  return parts.map(amountOf)
}

interface Cut {
  index: number
  cut: bigint
}

function byCut(one: Cut, other: Cut): number {
  if (one.cut === other.cut) return one.index - other.index
  return one.cut > other.cut ? -1 : 1
}
