import { expect, test } from 'vitest'
import { gridModel } from '../grid.testing.ts'
import { exampleOf } from './example-of.ts'

const strips = Array.from({ length: 7 }, () => ['a'])
const board = { ...gridModel, rows: 7, strips }

test('an example has as many positions as the smallest win, each once and on the board', () => {
  for (const by of ['cluster', 'anywhere'] as const) {
    for (const minCount of [5, 8]) {
      const positions = exampleOf({ ...board, pay: { by }, pays: { a: { [minCount]: 1 } } })
      expect(new Set(positions.map(String)).size).toBe(minCount)
      expect(positions.flat().every((at) => at >= 0 && at < 7)).toBe(true)
    }
  }
})

test('positions of a cluster touch, and ways go over the first reels', () => {
  const cluster = exampleOf({ ...board, pay: { by: 'cluster' }, pays: { a: { 8: 1 } } })
  for (const [reel, row] of cluster) {
    const near = cluster.filter(([x, y]) => Math.abs(x - reel) + Math.abs(y - row) === 1)
    expect(near.length).toBeGreaterThan(0)
  }
  const ways = exampleOf({ ...board, pay: { by: 'ways' }, pays: { a: { 3: 1 } } })
  expect(new Set(ways.map(([reel]) => reel))).toEqual(new Set([0, 1, 2]))
})
