import { expect, test } from 'vitest'
import { amountOf } from '@fairhouse/money'
import { isPotShown } from './use-pot.ts'

test('[JP-01] a jackpot is shown once it is a prize beside the lowest bet, or paused', () => {
  const lowestBet = amountOf(2_000_000n)
  const shown = (units: bigint, isOff = false) =>
    isPotShown({ amount: amountOf(units), isOff }, lowestBet)
  expect([shown(1_390_000n), shown(199_999_999n), shown(200_000_000n)]).toEqual([
    false,
    false,
    true,
  ])
  expect(shown(1_390_000n, true)).toBe(true)
})
