import { expect, test } from 'vitest'
import { momentsOf, periodParts, parsePeriod } from './period.ts'
import { createZones } from '#platform/zone'

const zones = createZones()

function zone(name: string) {
  const found = zones(name)
  if (!found) throw new Error(`no zone ${name}`)
  return found
}

test.each([
  ['Asia/Ho_Chi_Minh', '2026-11-15', '2026-11-14T17:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-15', '2026-11-14T18:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-15', '2026-11-14T10:00:00.000Z'],
  ['Pacific/Niue', '2026-11-15', '2026-11-15T11:00:00.000Z'],
  // The clocks go forward and back at night, but after midnight.
  ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['America/New_York', '2026-03-09', '2026-03-09T04:00:00.000Z'],
  ['America/New_York', '2026-11-02', '2026-11-02T05:00:00.000Z'],
  // Midnight does not exist: the day begins at one.
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
  // A skipped day: Samoa crossed the date line.
  ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z'],
  ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00.000Z'],
])('in %s %s begins at %s', (name, date, at) => {
  expect(zone(name).startOf(date).toISOString()).toBe(at)
})

test('days of 23, 24 and 25 hours follow without a gap', () => {
  const hours = new Map([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
  ])
  const berlin = zone('Europe/Berlin')
  for (const { from, to } of [{ from: '2026-01-01', to: '2026-12-31' }]) {
    for (let date = from; date <= to;) {
      const day = momentsOf({ from: date, to: date, zone: berlin })
      const length = (day.to.getTime() - day.from.getTime()) / 3_600_000
      expect([date, length]).toEqual([date, hours.get(date) ?? 24])
      expect(berlin.dateOf(day.from)).toBe(date)
      const next = berlin.dateOf(day.to)
      expect(berlin.startOf(next)).toEqual(day.to)
      date = next
    }
  }
})

test('times are written with their offset', () => {
  const at = (text: string) => zone('Europe/Berlin').format(new Date(text))
  expect(at('2026-10-25T00:30:05.999Z')).toBe('2026-10-25 02:30:05 +02:00')
  expect(at('2026-10-25T01:30:00.000Z')).toBe('2026-10-25 02:30:00 +01:00')
  expect(zone('America/St_Johns').format(new Date('2026-01-01T00:00:00Z'))).toBe(
    '2025-12-31 20:30:00 -03:30',
  )
})

test('a period is whole calendar days, listed by day or by month', () => {
  const now = new Date('2026-11-15T20:00:00Z')
  const here = zone('Asia/Ho_Chi_Minh')
  expect(parsePeriod({}, here, now)).toMatchObject({ from: '2026-11-10', to: '2026-11-16' })
  expect(parsePeriod({ from: '2026-02-30' }, here, now)).toBe('from')
  expect(parsePeriod({ to: '2026-13-01' }, here, now)).toBe('to')
  expect(parsePeriod({ from: '2026-11-17' }, here, now)).toBe('from')
  expect(parsePeriod({ to: '9999-12-31' }, here, now)).toBe('to')
  const days = (from: string, to: string) => periodParts({ from, to, zone: here })
  expect(days('2026-02-27', '2026-03-01')?.starts).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ])
  expect(days('2025-11-20', '2026-02-03')).toEqual({
    by: 'month',
    starts: ['2025-11-20', '2025-12-01', '2026-01-01', '2026-02-01'],
  })
  expect(days('2000-01-01', '2026-02-03')).toBeUndefined()
  expect(zones('Mars/Base')).toBeUndefined()
})
