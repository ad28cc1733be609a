import { expect, test } from 'vitest'
import { toTyped, toWire } from './terms-form.ts'

const terms = {
  turnoverPercent: 100,
  least: '50000.0000',
  most: null,
  mostADay: '100000000.0000',
  mostTimesADay: null,
  feeFlat: '0.0000',
  feePermille: 5,
  stepUpAbove: '5000000.0000',
  kinds: [],
  mostAccounts: 5,
  confirmDays: 7,
  reminderDays: 2,
}

test('an empty field is no limit, digits are grouped, and fees are in per cent', () => {
  const typed = toTyped(terms)
  expect(typed).toMatchObject({ least: '50,000', most: '', feePermille: '0.50' })
  expect(toWire(typed)).toMatchObject({
    least: '50000',
    most: null,
    mostADay: '100000000',
    mostTimesADay: null,
    feePermille: 5,
  })
  const other = { ...typed, mostTimesADay: '3', confirmDays: 'a week', feePermille: '0.25' }
  expect(toWire(other)).toMatchObject({ mostTimesADay: 3, confirmDays: -1, feePermille: -1 })
})
