import { expect, test } from 'vitest'
import { idWithin, laneCount, laneOf } from './rules.ts'

const ids = ['a0000001', 'a0000003', 'a0000002', 'a0000004']

/** Hands out the ids above, one after the other. */
function inTurn() {
  const left = [...ids]
  return () => left.shift() ?? ''
}

test('an id is taken when its lane is one of those to be filled, and passed over otherwise', () => {
  expect(ids.map(laneOf)).toEqual([1, 1, 0, 0])
  expect(idWithin(1, inTurn())).toBe('a0000002')
  expect(idWithin(laneCount, inTurn())).toBe('a0000001')
  expect(idWithin(99, inTurn())).toBe('a0000001')
})
