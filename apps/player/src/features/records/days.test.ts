import { expect, test } from 'vitest'
import { dateIn, daysOf } from './days.ts'

test('periods are whole days around today', () => {
  const today = '2026-03-01'
  expect(daysOf('today', today)).toEqual({ from: today, to: today })
  expect(daysOf('yesterday', today)).toEqual({ from: '2026-02-28', to: '2026-02-28' })
  expect(daysOf('week', today)).toEqual({ from: '2026-02-23', to: today })
  expect(daysOf('month', today)).toEqual({ from: '2026-01-31', to: today })
  expect(daysOf('this_month', '2026-03-31')).toEqual({ from: today, to: '2026-03-31' })
  expect(daysOf('last_month', '2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
})

test('today is the day in the zone of the player', () => {
  const ms = Date.parse('2026-11-15T20:00:00Z')
  expect(dateIn('Asia/Ho_Chi_Minh', ms)).toBe('2026-11-16')
  expect(dateIn('America/New_York', ms)).toBe('2026-11-15')
})
