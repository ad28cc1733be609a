import { expect, test } from 'vitest'
import { outlineOf } from './outline.ts'

test('one position gives a square, and a row of them a rectangle', () => {
  const square = [
    [2, 1],
    [3, 1],
    [3, 2],
    [2, 2],
  ]
  expect(outlineOf([[2, 1]])).toEqual([square])
  const row = outlineOf([
    [0, 0],
    [1, 0],
    [2, 0],
  ])
  expect(row).toHaveLength(1)
  expect(row[0]).toHaveLength(4)
})

test('a corner goes in, a hole has a way of its own, and touching corners stay two', () => {
  const bent = outlineOf([
    [0, 0],
    [0, 1],
    [1, 1],
  ])
  expect(bent.map((way) => way.length)).toEqual([6])
  const ring = [0, 1, 2].flatMap((reel) =>
    [0, 1, 2].flatMap((row) => (reel === 1 && row === 1 ? [] : [[reel, row] as const])),
  )
  expect(outlineOf(ring).map((way) => way.length)).toEqual([4, 4])
  expect(
    outlineOf([
      [0, 0],
      [1, 1],
    ]),
  ).toHaveLength(2)
})
