import type { Rational } from '@fairhouse/engines'
import { amountOf, type Amount } from '@fairhouse/money'

/** A payout of so many base stakes, cut to the smallest amount. */
export const timesDown = (unit: Amount, { numerator, denominator }: Rational): Amount =>
  amountOf((unit * numerator) / denominator)

/** A bound on a payout, so rounded up. */
export const timesUp = (unit: Amount, { numerator, denominator }: Rational): Amount =>
  amountOf((unit * numerator + denominator - 1n) / denominator)
