import { expect, test } from 'vitest'
import { sharedAccounts, tiedBonuses, type Tie } from './shared-accounts.ts'
import { noThresholds } from './thresholds.ts'

const at = new Date(0)
const tie: Tie = { by: 'device', fingerprint: 'f'.repeat(64), members: ['a', 'b', 'c'] }
const least = (accounts: number) => ({ ...noThresholds, accounts })

test.each([
  [2, true],
  [3, true],
  [4, false],
])('[OPS-08] three accounts behind one browser, where %i are looked for', (accounts, isCase) => {
  expect(sharedAccounts(least(accounts), tie, at) !== undefined).toBe(isCase)
})

test('[OPS-08] a shared browser and a shared payout account raise separate cases', () => {
  expect(sharedAccounts(least(2), tie, at)).toMatchObject({
    kind: 'sharedDevice',
    members: ['a', 'b', 'c'],
    figures: { device: 'ffffffffffff' },
  })
  expect(sharedAccounts(least(2), { ...tie, by: 'payout' }, at)?.kind).toBe('sharedPayout')
})

const took = (memberId: string, kind = 'sign_up') => ({ memberId, kind, amount: 10_000n })

test.each([
  [[took('a'), took('b')], [['a', 'b']]],
  [[took('a'), took('b', 'other')], []],
  [[took('a'), took('a', 'other')], []],
  // A member without shared accounts.
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
