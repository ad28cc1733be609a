import { expect, test } from 'vitest'
import { clockText, timeLeft } from './time-left.ts'

test.each([
  [0, '00:00:00'],
  [-5000, '00:00:00'],
  [1, '00:00:01'],
  [1000, '00:00:01'],
  [59_001, '00:01:00'],
  [3_599_999, '01:00:00'],
  [90_061_000, '25:01:01'],
])('%i ms left read %s', (leftMs, text) => {
  expect(clockText(timeLeft(leftMs))).toBe(text)
})

test('days are given separately', () => {
  expect(timeLeft(90_061_000)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 })
})
