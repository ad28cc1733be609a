import { expect, test } from 'vitest'
import { stepInGrid } from './grid-step.ts'

const grid = { total: 10, columns: 4, isRtl: false }

test.each([
  ['ArrowRight', 3, 4],
  ['ArrowLeft', 3, 2],
  ['ArrowDown', 3, 7],
  ['ArrowUp', 7, 3],
  ['ArrowUp', 3, undefined],
  ['ArrowDown', 7, undefined],
  ['ArrowLeft', 0, undefined],
  ['ArrowRight', 9, undefined],
  ['Enter', 3, undefined],
])('%s from %i leads to %o', (key, from, to) => {
  expect(stepInGrid(key, from, grid)).toBe(to)
})

test('left and right arrows swap in right-to-left layout', () => {
  expect(stepInGrid('ArrowLeft', 3, { ...grid, isRtl: true })).toBe(4)
})
