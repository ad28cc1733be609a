import { expect, test } from 'vitest'
import { gridModel } from '../grid.testing.ts'
import { minPayingCount, tiersOf } from './tiers.ts'

const labels = (by: 'ways' | 'anywhere', pays: Record<number, number>, rows = 3) =>
  tiersOf({ ...gridModel, rows, pay: { by } }, pays).map(({ label }) => label)

test('anywhere pays list count ranges, reels exactly', () => {
  expect(labels('anywhere', { 8: 5, 10: 12, 12: 50 }, 5)).toEqual(['12+', '10–11', '8–9'])
  expect(labels('anywhere', { 5: 1, 6: 2, 9: 3 })).toEqual(['9', '6–8', '5'])
  expect(labels('ways', { 3: 5, 4: 12 })).toEqual(['4×', '3×'])
  expect(minPayingCount({ ...gridModel, pays: { a: { 4: 1 }, b: { 3: 1, 5: 2 } } })).toBe(3)
})
