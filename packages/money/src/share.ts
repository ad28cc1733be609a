import { amountOf, type Amount } from './amount.ts'

/** A share as whole millionths: 12.5 % is 125,000. */
export type Millionths = bigint

export const whole: Millionths = 1_000_000n

export interface Portion {
  part: Amount
  rest: Amount
}

/** A share of an amount, rounded down, and what is left: together always the amount. */
export function portionOf(amount: Amount, share: Millionths): Portion {
  if (amount < 0n || share < 0n || share > whole) throw new RangeError('no portion of that')
  const part = amountOf((amount * share) / whole)
  return { part, rest: amountOf(amount - part) }
}

/**
 * An amount in proportion to weights. Each part is its exact share rounded down, and the units
 * left over go to those cut the most, the first of equals first: nothing is lost or made.
 */
export function splitByWeights(amount: Amount, weights: readonly bigint[]): Amount[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n)
  if (amount < 0n || total <= 0n || weights.some((weight) => weight < 0n)) {
    throw new RangeError('no split by those weights')
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
