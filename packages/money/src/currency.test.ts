import { expect, test } from 'vitest'
import { parseAmount, zero } from './amount.ts'
import { isCurrency, isPayable, type Currency } from './currency.ts'

test.each<[string, Currency, boolean]>([
  ['1000', 'VND', true],
  ['1000.5', 'VND', false],
  ['10.25', 'USD', true],
  ['10.255', 'USD', false],
  ['0', 'USD', false],
  ['-5', 'USD', false],
])('%s %s is payable: %s', (text, currency, payable) => {
  expect(isPayable(parseAmount(text) ?? zero, currency)).toBe(payable)
})

test('accepts only listed currency codes', () => {
  expect(isCurrency('VND')).toBe(true)
  expect(isCurrency('vnd')).toBe(false)
  expect(isCurrency('constructor')).toBe(false)
})
