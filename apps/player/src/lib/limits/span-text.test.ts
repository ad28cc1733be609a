import { expect, test } from 'vitest'
import { hoursText, minutesText, monthsText } from './span-text.ts'

test('time spans use common units', () => {
  expect([1, 45, 60, 90].map((minutes) => minutesText(minutes, 'en'))).toEqual([
    '1 minute',
    '45 minutes',
    '1 hour',
    '1 hour 30 minutes',
  ])
  expect(minutesText(0, 'vi')).toBe('0 phút')
  expect([24, 48, 168, 1008].map((hours) => hoursText(hours, 'en'))).toEqual([
    '24 hours',
    '2 days',
    '1 week',
    '6 weeks',
  ])
  expect([6, 12, 60].map((months) => monthsText(months, 'id'))).toEqual([
    '6 bulan',
    '1 tahun',
    '5 tahun',
  ])
})
