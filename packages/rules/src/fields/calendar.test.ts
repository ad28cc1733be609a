import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ageOn, readDay } from './calendar.ts'
import { checkBirthday } from './check-birthday.ts'
import { defaultRules } from '../forms/default-rules.ts'

const day = (text: string) => readDay(text, 'yyyy-MM-dd') ?? { year: 0, month: 0, day: 0 }
const rule = { ...defaultRules.any, patternId: 11, acceptedPattern: '', type: 'date' } as const
const check = (born: string, today: string, minimumAge = 18) =>
  checkBirthday(rule, born, { today: day(today), minimumAge })

test('the calendar is that of everybody else', () => {
  const range = { min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }
  fc.assert(
    fc.property(fc.date(range), (date) => {
      const text = date.toISOString().slice(0, 10)
      const [year, month, dayOfMonth] = text.split('-')
      expect(readDay(text, 'yyyy-MM-dd')).toEqual(
        readDay(`${month}-${dayOfMonth}-${year}`, 'MM-dd-yyyy'),
      )
      expect(readDay(text, 'yyyy-MM-dd')?.day).toBe(date.getUTCDate())
    }),
  )
})

test.each([
  ['2000-06-15', '2018-06-14', 17],
  ['2000-06-15', '2018-06-15', 18],
  ['2000-02-29', '2018-02-28', 17],
  ['2000-02-29', '2018-03-01', 18],
  ['2000-02-29', '2020-02-28', 19],
  ['2000-02-29', '2020-02-29', 20],
  ['2000-12-31', '2018-01-01', 17],
  ['2018-06-15', '2018-06-15', 0],
])('who is born on %s is on %s %i years old', (born, today, age) => {
  expect(ageOn(day(born), day(today))).toBe(age)
})

test('who is too young is told the age, which the market sets', () => {
  expect(check('2000-06-15', '2018-06-15')).toBeUndefined()
  expect(check('2000-06-16', '2018-06-15')).toEqual({ kind: 'too_young', age: 18 })
  expect(check('2000-06-15', '2018-06-15', 21)).toEqual({ kind: 'too_young', age: 21 })
  expect(check('2004-02-29', '2022-02-28')?.kind).toBe('too_young')
  expect(check('2004-02-29', '2022-03-01')).toBeUndefined()
})

test('a day to come, one long ago and one that never was are none', () => {
  expect(check('2018-06-16', '2018-06-15')?.kind).toBe('no_such_day')
  expect(check('1850-01-01', '2018-06-15')?.kind).toBe('no_such_day')
  expect(check('2001-02-29', '2018-06-15')?.kind).toBe('wrong_pattern')
  const star = { ...rule, acceptedPattern: '*' }
  const facts = { today: day('2018-06-15'), minimumAge: 18 }
  expect(checkBirthday(star, '2001-02-29', facts)?.kind).toBe('no_such_day')
  const american = { ...star, patternId: 13 }
  expect(checkBirthday(american, '０２-29-2000', facts)).toBeUndefined()
  expect(checkBirthday({ ...rule, required: false }, ' ', facts)).toBeUndefined()
})
