import { expect, test } from 'vitest'
import { paceOf, startPace, stolenOf } from './pace.mjs'

test('the pace is that of the middle time, and never quicker than usual', () => {
  expect(paceOf([1, 2, 3], 1)).toBe(1)
  expect(paceOf([8, 8, 8], 1)).toBe(1)
  expect(paceOf([12, 900, 3, 12, 12], 1)).toBe(1.5)
})

test('nobody waits for a machine without end', () => {
  expect(paceOf([80, 80, 80], 1)).toBe(2)
  expect(paceOf([8, 8, 8], 5)).toBe(2)
})

test('what the host took of our cores is added, and what nobody used is not', () => {
  expect(stolenOf([0, 0, 0, 0, 0, 0, 0, 0], [60, 10, 20, 500, 50, 5, 5, 50])).toBe(1.5)
  expect(stolenOf([7, 7, 7, 7, 7, 7, 7, 7], [7, 7, 7, 900, 7, 7, 7, 7])).toBe(1)
  expect(stolenOf([], [])).toBe(1)
  expect(paceOf([4, 4, 4], 1.5)).toBe(1.5)
  expect(paceOf([12, 12, 12], 1.2)).toBeCloseTo(1.8)
})

test('each suite has the pace of its own time, from the beginning', () => {
  let milliseconds = 12
  const { begin } = startPace(
    () => milliseconds,
    () => [],
  )
  const first = begin()
  expect(first()).toBe(1.5)
  milliseconds = 8
  expect(begin()()).toBe(1)
})
