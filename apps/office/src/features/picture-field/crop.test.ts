import { expect, test } from 'vitest'
import { cropOf, middle } from './crop.ts'

const wide = { width: 600, height: 200 }

test('the default crop is the largest one, centred', () => {
  expect(cropOf(wide, middle)).toEqual({ left: 250, top: 0, width: 500, height: 1000 })
})

test('the crop moves to the edges and not beyond', () => {
  expect(cropOf(wide, { ...middle, across: 0 })).toMatchObject({ left: 0, width: 500 })
  expect(cropOf(wide, { ...middle, across: 100 })).toMatchObject({ left: 500, width: 500 })
})

test('the largest zoom keeps a quarter', () => {
  const close = cropOf(wide, { zoom: 100, across: 100, down: 100 })
  expect(close).toEqual({ left: 875, top: 750, width: 125, height: 250 })
})
