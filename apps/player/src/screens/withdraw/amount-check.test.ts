import { expect, test } from 'vitest'
import { amountFault, calculateFee, maxAmount, readAmount } from './amount-check.ts'
import { amountIn, moneyText, type Facts } from './facts.ts'

const facts: Facts = {
  currency: 'VND',
  balance: '300000.5000',
  kinds: ['bank'],
  institutions: { bank: [], ewallet: [] },
  accounts: [],
  mostAccounts: 5,
  hasPaymentPassword: true,
  heldUntil: null,
  least: '50000.0000',
  most: '200000.0000',
  leftToday: '150000.0000',
  timesLeftToday: 3,
  fee: { flat: '0.0000', permille: 5 },
  stepUpAbove: '0.0000',
  turnover: { deposits: '0.0000', bonus: '0.0000', total: '0.0000' },
  turnoverPercent: 100,
  confirmDays: 7,
  usualSeconds: { bank: null, ewallet: null, crypto: null },
}

test('the first error of an amount is returned', () => {
  const faults = ['', 'x', '0.5', '49,999', '300,001', '250000', '160000', '150,000'].map((typed) =>
    amountFault(typed, facts),
  )
  const expected = ['none', 'none', 'step', 'least', 'balance', 'most', 'today', undefined]
  expect(faults).toEqual(expected)
  expect(maxAmount(facts)).toBe(amountIn('150000'))
  expect(maxAmount({ ...facts, most: null, leftToday: null })).toBe(amountIn('300000.5'))
})

test("the fee equals the server's fee", () => {
  expect(moneyText(calculateFee(readAmount('123,456') ?? amountIn('0'), facts), 'VND')).toBe(
    '₫617.00',
  )
})
