import type { Jackpot } from '@fairhouse/engines'
import { amountOf, type Amount } from '@fairhouse/money'
import { levelsOf } from '#levels'

/** What of a stake goes into the pot, to the unit. */
export function contributionOf({ share }: Jackpot, stake: Amount): Amount {
  const whole = stake * BigInt(share.numerator)
  const parts = BigInt(share.denominator)
  if (whole % parts !== 0n) throw new Error('a stake that its share does not divide')
  return amountOf(whole / parts)
}

/** Of how many of the least credits a stake is made: each is a chance. */
export function chancesOf(stake: Amount, currency: string): number {
  const [least] = levelsOf(currency)
  if (least === undefined || stake % least !== 0n) throw new Error('a stake of no whole chances')
  return Number(stake / least)
}
