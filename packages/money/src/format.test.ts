import { expect, test } from 'vitest'
import { parseAmount, zero } from './amount.ts'
import { formatMoney, moneyText } from './format.ts'
import { setMoneyStyle } from './style.ts'

test.each([
  ['0', '₫0.00'],
  ['999', '₫999.00'],
  ['1000', '₫1,000.00'],
  ['10000000', '₫10,000,000.00'],
  ['1234567.8999', '₫1,234,567.89'],
  ['-1234.5', '-₫1,234.50'],
  ['-0.0001', '₫0.00'],
  ['922337203685477', '₫922,337,203,685,477.00'],
])('[SITE-13] formats %s as %s', (text, shown) => {
  expect(formatMoney(parseAmount(text) ?? zero, 'VND')).toBe(shown)
  expect(moneyText(text, 'VND')).toBe(shown)
})

test('returns text that is no amount unchanged', () => {
  expect(moneyText('1,5', 'VND')).toBe('1,5')
  expect(moneyText('1.5', 'QQQ')).toBe('1.5')
})

test.each([
  ['5000000', 'VND', '5.000.000\u00a0₫'],
  ['0', 'VND', '0\u00a0₫'],
  ['-1234.5', 'VND', '-1.234,50\u00a0₫'],
  ['1234.5', 'IDR', 'Rp\u00a01.234,50'],
  ['1234.5', 'EUR', '1.234,50\u00a0€'],
  ['1234.5', 'USD', '$1,234.50'],
  ['5000', 'KRW', '₩5,000'],
  ['5000', 'PHP', '₱5,000.00'],
] as const)('a brand may write %s %s locally: %s', (text, currency, shown) => {
  expect(formatMoney(parseAmount(text) ?? zero, currency, 'local')).toBe(shown)
})

test('a page writes in the style of its brand, and a caller may name another', () => {
  setMoneyStyle('local')
  expect(moneyText('1000', 'VND')).toBe('1.000\u00a0₫')
  expect(moneyText('1000', 'VND', 'standard')).toBe('₫1,000.00')
  setMoneyStyle('standard')
  expect(moneyText('1000', 'VND')).toBe('₫1,000.00')
})
