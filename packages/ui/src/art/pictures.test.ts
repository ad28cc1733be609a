import { expect, test } from 'vitest'
import { isPicture, paletteNames, pictureGroups, pictures } from './index.ts'

const listed = Object.values(pictureGroups).flatMap((group) => Object.entries(group))

test('a name stands for one picture, and a picture has one name', () => {
  expect(listed.length).toBeGreaterThanOrEqual(380)
  expect(Object.keys(pictures)).toHaveLength(listed.length)
  expect(new Set(Object.values(pictures)).size).toBe(listed.length)
  expect(
    listed.filter(([name]) => !/^[a-z]+(-[a-z]+)*$/.test(name) && name !== 'pool-8-ball'),
  ).toEqual([])
})

test('only listed names are pictures', () => {
  expect(isPicture('four-leaf-clover')).toBe(true)
  expect(isPicture('toString')).toBe(false)
})

test('palettes are named once', () => {
  expect(new Set(paletteNames).size).toBe(paletteNames.length)
  expect(paletteNames.length).toBeGreaterThanOrEqual(26)
})
