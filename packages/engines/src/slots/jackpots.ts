import type { Jackpot } from '#core'

/** When it is won it holds, on average, what a million of the least credits are worth. */
export const lanternPot: Jackpot = {
  code: 'lantern-pot',
  share: { numerator: 1, denominator: 100 },
  oneIn: 100_000_000,
}
