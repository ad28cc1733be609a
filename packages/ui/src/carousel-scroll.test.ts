import { expect, test } from 'vitest'
import { originalOf, slideAt } from './carousel-scroll.ts'

test('a loop of three has a copy at each end', () => {
  const places = [0, 1, 2, 3, 4]
  expect(places.map((place) => slideAt(place, 3, true))).toEqual([2, 0, 1, 2, 0])
  expect(places.map((place) => originalOf(place, 3))).toEqual([3, 1, 2, 3, 1])
})

test('without a loop a place is its slide', () => {
  expect([0, 1, 2].map((place) => slideAt(place, 3, false))).toEqual([0, 1, 2])
})
