import { amountOf, type Amount } from '@fairhouse/money'

/** What must be staked before a bonus can be withdrawn. */
export function requirementFor(amount: Amount, playThrough: number): Amount {
  return amountOf(amount * BigInt(playThrough))
}
