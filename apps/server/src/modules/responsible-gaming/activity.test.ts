import { expect, test } from 'vitest'
import { datesUntil, minutesBetween } from './activity.ts'

const at = (text: string) => new Date(`2026-11-${text}Z`)

test('[C-41] minutes of play count for the day in which they were', () => {
  const playSessions = [
    { beganAt: at('14T23:30:00'), lastAt: at('15T00:45:00') },
    { beganAt: at('15T10:00:00'), lastAt: at('15T10:00:00') },
  ]
  const day = (date: string, next: string) =>
    minutesBetween(playSessions, at(`${date}T00:00:00`), at(`${next}T00:00:00`))
  expect([day('14', '15'), day('15', '16'), day('16', '17')]).toEqual([30, 46, 0])
})

test('days are counted over the end of a month', () => {
  expect(datesUntil('2026-03-01', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
})
