import { expect, test } from 'vitest'
import { momentText } from './moment-text.ts'

const moment = '2026-11-16T20:30:05.000Z'
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

test('a moment is formatted in a time zone, with its day there', () => {
  expect(plain(momentText(moment, 'en', { zone: 'Asia/Kathmandu' }))).toBe('Nov 17, 2026, 2:15 AM')
  const exact = { zone: 'America/New_York', hasSeconds: true }
  expect(plain(momentText(moment, 'en', exact))).toBe('Nov 16, 2026, 3:30:05 PM')
})

test('the default is the zone of the device', () => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(momentText(moment, 'vi')).toBe(momentText(moment, 'vi', { zone }))
})
