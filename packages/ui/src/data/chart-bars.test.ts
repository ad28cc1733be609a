import { expect, test } from 'vitest'
import { barsOf, chartHeight } from './chart-bars.ts'

test('wins go above the line and losses below, in proportion', () => {
  const { bars, line, highest, lowest } = barsOf([30n, -10n, 0n, 15n])
  expect([line, highest, lowest]).toEqual([75, 30n, -10n])
  expect(bars.map(({ y, height, isLoss }) => [y, height, isLoss])).toEqual([
    [0, 75, false],
    [75, 25, true],
    [75, 0, false],
    [37.5, 37.5, false],
  ])
})

test('zero has no bar, and the smallest figure keeps a visible bar', () => {
  expect(barsOf([0n])).toMatchObject({ line: chartHeight, bars: [{ height: 0 }] })
  expect(barsOf([-5n])).toMatchObject({ line: 0, highest: 0n, lowest: -5n })
  const { bars } = barsOf([9_999_999_990_000n, 1n])
  expect(bars.map(({ height }) => height)).toEqual([chartHeight, 1])
})
