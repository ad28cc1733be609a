import { expect, test } from 'vitest'
import { indexAfter, stepOf } from './move-focus.ts'

test('arrow keys follow the text direction', () => {
  expect(stepOf('ArrowRight', 'inline', false)).toBe(1)
  expect(stepOf('ArrowRight', 'inline', true)).toBe(-1)
  expect(stepOf('ArrowLeft', 'inline', true)).toBe(1)
  expect(stepOf('ArrowDown', 'inline', false)).toBeUndefined()
  expect(stepOf('ArrowDown', 'block', true)).toBe(1)
})

test('arrows wrap at both ends; Home and End jump', () => {
  expect(indexAfter(2, 1, 3)).toBe(0)
  expect(indexAfter(0, -1, 3)).toBe(2)
  expect(indexAfter(1, -Infinity, 3)).toBe(0)
  expect(indexAfter(1, Infinity, 3)).toBe(2)
  // No item has the focus yet.
  expect(indexAfter(-1, 1, 3)).toBe(0)
})
