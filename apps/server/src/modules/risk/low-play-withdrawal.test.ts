import { expect, test } from 'vitest'
import { noThresholds } from './thresholds.ts'
import { fastWithdrawal, spentBonus } from './low-play-withdrawal.ts'

const hourMs = 3_600_000
const now = new Date('2026-05-05T12:00:00Z')
const before = (ms: number) => new Date(now.getTime() - ms)
const withdrawal = { id: 'w', memberId: 'm', amount: 900n, at: now }
const rule = { ...noThresholds, hours: 24, days: 1, percent: 200, least: 900n }
const came = { id: 'd', amount: 1000n, at: before(hourMs), staked: 0n }

test.each([
  [{}, {}, true],
  [{}, { staked: 1999n }, true],
  [{}, { staked: 2000n }, false],
  [{}, { at: before(24 * hourMs) }, true],
  [{}, { at: before(24 * hourMs + 1) }, false],
  [{}, { at: new Date(now.getTime() + 1) }, false],
  [{ amount: 899n }, {}, false],
])('[OPS-08] money that goes soon after it came: %#', (request, deposit, isCase) => {
  const found = fastWithdrawal(rule, { ...withdrawal, ...request }, [{ ...came, ...deposit }])
  expect(found !== undefined).toBe(isCase)
})

test('[OPS-08] the largest unplayed deposit is shown; a played one hides none', () => {
  const all = [
    { ...came, id: 'small', amount: 10n },
    { ...came, id: 'played', amount: 5000n, staked: 10_000n },
    { ...came, id: 'large', amount: 4000n, staked: 10n, at: before(90_000) },
  ]
  const found = fastWithdrawal(rule, withdrawal, all)
  expect(found).toMatchObject({
    kind: 'fastWithdrawal',
    key: 'w',
    figures: { deposit: '0.4000', depositId: 'large', minutes: '1', withdrawalId: 'w' },
  })
  expect(fastWithdrawal(rule, withdrawal, [])).toBeUndefined()
})

test.each([
  [{ staked: 1999n }, true],
  [{ staked: 2000n }, false],
  [{ at: before(24 * hourMs) }, true],
  [{ at: before(24 * hourMs + 1) }, false],
])('[OPS-08] money that goes soon after a bonus: %#', (changed, isCase) => {
  const bonus = { ...came, id: 'b', kind: 'sign_up', ...changed }
  const found = spentBonus(rule, { ...withdrawal, amount: 1n }, [bonus])
  expect(found !== undefined).toBe(isCase)
  if (found) expect(found).toMatchObject({ kind: 'bonusAbuse', key: 'b' })
})
