import { expect, test } from 'vitest'
import { countsAsYoung } from './player-rules.ts'

test('[RG-18] players under 25 in the brand’s zone, or of unknown age, count as young', () => {
  const now = new Date('2026-03-31T18:30:00Z')
  const isYoung = (birthday: string | null, zone = 'UTC') => countsAsYoung(birthday, zone, now)
  expect(isYoung('2001-04-01')).toBe(true)
  expect(isYoung('2001-04-01', 'Asia/Ho_Chi_Minh')).toBe(false)
  expect(isYoung('2001-03-31')).toBe(false)
  expect(isYoung('2001-02-31')).toBe(true)
  expect(isYoung(null)).toBe(true)
})
