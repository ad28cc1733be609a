import { amountOf, type Amount } from '@fairhouse/money'

/** The wagering requirement of a bonus. */
export function requirementFor(amount: Amount, playThrough: number): Amount {
  return amountOf(amount * BigInt(playThrough))
}
