import { expect, test } from 'vitest'
import { idForLanes, laneCount, laneOf } from './rules.ts'

const ids = ['a0000001', 'a0000003', 'a0000002', 'a0000004']

/** Returns the ids above one by one. */
function inTurn() {
  const left = [...ids]
  return () => left.shift() ?? ''
}

test('new ids are limited to the given lanes', () => {
  expect(ids.map(laneOf)).toEqual([1, 1, 0, 0])
  expect(idForLanes(1, inTurn())).toBe('a0000002')
  expect(idForLanes(laneCount, inTurn())).toBe('a0000001')
  expect(idForLanes(99, inTurn())).toBe('a0000001')
})
