import { expect, test } from 'vitest'
import { placeAfter, stepOf } from './move-focus.ts'

test('arrows follow the direction of the language', () => {
  expect(stepOf('ArrowRight', 'inline', false)).toBe(1)
  expect(stepOf('ArrowRight', 'inline', true)).toBe(-1)
  expect(stepOf('ArrowLeft', 'inline', true)).toBe(1)
  expect(stepOf('ArrowDown', 'inline', false)).toBeUndefined()
  expect(stepOf('ArrowDown', 'block', true)).toBe(1)
})

test('they go round at both ends; Home and End jump', () => {
  expect(placeAfter(2, 1, 3)).toBe(0)
  expect(placeAfter(0, -1, 3)).toBe(2)
  expect(placeAfter(1, -Infinity, 3)).toBe(0)
  expect(placeAfter(1, Infinity, 3)).toBe(2)
  // Before anything has the focus.
  expect(placeAfter(-1, 1, 3)).toBe(0)
})
