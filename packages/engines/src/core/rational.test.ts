import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal, inverse, minus, rational, times } from './rational.ts'

const anyRational = fc
  .tuple(
    fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
    fc.bigInt({ min: 1n, max: 10n ** 12n }),
  )
  .map(([numerator, denominator]) => rational(numerator, denominator))

test('a rational is in its lowest terms', () => {
  expect(rational(6n, 8n)).toEqual({ numerator: 3n, denominator: 4n })
  expect(rational(-6n, 8n)).toEqual({ numerator: -3n, denominator: 4n })
  expect(rational(0n, 8n)).toEqual({ numerator: 0n, denominator: 1n })
  expect(() => rational(1n, 0n)).toThrow('denominator')
})

test('arithmetic is exact', () => {
  fc.assert(
    fc.property(anyRational, anyRational, anyRational, (a, b, c) => {
      expect(times(minus(a, b), c)).toEqual(minus(times(a, c), times(b, c)))
      expect(minus(a, a)).toEqual(rational(0n, 1n))
      if (a.numerator > 0n) expect(times(a, inverse(a))).toEqual(rational(1n, 1n))
    }),
  )
})

test('a decimal is rounded down or up as asked, never to the nearest', () => {
  expect(decimal(rational(96_779n, 1000n), 2)).toBe('96.77')
  expect(decimal(rational(27_161n, 10_000n), 2, 'up')).toBe('2.72')
  expect(decimal(rational(27n, 10n), 2, 'up')).toBe('2.70')
  expect(decimal(rational(1n, 200n), 2)).toBe('0.00')
  expect(decimal(rational(1n, 200n), 2, 'up')).toBe('0.01')
  expect(decimal(rational(450_000n, 1n), 0)).toBe('450000')
})
