import { expect, test } from 'vitest'
import { shared, tiedBonuses, type Tie } from './shared.ts'
import { noThresholds } from './thresholds.ts'

const at = new Date(0)
const tie: Tie = { by: 'device', fingerprint: 'f'.repeat(64), members: ['a', 'b', 'c'] }
const least = (accounts: number) => ({ ...noThresholds, accounts })

test.each([
  [2, true],
  [3, true],
  [4, false],
])('[OPS-08] three accounts behind one browser, where %i are looked for', (accounts, isCase) => {
  expect(shared(least(accounts), tie, at) !== undefined).toBe(isCase)
})

test('[OPS-08] a browser and a payout account are cases of their own', () => {
  expect(shared(least(2), tie, at)).toMatchObject({
    kind: 'sharedDevice',
    members: ['a', 'b', 'c'],
    figures: { device: 'ffffffffffff' },
  })
  expect(shared(least(2), { ...tie, by: 'payout' }, at)?.kind).toBe('sharedPayout')
})

const took = (memberId: string, kind = 'sign_up') => ({ memberId, kind, amount: 10_000n })

test.each([
  [[took('a'), took('b')], [['a', 'b']]],
  [[took('a'), took('b', 'other')], []],
  [[took('a'), took('a', 'other')], []],
  // Somebody who shares nothing with them.
  [[took('a'), took('z')], []],
  [
    [took('a'), took('b'), took('a', 'other'), took('c', 'other')],
    [
      ['a', 'b'],
      ['a', 'c'],
    ],
  ],
])('[OPS-08] the same promotion taken by accounts that share: %#', (taken, cases) => {
  const found = tiedBonuses(least(2), tie, taken, at)
  expect(found.map(({ members }) => members)).toEqual(cases)
})
