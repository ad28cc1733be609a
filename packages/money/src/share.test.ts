import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountOf, sum } from './amount.ts'
import { portionOf, splitByWeights, fullShare } from './share.ts'

const amounts = fc.bigInt({ min: 0n, max: 10n ** 17n }).map(amountOf)
const weights = fc
  .array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { minLength: 1, maxLength: 8 })
  .filter((list) => list.some((weight) => weight > 0n))

test('a portion and its rest add up to the amount', () => {
  fc.assert(
    fc.property(amounts, fc.bigInt({ min: 0n, max: fullShare }), (amount, share) => {
      const { part, rest } = portionOf(amount, share)
      expect(part + rest).toBe(amount)
      expect(part >= 0n && rest >= 0n).toBe(true)
    }),
  )
})

test('12.5 % of 0.0007 rounds down to nothing', () => {
  expect(portionOf(amountOf(7n), 125_000n)).toEqual({ part: 0n, rest: 7n })
})

test('a split keeps the sum, gives nothing to weight 0 and rounds by less than one unit', () => {
  fc.assert(
    fc.property(amounts, weights, (amount, list) => {
      const parts = splitByWeights(amount, list)
      const total = list.reduce((one, other) => one + other, 0n)
      expect(sum(parts)).toBe(amount)
      parts.forEach((part, index) => {
        const exact = (amount * (list[index] ?? 0n)) / total
        expect(part === exact || part === exact + 1n).toBe(true)
        if (list[index] === 0n) expect(part).toBe(0n)
      })
    }),
  )
})

test('gives the units left over to the parts rounded down most', () => {
  expect(splitByWeights(amountOf(100n), [2n, 1n])).toEqual([67n, 33n])
  expect(splitByWeights(amountOf(1n), [1n, 1n])).toEqual([1n, 0n])
})

test('throws on impossible shares and weights', () => {
  expect(() => splitByWeights(amountOf(1n), [])).toThrow(RangeError)
  expect(() => splitByWeights(amountOf(1n), [0n])).toThrow(RangeError)
  expect(() => splitByWeights(amountOf(1n), [1n, -1n])).toThrow(RangeError)
  expect(() => portionOf(amountOf(-1n), 1n)).toThrow(RangeError)
  expect(() => portionOf(amountOf(1n), fullShare + 1n)).toThrow(RangeError)
})
