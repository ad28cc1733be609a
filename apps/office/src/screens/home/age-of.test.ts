import { expect, test } from 'vitest'
import { ageOf } from './age-of.ts'

test('an age uses the largest full unit', () => {
  expect(ageOf(-5)).toEqual({ count: 0, unit: 'minute' })
  expect(ageOf(59 * 60_000)).toEqual({ count: 59, unit: 'minute' })
  expect(ageOf(60 * 60_000)).toEqual({ count: 1, unit: 'hour' })
  expect(ageOf(50 * 3_600_000)).toEqual({ count: 2, unit: 'day' })
})
