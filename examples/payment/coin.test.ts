import { expect, test } from 'vitest'
import { coinTransfer } from './coin.ts'

test('a coin has an address of its network and the amount at the rate, rounded up', () => {
  expect(coinTransfer('TRON', '1', 'USD').address).toMatch(/^T[1-9A-HJ-NP-Za-km-z]{33}$/)
  expect(coinTransfer('ETHEREUM', '1', 'USD').address).toMatch(/^0x[\da-fA-F]{40}$/)
  const amountOf = (amount: string, currency: string) =>
    coinTransfer('TRON', amount, currency).amount
  expect(amountOf('500000.0000', 'VND')).toBe('19.24')
  expect(amountOf('26000', 'VND')).toBe('1.00')
  expect(amountOf('0.5', 'USD')).toBe('0.50')
})
