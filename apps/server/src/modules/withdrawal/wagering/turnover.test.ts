import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  afterBonus,
  afterDeposit,
  afterForfeit,
  afterStake,
  isMet,
  noTurnover,
  turnoverLeft,
} from './turnover.ts'

test('earlier stakes do not count for a deposit’s wagering', () => {
  const before = afterStake(noTurnover, 500n)
  const after = afterDeposit(before, 100n, 100)
  expect(turnoverLeft(after)).toEqual({ deposits: 100n, bonus: 0n, total: 100n })
  expect(turnoverLeft(afterStake(after, 60n)).total).toBe(40n)
  expect(isMet(afterStake(after, 100n))).toBe(true)
  const again = afterDeposit(afterStake(after, 60n), 10n, 100)
  expect(turnoverLeft(again).total).toBe(50n)
  expect(again.deposits).toBe(2n)
})

test('a rolled back stake does not count and never raises the requirement', () => {
  const after = afterDeposit(afterStake(noTurnover, 50n), 100n, 100)
  expect(turnoverLeft(afterStake(after, -50n)).total).toBe(100n)
  expect(turnoverLeft(afterStake(afterStake(after, -50n), 40n)).total).toBe(60n)
  const met = afterStake(after, 150n)
  expect(isMet(afterStake(met, -50n))).toBe(true)
  expect(turnoverLeft(afterStake(met, -80n)).total).toBe(30n)
})

test("a bonus's terms come on top, and go with the bonus", () => {
  const both = afterBonus(afterDeposit(noTurnover, 100n, 100), 300n)
  expect(turnoverLeft(both)).toEqual({ deposits: 100n, bonus: 300n, total: 400n })
  const some = afterStake(both, 150n)
  expect(turnoverLeft(some)).toEqual({ deposits: 0n, bonus: 250n, total: 250n })
  expect(isMet(afterForfeit(some))).toBe(true)
  expect(turnoverLeft(afterForfeit(both)).total).toBe(100n)
})

test('the rest is between zero and the requirement; rounding never lowers it', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('deposit'), units: fc.bigInt({ min: 1n, max: 10n ** 12n }) }),
    fc.record({ kind: fc.constant('bonus'), units: fc.bigInt({ min: 1n, max: 10n ** 12n }) }),
    fc.record({ kind: fc.constant('stake'), units: fc.bigInt({ min: -100n, max: 10n ** 12n }) }),
    fc.record({ kind: fc.constant('forfeit'), units: fc.constant(0n) }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let [turnover, required] = [noTurnover, 0n]
      for (const { kind, units } of steps) {
        const before = turnoverLeft(turnover).total
        if (kind === 'deposit') turnover = afterDeposit(turnover, units, 33)
        if (kind === 'bonus') turnover = afterBonus(turnover, units)
        if (kind === 'stake') turnover = afterStake(turnover, units)
        if (kind === 'forfeit') turnover = afterForfeit(turnover)
        const { total, deposits, bonus } = turnoverLeft(turnover)
        if (kind === 'deposit') {
          required += (units * 33n + 99n) / 100n
          expect((total - before) * 100n).toBeGreaterThanOrEqual(units * 33n)
        }
        if (kind === 'bonus') required += units
        expect(total).toBe(deposits + bonus)
        expect(total >= 0n && total <= required && deposits >= 0n && bonus >= 0n).toBe(true)
        if (kind === 'stake' && units >= 0n) {
          expect(total).toBe(before > units ? before - units : 0n)
        }
      }
    }),
    { numRuns: 300 },
  )
})
