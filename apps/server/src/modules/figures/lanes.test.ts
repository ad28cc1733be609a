import { expect, test } from 'vitest'
import { passed, placesOf } from './lanes.ts'

test('places are told and read again, one for each lane', () => {
  expect(placesOf(undefined, 2)).toEqual([0n, 0n])
  expect(placesOf('7', 2)).toEqual([7n, 0n])
  expect(placesOf('7.9', 2)).toEqual([7n, 9n])
})

test('a page that ends in the middle begins again behind its last row of each lane', () => {
  const rows = [
    { lane: 0, seq: '3' },
    { lane: 1, seq: '2' },
    { lane: 0, seq: '4' },
  ]
  expect(passed([2n, 1n], rows)).toEqual([4n, 2n])
  expect(passed([2n, 1n], rows.slice(0, 1))).toEqual([3n, 1n])
})
