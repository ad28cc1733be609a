import { expect, test } from 'vitest'
import { parseAmount, zero } from './amount.ts'
import { formatMoney, moneyText } from './format.ts'

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
