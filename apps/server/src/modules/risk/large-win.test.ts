import { expect, test } from 'vitest'
import { unitsPerOne } from '@fairhouse/money'
import { largeWin, type Round } from './large-win.ts'
import { noThresholds } from './thresholds.ts'

const one = unitsPerOne
const round: Round = {
  memberId: 'm',
  vendor: 'V',
  roundId: 'r',
  game: 'g',
  stake: 10n * one,
  win: 0n,
  at: new Date(0),
}
const both = { ...noThresholds, amount: 5000n * one, multiple: 100, least: 500n * one }

test.each([
  // thresholds, stake, win, is a case
  [both, 10n * one, 5000n * one, true],
  [both, 100n * one, 5000n * one - 1n, false],
  [both, 10n * one, 1000n * one, true],
  [both, 10n * one, 1000n * one - 1n, false],
  [both, 1n * one, 500n * one, true],
  [both, 1n * one, 500n * one - 1n, false],
  [both, 0n, 4999n * one, false],
  [both, 0n, 5000n * one, true],
  [{ ...both, amount: 0n }, 100n * one, 9999n * one, false],
  [{ ...both, multiple: 0 }, 1n * one, 4999n * one, false],
  [{ ...both, amount: 0n, multiple: 0 }, 1n, 10n ** 15n, false],
])('[OPS-08] a large win by its amount or its stake: %#', (thresholds, stake, win, isCase) => {
  expect(largeWin(thresholds, { ...round, stake, win }) !== undefined).toBe(isCase)
})

test('[OPS-08] a large win shows stake and payout, and one round is one occurrence', () => {
  const found = largeWin(both, { ...round, win: 6000n * one })
  expect(found).toMatchObject({
    kind: 'largeWin',
    members: ['m'],
    figures: { win: '6000.0000', stake: '10.0000', times: '600', vendor: 'V', round: 'r' },
  })
  const grown = largeWin(both, { ...round, win: 7000n * one })
  expect(grown?.key).toBe(found?.key)
  expect(largeWin(both, { ...round, roundId: 's', win: 6000n * one })?.key).not.toBe(found?.key)
})
