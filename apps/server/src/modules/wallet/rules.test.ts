import { expect, test } from 'vitest'
import { laneFor, laneOf } from './rules.ts'

const ids = ['a0000001', 'a0000003', 'a0000002', 'a0000004']

test('a home lane never changes, and new members are spread over the configured lanes', () => {
  expect(ids.map(laneOf)).toEqual([1, 1, 0, 0])
  expect(ids.map((id) => laneFor(id, 1))).toEqual([0, 0, 0, 0])
  expect(ids.map((id) => laneFor(id, 8))).toEqual([1, 3, 2, 4])
})
