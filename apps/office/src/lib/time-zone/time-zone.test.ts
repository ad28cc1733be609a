import { describe, expect, test } from 'vitest'
import { fromZoned, toZoned, readZoned } from './time-zone.ts'

test.each([
  ['2026-01-31T17:00:00.000Z', 'Asia/Ho_Chi_Minh', '2026-02-01T00:00'],
  ['2026-07-01T10:30:00.000Z', 'Europe/Berlin', '2026-07-01T12:30'],
  ['2026-12-01T10:30:00.000Z', 'Europe/Berlin', '2026-12-01T11:30'],
  ['2026-03-29T01:30:00.000Z', 'Europe/Berlin', '2026-03-29T03:30'],
])('%s in %s is %s, and back', (iso, zone, clock) => {
  expect(toZoned(iso, zone)).toBe(clock)
  expect(fromZoned(clock, zone)).toBe(iso)
})

const zones = ['Asia/Ho_Chi_Minh', 'Europe/Berlin', 'America/New_York', 'UTC']

describe.each(zones)('in %s', (zone) => {
  test.each(['0002', '0020', '0202', '0999'])('the year %s is on its way to another', (year) => {
    expect(fromZoned(`${year}-06-15T10:30`, zone)).toBeUndefined()
  })

  test.each(['1000', '9999'])('the year %s is one', (year) => {
    const clock = `${year}-06-15T10:30`
    const iso = fromZoned(clock, zone)
    expect(iso && toZoned(iso, zone)).toBe(clock)
  })

  test.each(['', '2026', '2026-01-31', '2026-01-31T', '2026-01-31T10', '2026-13-01T10:30', 'x'])(
    '"%s" is no time',
    (clock) => {
      expect(fromZoned(clock, zone)).toBeUndefined()
    },
  )

  test.each(['0000-01-01T00:00', '0001-01-01T00:00', '9999-12-31T23:59', '20266-01-01T00:00'])(
    '%s at the edge of what can be told does not throw',
    (clock) => {
      const iso = fromZoned(clock, zone)
      expect(iso ?? '9999').toMatch(/^9999/)
    },
  )
})

test('a field is empty, or has a time, or one that cannot be used', () => {
  expect(readZoned('', 'UTC')).toBeNull()
  expect(readZoned('2026-01-31T10:30', 'UTC')).toBe('2026-01-31T10:30:00.000Z')
  expect(readZoned('0202-01-31T10:30', 'UTC')).toBeUndefined()
})
