import { expect, test } from 'vitest'
import { dayIn } from './day-in.ts'

test('today is the day of the brand’s own zone', () => {
  const at = new Date('2026-03-31T18:30:00Z')
  expect(dayIn('UTC', at)).toEqual({ year: 2026, month: 3, day: 31 })
  expect(dayIn('Asia/Ho_Chi_Minh', at)).toEqual({ year: 2026, month: 4, day: 1 })
})
