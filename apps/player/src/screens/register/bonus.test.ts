import { expect, test } from 'vitest'
import { bonusText } from './bonus.ts'

const accounts = {
  minimumAge: 18,
  termsVersion: '1',
  loginRequired: false,
  agentSite: false,
  social: [],
  phoneProvider: null,
}

test('a bonus is shown in its currency, if there is one', () => {
  const textFor = (amount: string, currency = 'VND') =>
    bonusText({ ...accounts, bonus: { amount, currency, playThrough: 3, maxConversion: null } })
  expect(textFor('1000.0000')).toBe('₫1,000.00')
  expect(textFor('0.0000')).toBeUndefined()
  expect(textFor('many')).toBeUndefined()
  expect(textFor('5.0000', 'ABC')).toBeUndefined()
  expect(bonusText({ ...accounts, bonus: null })).toBeUndefined()
})
