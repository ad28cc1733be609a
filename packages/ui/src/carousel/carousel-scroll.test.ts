import { expect, test } from 'vitest'
import { realIndex, slideAt } from './carousel-scroll.ts'

test('a loop of three has a copy at each end', () => {
  const indexes = [0, 1, 2, 3, 4]
  expect(indexes.map((index) => slideAt(index, 3, true))).toEqual([2, 0, 1, 2, 0])
  expect(indexes.map((index) => realIndex(index, 3))).toEqual([3, 1, 2, 3, 1])
})

test('without a loop a track index equals its slide index', () => {
  expect([0, 1, 2].map((index) => slideAt(index, 3, false))).toEqual([0, 1, 2])
})
