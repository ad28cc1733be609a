import { expect, test } from 'vitest'
import { barsOf, chartHeight } from './bars.ts'

test('wins stand above the line and losses below, in proportion', () => {
  const { bars, line, highest, lowest } = barsOf(['30.0000', '-10.0000', '0.0000', '15.0000'])
  expect([line, highest, lowest]).toEqual([75, 300_000n, -100_000n])
  expect(bars.map(({ y, height, isLoss }) => [y, height, isLoss])).toEqual([
    [0, 75, false],
    [75, 25, true],
    [75, 0, false],
    [37.5, 37.5, false],
  ])
})

test('nothing at all is a line, and what is small beside the rest is still seen', () => {
  expect(barsOf(['0.0000']).bars[0]).toMatchObject({ height: 0 })
  expect(barsOf(['-5.0000'])).toMatchObject({ line: 0, highest: 0n, lowest: -50_000n })
  const { bars } = barsOf(['999999999.0000', '0.0001'])
  expect(bars.map(({ height }) => height)).toEqual([chartHeight, 1])
})
