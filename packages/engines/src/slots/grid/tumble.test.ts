import { expect, test } from 'vitest'
import { tumble } from './tumble.ts'

const letters = (text: string) => text.split('')

test('symbols above fall, and the strip refills from above, wrapping around', () => {
  const strips = [letters('abcdef'), letters('uvwxyz')]
  const before = { board: [letters('bcd'), letters('uvw')], tops: [1, 0] }
  const after = tumble(strips, before, [
    [0, 1],
    [0, 2],
  ])
  expect(after.board).toEqual([letters('fab'), letters('uvw')])
  expect(after.tops).toEqual([5, 0])
  expect(after.fresh).toEqual([
    [0, 0],
    [0, 1],
  ])
  expect(tumble(strips, after, [[1, 0]]).board).toEqual([letters('fab'), letters('zvw')])
})
