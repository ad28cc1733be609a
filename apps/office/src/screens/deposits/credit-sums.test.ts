import { expect, test } from 'vitest'
import { creditSums } from './credit-sums.ts'

const deposit = {
  amount: '100.0000',
  paid: null,
  fee: '1.0000',
  net: '99.0000',
  currency: 'USD',
  feeShare: 10_000,
  feeFixed: '0.0000',
}

test('[PC-03] who credits a deposit sees gross, fee and net, also of another amount', () => {
  expect(creditSums(deposit, undefined)).toEqual({
    gross: '100.0000',
    fee: '1.0000',
    net: '99.0000',
  })
  expect(creditSums(deposit, '250')).toEqual({
    gross: '250.0000',
    fee: '2.5000',
    net: '247.5000',
  })
  expect(creditSums(deposit, 'ten')).toBeUndefined()
})
