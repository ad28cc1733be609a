import { expect, test } from 'vitest'
import { tet } from './closures.ts'
import { animalOf } from './lunar-years.ts'
import { drawOf, drawsOfDay, nextDraws, type Schedule } from './schedule.ts'
import { dayAfter, dayOf, drawZone, startOf } from './zone.ts'

const minutely = (minutes: number): Schedule => ({ kind: 'interval', minutes, lockSeconds: 5 })
const daily: Schedule = { kind: 'daily', hour: 18, minute: 15, closures: tet, lockSeconds: 300 }

const week = (first: string) => {
  const days = [first]
  while (days.length < 7) days.push(dayAfter(days.at(-1) ?? first))
  return days
}

test('the fixed offset is that of the zone, all year and for years', () => {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: drawZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  for (let day = '2025-01-01'; day < '2032-01-01'; day = dayAfter(day)) {
    expect(format.format(startOf(day))).toBe(`${day} 00:00:00`)
    expect(dayOf(startOf(day))).toBe(day)
    expect(dayOf(new Date(startOf(day).getTime() - 1)) < day).toBe(true)
  }
})

test.each([
  [1, 1440],
  [2, 720],
  [3, 480],
  [5, 288],
])('draws every %i minutes follow each other over a week without gap', (minutes, perDay) => {
  const draws = week('2026-02-14').flatMap((day) => drawsOfDay(minutely(minutes), day))
  expect(draws).toHaveLength(7 * perDay)
  expect(new Set(draws.map(({ number }) => number)).size).toBe(draws.length)
  for (const [index, { drawsAt, locksAt, number }] of draws.entries()) {
    const before = draws[index - 1]
    if (before) {
      expect(drawsAt.getTime() - before.drawsAt.getTime()).toBe(minutes * 60_000)
      expect(number > before.number).toBe(true)
      expect(locksAt > before.drawsAt).toBe(true)
    }
  }
  expect(draws[0]?.number).toBe('20260214-0001')
  // 00:00 of the zone is 17:00 of the day before in UTC.
  expect(draws[0]?.drawsAt.toISOString()).toBe(`2026-02-13T17:0${minutes}:00.000Z`)
  expect(draws.at(-1)?.drawsAt).toEqual(startOf('2026-02-21'))
})

test('a daily draw rests at Tết', () => {
  const numbers = week('2026-02-14').flatMap((day) => drawsOfDay(daily, day))
  expect(numbers.map(({ number }) => number)).toEqual(['20260214', '20260215', '20260220'])
  expect(numbers[0]?.drawsAt.toISOString()).toBe('2026-02-14T11:15:00.000Z')
  expect(numbers[0]?.locksAt.toISOString()).toBe('2026-02-14T11:10:00.000Z')
  const [next] = nextDraws(daily, new Date('2026-02-15T11:10:00Z'), 1)
  expect(next?.number).toBe('20260220')
})

test('stations draw on their own weekdays', () => {
  const station: Schedule = { ...daily, weekdays: [1, 4] }
  const numbers = week('2026-03-01').flatMap((day) => drawsOfDay(station, day))
  expect(numbers.map(({ number }) => number)).toEqual(['20260302', '20260305'])
})

test('the next draws are those whose lock is to come, over midnight too', () => {
  const schedule = minutely(5)
  const midnight = startOf('2026-03-02')
  const lock = new Date(midnight.getTime() - 5000)
  const before = new Date(lock.getTime() - 1)
  const numbersAt = (time: Date) => nextDraws(schedule, time, 3).map(({ number }) => number)
  expect(numbersAt(before)).toEqual(['20260301-0288', '20260302-0001', '20260302-0002'])
  expect(numbersAt(lock)).toEqual(['20260302-0001', '20260302-0002', '20260302-0003'])
  const never: Schedule = { ...daily, weekdays: [] }
  expect(nextDraws(never, before, 1)).toEqual([])
})

test('a draw is found by its number', () => {
  for (const schedule of [minutely(3), daily]) {
    const [draw] = nextDraws(schedule, startOf('2026-03-02'), 1)
    expect(drawOf(schedule, draw?.number ?? '')).toEqual(draw)
  }
  for (const wrong of ['', '20260302', '20260302-0481', '20261399-0001', '20260231-0001']) {
    expect(drawOf(minutely(3), wrong), wrong).toBeUndefined()
  }
  expect(drawOf(daily, '20260217')).toBeUndefined()
})

test('the animal of Mark Six changes at the Lunar New Year', () => {
  expect(animalOf('2026-02-16')).toBe('snake')
  expect(animalOf('2026-02-17')).toBe('horse')
  expect(() => animalOf('2024-01-01')).toThrow('lunar')
})
