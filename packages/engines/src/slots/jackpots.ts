import type { Jackpot } from '#core'

/** Holds, on average, a million times the stake of one smallest credit when it is won. */
export const lanternPot: Jackpot = {
  code: 'lantern-pot',
  share: { numerator: 1, denominator: 100 },
  oneIn: 100_000_000,
}
