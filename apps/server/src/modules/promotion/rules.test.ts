import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountOf, zero } from '@fairhouse/money'
import { maxConversionOf, splitConversion } from './rules.ts'

test('bonus money becomes cash up to the maximum, and the rest lapses', () => {
  const [held, max] = [amountOf(1500n), amountOf(600n)]
  expect(splitConversion(held, null, zero)).toEqual({ converted: 1500n, lapsed: 0n })
  expect(splitConversion(held, max, zero)).toEqual({ converted: 600n, lapsed: 900n })
  expect(splitConversion(held, max, amountOf(500n))).toEqual({ converted: 100n, lapsed: 1400n })
  expect(splitConversion(held, max, max)).toEqual({ converted: 0n, lapsed: 1500n })
})

test('any sequence of conversions keeps the sum and never passes the maximum', () => {
  const units = fc.bigInt({ min: 1n, max: 10n ** 15n })
  fc.assert(
    fc.property(fc.array(units), units, (all, most) => {
      let [earlier, total] = [0n, 0n]
      for (const held of all) {
        const parts = splitConversion(amountOf(held), amountOf(most), amountOf(earlier))
        expect(parts.converted + parts.lapsed).toBe(held)
        earlier += parts.converted
        total += held
      }
      expect(earlier).toBe(total < most ? total : most)
    }),
  )
})

test('one bonus without a maximum lifts it for all', () => {
  expect(maxConversionOf([amountOf(3n), amountOf(4n)])).toBe(7n)
  expect(maxConversionOf([amountOf(3n), null])).toBeNull()
})
