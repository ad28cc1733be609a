import { expect, test } from 'vitest'
import { amountOf, parseAmount } from './amount.ts'
import { feeOf } from './fee.ts'

const amount = (text: string) => parseAmount(text) ?? amountOf(-1n)
const free = amountOf(0n)

test("rounds a fee down to the currency's smallest payable unit", () => {
  expect(feeOf(amount('1001'), { share: 15_000n, fixed: free }, 'VND')).toBe(amount('15'))
  expect(feeOf(amount('10.01'), { share: 15_000n, fixed: free }, 'USD')).toBe(amount('0.15'))
  expect(feeOf(amount('1000'), { share: 0n, fixed: amount('1.5') }, 'VND')).toBe(amount('1'))
})

test('charges no fee that would take the whole payment', () => {
  expect(feeOf(amount('10'), { share: 0n, fixed: amount('10') }, 'VND')).toBe(free)
  expect(feeOf(amount('11'), { share: 0n, fixed: amount('10') }, 'VND')).toBe(amount('10'))
})
