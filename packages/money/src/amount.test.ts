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
])('%s is %i units', (text, expected) => {
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
])('%o is no amount', (text) => {
  expect(parseAmount(text)).toBeUndefined()
})

test('whatever goes out on the wire comes back the same', () => {
  fc.assert(
    fc.property(units, (value) => {
      expect(parseAmount(toWire(amountOf(value)))).toBe(value)
    }),
  )
})

test('adding and subtracting undo each other, and a sum does not depend on the order', () => {
  fc.assert(
    fc.property(units, units, units, (a, b, c) => {
      const [x, y, z] = [amountOf(a), amountOf(b), amountOf(c)]
      expect(subtract(add(x, y), y)).toBe(x)
      expect(sum([x, y, z])).toBe(sum([z, y, x]))
    }),
  )
})

test('more than 64 bits is a fault, not a wrapped number', () => {
  const most = amountOf(2n ** 63n - 1n)
  expect(() => add(most, amountOf(1n))).toThrow(RangeError)
  expect(() => amountOf(-(2n ** 63n))).toThrow(RangeError)
})

test('the smaller of two, and nothing', () => {
  expect(smaller(amountOf(1n), amountOf(2n))).toBe(1n)
  expect(sum([])).toBe(zero)
})
