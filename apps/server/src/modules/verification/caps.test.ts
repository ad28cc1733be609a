import { expect, test } from 'vitest'
import { capsOf, isFull, levelOf, strangersCap, usedShare } from './caps.ts'

const terms = {
  countries: [],
  smsHour: 40,
  smsDay: 100,
  countryHour: 20,
  countryDay: 50,
  emailHour: 7,
  emailDay: 9,
}
const now = new Date('2026-03-05T13:47:11Z')

test('[SEC-08] an SMS counts for the brand and its country, an email for the brand', () => {
  const [hour, day] = [new Date('2026-03-05T13:00:00Z'), new Date('2026-03-05T00:00:00Z')]
  expect(capsOf(terms, 'sms', 'VN', now)).toEqual([
    { channel: 'sms', country: '', period: 'day', startsAt: day, cap: 100 },
    { channel: 'sms', country: '', period: 'hour', startsAt: hour, cap: 40 },
    { channel: 'sms', country: 'VN', period: 'day', startsAt: day, cap: 50 },
    { channel: 'sms', country: 'VN', period: 'hour', startsAt: hour, cap: 20 },
  ])
  expect(capsOf(terms, 'email', '', now).map(({ cap }) => cap)).toEqual([9, 7])
})

test('[SEC-08] [SEC-09] visitors stop at three quarters, members at the cap', () => {
  expect(strangersCap(40)).toBe(30)
  expect(strangersCap(1)).toBe(1)
  expect(isFull(40, { strangers: 29, members: 0 }, true)).toBe(false)
  expect(isFull(40, { strangers: 30, members: 0 }, true)).toBe(true)
  expect(isFull(40, { strangers: 30, members: 9 }, false)).toBe(false)
  expect(isFull(40, { strangers: 30, members: 10 }, false)).toBe(true)
  expect(isFull(40, { strangers: 0, members: 40 }, true)).toBe(true)
  expect(isFull(0, { strangers: 0, members: 0 }, false)).toBe(true)
})

test('[SEC-08] a cap is near at 80 % and reached at 100 %, of all or of the share', () => {
  expect(levelOf(40, { strangers: 23, members: 0 })).toBeUndefined()
  expect(levelOf(40, { strangers: 24, members: 0 })).toBe('near')
  expect(levelOf(40, { strangers: 30, members: 0 })).toBe('reached')
  expect(levelOf(40, { strangers: 0, members: 32 })).toBe('near')
  expect(levelOf(40, { strangers: 0, members: 40 })).toBe('reached')
  expect(usedShare(0, { strangers: 0, members: 0 })).toBe(1)
})
