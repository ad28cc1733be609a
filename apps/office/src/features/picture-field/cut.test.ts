import { expect, test } from 'vitest'
import { cropOf, middle } from './cut.ts'

const wide = { width: 600, height: 200 }

test('the largest part of the wanted shape lies in the middle', () => {
  expect(cropOf(wide, middle)).toEqual({ left: 250, top: 0, width: 500, height: 1000 })
})

test('it moves to the edges and not beyond', () => {
  expect(cropOf(wide, { ...middle, across: 0 })).toMatchObject({ left: 0, width: 500 })
  expect(cropOf(wide, { ...middle, across: 100 })).toMatchObject({ left: 500, width: 500 })
})

test('closer, a quarter of it is left', () => {
  const close = cropOf(wide, { zoom: 100, across: 100, down: 100 })
  expect(close).toEqual({ left: 875, top: 750, width: 125, height: 250 })
})
