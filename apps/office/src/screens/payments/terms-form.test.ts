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

test('an empty field is no limit, and digits are grouped', () => {
  const typed = toTyped(terms)
  expect(typed).toMatchObject({ least: '50,000', most: '', mostADay: '100,000,000' })
  expect(toWire(typed)).toMatchObject({
    least: '50000',
    most: null,
    mostADay: '100000000',
    mostTimesADay: null,
    feePermille: 5,
  })
  expect(toWire({ ...typed, mostTimesADay: '3', confirmDays: 'a week' })).toMatchObject({
    mostTimesADay: 3,
    confirmDays: -1,
  })
})
