import { minus, rational, times, type Rational } from './rational.ts'

/** Distribution of payouts: number of outcomes by credits, of `total` equally likely ones. */
export interface Payouts {
  readonly weights: ReadonlyMap<number, bigint>
  readonly total: bigint
}

/** Exact figures from the payouts of a game, in stakes. */
export interface Figures {
  readonly returnToPlayer: Rational
  /** Variance of the payout of a round. */
  readonly variance: Rational
  /** The chance that a round pays anything. */
  readonly hitChance: Rational
  readonly maxCredits: number
  readonly maxChance: Rational
}

export function figuresOf({ weights, total }: Payouts, roundCredits: number): Figures {
  const stake = BigInt(roundCredits)
  const paid = [...weights].filter(([credits, weight]) => credits > 0 && weight > 0n)
  const sum = (of: (credits: bigint) => bigint) =>
    paid.reduce((all, [credits, weight]) => all + of(BigInt(credits)) * weight, 0n)
  const returnToPlayer = rational(
    sum((credits) => credits),
    total * stake,
  )
  const square = rational(
    sum((credits) => credits * credits),
    total * stake * stake,
  )
  const maxCredits = paid.reduce((max, [credits]) => Math.max(max, credits), 0)
  return {
    returnToPlayer,
    variance: minus(square, times(returnToPlayer, returnToPlayer)),
    hitChance: rational(
      sum(() => 1n),
      total,
    ),
    maxCredits,
    maxChance: rational(weights.get(maxCredits) ?? 0n, total),
  }
}
