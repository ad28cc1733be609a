import { expect, test } from 'vitest'
import { advance, parseLanePositions } from './page-cursor.ts'

test('lane positions survive writing and parsing', () => {
  expect(parseLanePositions(undefined, 2)).toEqual([0n, 0n])
  expect(parseLanePositions('7', 2)).toEqual([7n, 0n])
  expect(parseLanePositions('7.9', 2)).toEqual([7n, 9n])
})

test('the next page begins after the last row of each lane', () => {
  const rows = [
    { lane: 0, seq: '3' },
    { lane: 1, seq: '2' },
    { lane: 0, seq: '4' },
  ]
  expect(advance([2n, 1n], rows)).toEqual([4n, 2n])
  expect(advance([2n, 1n], rows.slice(0, 1))).toEqual([3n, 1n])
})
