import { expect, test } from 'vitest'
import { amountOf, parseAmount } from './amount.ts'
import { feeOf } from './fee.ts'

const of = (text: string) => parseAmount(text) ?? amountOf(-1n)
const free = amountOf(0n)

test('a fee is cut to what the currency can pay', () => {
  expect(feeOf(of('1001'), { share: 15_000n, fixed: free }, 'VND')).toBe(of('15'))
  expect(feeOf(of('10.01'), { share: 15_000n, fixed: free }, 'USD')).toBe(of('0.15'))
  expect(feeOf(of('1000'), { share: 0n, fixed: of('1.5') }, 'VND')).toBe(of('1'))
})

test('a fee never takes all that came', () => {
  expect(feeOf(of('10'), { share: 0n, fixed: of('10') }, 'VND')).toBe(free)
  expect(feeOf(of('11'), { share: 0n, fixed: of('10') }, 'VND')).toBe(of('10'))
})
