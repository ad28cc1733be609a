import { expect, test } from 'vitest'
import { layOut } from './layout.ts'

test.each([
  [320, 300],
  [360, 340],
  [430, 300],
  [640, 600],
  [1200, 700],
])('five reels of three rows fit into %i × %i', (width, height) => {
  const { x, y, cellWidth, cellHeight, frame } = layOut(
    { width, height },
    { reels: 5, rows: 3, hasFoot: false },
  )
  expect(x - frame).toBeGreaterThanOrEqual(-1)
  expect(y - frame).toBeGreaterThanOrEqual(-1)
  expect(x + cellWidth * 5 + frame).toBeLessThanOrEqual(width + 1)
  expect(y + cellHeight * 3 + frame).toBeLessThanOrEqual(height + 1)
  expect(cellWidth).toBeGreaterThan(50)
})

test('a container without a size gives no negative sizes', () => {
  const { cellWidth, cellHeight } = layOut(
    { width: 0, height: 0 },
    { reels: 5, rows: 3, hasFoot: true },
  )
  expect(Math.min(cellWidth, cellHeight)).toBeGreaterThan(0)
})
