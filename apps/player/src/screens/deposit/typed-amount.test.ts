import { amountOf } from '@fairhouse/money'
import type { DepositMethod } from '@fairhouse/protocol'
import { expect, test } from 'vitest'
import { fieldText, limitBroken, sumOf, typedAmount } from './typed-amount.ts'

const method: DepositMethod = {
  method: 'transfer',
  kind: 'bank',
  name: '',
  least: '100000.0000',
  most: '300000.0000',
  quick: [],
  feeShare: 5000,
  feeFixed: '0.0000',
  minutes: 60,
  networks: [],
}

test('amounts are typed with or without signs between thousands', () => {
  expect(typedAmount('1,500,000')).toBe(amountOf(15_000_000_000n))
  expect(typedAmount('1 500 000')).toBe(amountOf(15_000_000_000n))
  for (const text of ['', '-5', 'x', '1e6', '1.23456']) expect(typedAmount(text)).toBeUndefined()
})

test('a field has the decimals of its currency', () => {
  expect(fieldText('100000.0000', 'VND')).toBe('100000')
  expect(fieldText('10.5000', 'USD')).toBe('10.5')
})

test('fee and credit together are the amount', () => {
  expect(sumOf(amountOf(1_000_000_0000n), method, 'VND')).toEqual({
    amount: '1000000.0000',
    fee: '5000.0000',
    credited: '995000.0000',
  })
})

test('limits are known before anything is sent', () => {
  expect(limitBroken(amountOf(99_999_0000n), method)).toBe('least')
  expect(limitBroken(amountOf(100_000_0000n), method)).toBeUndefined()
  expect(limitBroken(amountOf(300_001_0000n), method)).toBe('most')
})
