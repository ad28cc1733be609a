import { expect, test } from 'vitest'
import { durationOf } from './duration.ts'

test('a duration is told in minutes, hours or days', () => {
  expect([10, 720, 7200, 30 * 3600, 50 * 3600].map(durationOf)).toEqual([
    { unit: 'minutes', count: 1 },
    { unit: 'minutes', count: 12 },
    { unit: 'hours', count: 2 },
    { unit: 'hours', count: 30 },
    { unit: 'days', count: 2 },
  ])
})
