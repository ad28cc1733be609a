import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, amountOf, parseAmount, smaller, subtract, sum, toWire, zero } from './amount.ts'

const units = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n })

test.each([
  ['0', 0n],
  ['1', 10_000n],
  ['1234.5', 12_345_000n],
  ['1234.5000', 12_345_000n],
  ['0.0001', 1n],
  ['-2.25', -22_500n],
  ['000012', 120_000n],
])('parses %s as %i units', (text, expected) => {
  expect(parseAmount(text)).toBe(expected)
})

test.each([
  '',
  ' 1',
  '1 ',
  '.5',
  '1.',
  '1.00001',
  '1,000',
  '+1',
  '--1',
  '1e3',
  'NaN',
  'Infinity',
  '0x10',
  '１２',
  '1\n',
  '9999999999999999',
  '922337203685477.5808',
])('rejects %o', (text) => {
  expect(parseAmount(text)).toBeUndefined()
})

test('an amount survives the wire format unchanged', () => {
  fc.assert(
    fc.property(units, (value) => {
      expect(parseAmount(toWire(amountOf(value)))).toBe(value)
    }),
  )
})

test('subtracting undoes adding, and a sum does not depend on the order', () => {
  fc.assert(
    fc.property(units, units, units, (a, b, c) => {
      const [x, y, z] = [amountOf(a), amountOf(b), amountOf(c)]
      expect(subtract(add(x, y), y)).toBe(x)
      expect(sum([x, y, z])).toBe(sum([z, y, x]))
    }),
  )
})

test('throws above 64 bits instead of wrapping', () => {
  const maxAmount = amountOf(2n ** 63n - 1n)
  expect(() => add(maxAmount, amountOf(1n))).toThrow(RangeError)
  expect(() => amountOf(-(2n ** 63n))).toThrow(RangeError)
})

test('returns the smaller of two amounts, and zero as the sum of none', () => {
  expect(smaller(amountOf(1n), amountOf(2n))).toBe(1n)
  expect(sum([])).toBe(zero)
})
