import { expect, test } from 'vitest'
import { paceOf, startPace } from './pace.mjs'

test('the pace is that of the middle time, and never quicker than usual', () => {
  expect(paceOf([1, 2, 3])).toBe(1)
  expect(paceOf([8, 8, 8])).toBe(1)
  expect(paceOf([12, 900, 3, 12, 12])).toBe(1.5)
})

test('nobody waits for a machine without end', () => {
  expect(paceOf([80, 80, 80])).toBe(2)
})

test('each suite has the pace of its own time, from the beginning', () => {
  let milliseconds = 12
  const { begin } = startPace(() => milliseconds)
  const first = begin()
  expect(first()).toBe(1.5)
  milliseconds = 8
  expect(begin()()).toBe(1)
})
