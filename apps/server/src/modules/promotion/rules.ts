import { amountOf, smaller, zero, type Amount } from '@fairhouse/money'

/** The wagering requirement of a bonus. */
export function requirementFor(amount: Amount, playThrough: number): Amount {
  return amountOf(amount * BigInt(playThrough))
}

/** The most that bonuses become together; null if one of them has no maximum. */
export function maxConversionOf(maxima: readonly (Amount | null)[]): Amount | null {
  let total: bigint = zero
  for (const one of maxima) {
    if (one === null) return null
    total += one
  }
  return amountOf(total)
}

/** Splits bonus money whose wagering is complete into cash and what lapses. */
export function splitConversion(held: Amount, max: Amount | null, earlier: Amount) {
  const room = max === null ? held : amountOf(max > earlier ? max - earlier : 0n)
  const converted = smaller(held, room)
  return { converted, lapsed: amountOf(held - converted) }
}
