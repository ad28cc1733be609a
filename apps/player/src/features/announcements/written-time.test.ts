import { expect, test } from 'vitest'
import { writtenTime } from './written-time.ts'

test.each([
  ['en', 'May 7, 2026, 00:05'],
  ['vi', '00:05 7 thg 5, 2026'],
  ['zh-Hans', '2026年5月7日 00:05'],
])('the time of the brand in %s, 24 hours, independent of the device’s zone', (tag, expected) => {
  expect(writtenTime(tag, '2026-05-07 00:05:09')).toEqual({
    time: expected,
    dateTime: '2026-05-07T00:05:09',
  })
})
