import { expect, test } from 'vitest'
import { createZones } from '#platform/zone'
import { requireZone } from './require-zone.ts'
import { endOf, minuteEnd, startOf } from './windows.ts'

const zone = (name: string) => requireZone(createZones(), name)
const day = { calendar: 'day' } as const
const week = { calendar: 'week' } as const
const month = { calendar: 'month' } as const

const bounds = (window: Parameters<typeof startOf>[0], text: string, name: string) => {
  const [now, here] = [new Date(text), zone(name)]
  return [startOf(window, now, here), endOf(window, now, here)].map((at) => at?.toISOString())
}

test('[RG-03] windows in hours are rolling', () => {
  expect(bounds({ hours: 24 }, '2026-11-15T10:00:00.500Z', 'UTC')).toEqual([
    '2026-11-14T10:00:00.500Z',
    undefined,
  ])
})

test('[RG-03] a day begins in the player’s zone, to the second', () => {
  const here = 'Asia/Ho_Chi_Minh'
  expect(bounds(day, '2026-11-15T16:59:59.999Z', here)).toEqual([
    '2026-11-14T17:00:00.000Z',
    '2026-11-15T17:00:00.000Z',
  ])
  expect(bounds(day, '2026-11-15T17:00:00.000Z', here)[0]).toBe('2026-11-15T17:00:00.000Z')
})

test('[RG-03] a day on which clocks change has 23 or 25 hours', () => {
  expect(bounds(day, '2026-03-29T12:00:00Z', 'Europe/London')).toEqual([
    '2026-03-29T00:00:00.000Z',
    '2026-03-29T23:00:00.000Z',
  ])
  expect(bounds(day, '2026-10-25T12:00:00Z', 'Europe/London')).toEqual([
    '2026-10-24T23:00:00.000Z',
    '2026-10-26T00:00:00.000Z',
  ])
})

test('[RG-03] weeks begin on Monday, months end on their last day', () => {
  expect(bounds(week, '2026-11-15T12:00:00Z', 'UTC')).toEqual([
    '2026-11-09T00:00:00.000Z',
    '2026-11-16T00:00:00.000Z',
  ])
  expect(bounds(week, '2026-11-16T00:00:00Z', 'UTC')[0]).toBe('2026-11-16T00:00:00.000Z')
  expect(bounds(month, '2028-02-29T23:59:59Z', 'UTC')).toEqual([
    '2028-02-01T00:00:00.000Z',
    '2028-03-01T00:00:00.000Z',
  ])
  expect(bounds(month, '2026-12-31T23:59:59Z', 'UTC')[1]).toBe('2027-01-01T00:00:00.000Z')
})

test('play in a minute is counted at its end', () => {
  expect(minuteEnd(new Date('2026-11-15T10:00:00.000Z')).toISOString()).toContain('10:01:00.000')
  expect(minuteEnd(new Date('2026-11-15T10:00:59.999Z')).toISOString()).toContain('10:01:00.000')
})
