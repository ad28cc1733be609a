import type { Jackpot } from '@fairhouse/engines'
import { amountOf, type Amount } from '@fairhouse/money'
import { levelsOf } from '#levels'

/** The exact share of a stake that goes into the pot. */
export function contributionOf({ share }: Jackpot, stake: Amount): Amount {
  const numerator = stake * BigInt(share.numerator)
  const denominator = BigInt(share.denominator)
  if (numerator % denominator !== 0n) throw new Error('a stake that its share does not divide')
  return amountOf(numerator / denominator)
}

/** The stake in smallest credits: each is one chance. */
export function chancesOf(stake: Amount, currency: string): number {
  const [smallest] = levelsOf(currency)
  if (smallest === undefined || stake % smallest !== 0n)
    throw new Error('a stake of no whole chances')
  return Number(stake / smallest)
}
