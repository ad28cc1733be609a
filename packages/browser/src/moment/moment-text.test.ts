import { expect, test } from 'vitest'
import { dayText, momentText, timeFormat } from './moment-text.ts'

const moment = '2026-11-16T20:30:05.000Z'
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

test('a moment is formatted in a time zone, with its day there', () => {
  expect(plain(momentText(moment, 'en', { zone: 'Asia/Kathmandu' }))).toBe('Nov 17, 2026, 02:15')
  const exact = { zone: 'America/New_York', hasSeconds: true }
  expect(plain(momentText(moment, 'en', exact))).toBe('Nov 16, 2026, 15:30:05')
})

test('a day and a time of day are formatted in a time zone', () => {
  expect(dayText(moment, 'en', 'Asia/Kathmandu')).toBe('Nov 17, 2026')
  expect(dayText(moment, 'vi', 'America/New_York')).toBe('16 thg 11, 2026')
  expect(timeFormat('en', 'short', 'America/New_York').format(new Date(moment))).toBe('15:30')
  expect(timeFormat('th', 'medium', 'UTC').format(new Date(moment))).toBe('20:30:05')
})

test('the default is the zone of the device', () => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(momentText(moment, 'vi')).toBe(momentText(moment, 'vi', { zone }))
})
