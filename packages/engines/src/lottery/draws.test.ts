import { createHmac } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import type { Hmac } from '#core'
import { drawStream } from '../chain.ts'
import { lotteries, lotteryOf } from './lotteries.ts'

const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest()

const drawOf = (id: string, place: number) =>
  lotteryOf(id)?.draw(drawStream(hmac, { seed: 'ab'.repeat(32), salt: 'salt', place }))

/** The bounds of the numbers that a draw takes from the stream, in their order. */
const boundsOf = (id: string) => {
  const below = vi.fn(() => 0)
  lotteryOf(id)?.draw({ below })
  return below.mock.calls.flat()
}

test('a draw is decided by the seed, the salt and the place in the chain', () => {
  for (const { id } of lotteries) {
    expect(drawOf(id, 1), id).toEqual(drawOf(id, 1))
    const others = [2, 3, 4].map((place) => JSON.stringify(drawOf(id, place)))
    expect(new Set([JSON.stringify(drawOf(id, 1)), ...others]).size, id).toBeGreaterThan(1)
  }
})

test('the numbers are drawn in a fixed order, which verifiers rely on', () => {
  expect(boundsOf('ssc')).toEqual([10, 10, 10, 10, 10])
  expect(boundsOf('11x5')).toEqual([11, 10, 9, 8, 7])
  expect(boundsOf('k3')).toEqual([6, 6, 6])
  expect(boundsOf('pk10')).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  expect(boundsOf('lucky-28')).toEqual([10, 10, 10])
  expect(boundsOf('mark-six-rat')).toEqual([49, 48, 47, 46, 45, 44, 43])
  expect(boundsOf('keno')).toEqual(Array.from({ length: 20 }, (_, drawn) => 80 - drawn))
  const [five, four, three, two, six] = [100_000, 10_000, 1000, 100, 1_000_000]
  const repeat = (bound: number, count: number) => Array.from({ length: count }, () => bound)
  const south = [six, ...repeat(five, 11), ...repeat(four, 4), three, two]
  expect(boundsOf('vn-north')).toEqual([
    ...repeat(five, 10),
    ...repeat(four, 10),
    ...repeat(three, 3),
    ...repeat(two, 4),
  ])
  expect(boundsOf('vn-south')).toEqual(south)
  expect(boundsOf('vn-two-stations')).toEqual([...south, ...south])
})

/** Computed with another program, from the same seeds. */
test.each([
  ['ssc', '0,4,4,1,9'],
  ['11x5', '1,6,7,2,11'],
  ['k3', '1,3,3'],
  ['pk10', '1,6,5,2,10,7,3,9,4,8'],
  ['lucky-28', '0,4,4'],
  ['mark-six-rat', '2,25,24,6,46,23,7'],
  ['keno', '3,39,40,10,74,38,11,78,42,61,65,62,29,26,35,22,67,72,71,70'],
  [
    'vn-north',
    [
      '03676,47949,47993,10837,91893,46750,10940,96712,49316,75019,8043,7725',
      '3708,3421,4483,2892,8217,8994,8942,8997,971,723,072,96,03,54,32',
    ].join(),
  ],
  [
    'vn-south',
    [
      '036766,47949,47993,10837,91893,46750,10940,96712,49316,75019,80434',
      '77250,3708,3421,4483,2892,821,89',
    ].join(),
  ],
])('the draw of %s keeps its test vector', (id, vector) => {
  expect(String(drawOf(id, 1))).toBe(vector)
})
