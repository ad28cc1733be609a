import { expect, test } from 'vitest'
import { fall } from './falls.ts'

const letters = (text: string) => text.split('')

test('what is above falls, and the strip goes on from above, round its end too', () => {
  const strips = [letters('abcdef'), letters('uvwxyz')]
  const standing = { board: [letters('bcd'), letters('uvw')], tops: [1, 0] }
  const fallen = fall(strips, standing, [
    [0, 1],
    [0, 2],
  ])
  expect(fallen.board).toEqual([letters('fab'), letters('uvw')])
  expect(fallen.tops).toEqual([5, 0])
  expect(fallen.fresh).toEqual([
    [0, 0],
    [0, 1],
  ])
  expect(fall(strips, fallen, [[1, 0]]).board).toEqual([letters('fab'), letters('zvw')])
})
