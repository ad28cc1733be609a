import { currencies, parseAmount, zero } from '@fairhouse/money'
import { expect, test } from 'vitest'
import { isOffered, levelsOf } from './levels.ts'

test.each(Object.keys(currencies))('%s has positive levels in ascending order', (code) => {
  const levels = levelsOf(code)
  expect(levels.length).toBeGreaterThan(3)
  expect(levels.every((level) => level > 0n)).toBe(true)
  expect(levels.every((level, index) => index === 0 || level > (levels[index - 1] ?? zero))).toBe(
    true,
  )
})

test('offers only listed levels', () => {
  expect(isOffered(parseAmount('10') ?? zero, 'VND')).toBe(true)
  expect(isOffered(parseAmount('11') ?? zero, 'VND')).toBe(false)
  expect(isOffered(parseAmount('10') ?? zero, 'XAU')).toBe(false)
})
