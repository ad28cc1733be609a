import type { Jackpot } from '#core'

/** Holds a million smallest credits on average when it is won. */
export const lanternPot: Jackpot = {
  code: 'lantern-pot',
  share: { numerator: 1, denominator: 100 },
  oneIn: 100_000_000,
}
