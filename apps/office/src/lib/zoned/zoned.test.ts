import { expect, test } from 'vitest'
import { fromZoned, toZoned } from './zoned.ts'

test.each([
  ['2026-01-31T17:00:00.000Z', 'Asia/Ho_Chi_Minh', '2026-02-01T00:00'],
  ['2026-07-01T10:30:00.000Z', 'Europe/Berlin', '2026-07-01T12:30'],
  ['2026-12-01T10:30:00.000Z', 'Europe/Berlin', '2026-12-01T11:30'],
  ['2026-03-29T01:30:00.000Z', 'Europe/Berlin', '2026-03-29T03:30'],
])('%s in %s is %s, and back', (iso, zone, clock) => {
  expect(toZoned(iso, zone)).toBe(clock)
  expect(fromZoned(clock, zone)).toBe(iso)
})

test('what is no time is nothing', () => {
  expect(fromZoned('', 'Asia/Ho_Chi_Minh')).toBeUndefined()
})
