import { expect, test } from 'vitest'
import { rational } from '#core'
import { chanceAllAppear, chanceNoneAppears } from './appearing.ts'
import {
  arrangements,
  chanceOfHits,
  combinations,
  range,
  sumOf,
  sumsOf,
  sumsOfChoices,
} from './counting.ts'

/** All lists of so many values. */
const words = (values: readonly number[], length: number): number[][] =>
  length === 0
    ? [[]]
    : words(values, length - 1).flatMap((word) => values.map((value) => [...word, value]))

const isRising = (word: readonly number[]) =>
  word.every((value, index) => index === 0 || value > (word[index - 1] ?? 0))

const countSums = (lists: readonly number[][]) => {
  const sums = new Map<number, bigint>()
  for (const list of lists) sums.set(sumOf(list), (sums.get(sumOf(list)) ?? 0n) + 1n)
  return sums
}

test('combinations and arrangements equal their lists', () => {
  for (const count of range(1, 6)) {
    for (const size of range(0, count + 1)) {
      const lists = words(range(1, count), size)
      const different = lists.filter((list) => new Set(list).size === list.length)
      expect(combinations(count, size)).toBe(BigInt(lists.filter(isRising).length))
      expect(arrangements(count, size)).toBe(BigInt(different.length))
    }
  }
  expect(combinations(80, 20)).toBe(3535316142212174320n)
  expect(combinations(3, -1)).toBe(0n)
})

test('sums equal those of all lists', () => {
  const values = [0, 2, 3, 7]
  expect(sumsOf(values, 3)).toEqual(countSums(words(values, 3)))
  expect(sumsOfChoices(values, 3)).toEqual(countSums(words(values, 3).filter(isRising)))
})

test('the chance of hits equals that of all draws', () => {
  const draws = words(range(1, 7), 3).filter(isRising)
  for (const hits of range(0, 3)) {
    const fitting = draws.filter((draw) => draw.filter((number) => number <= 4).length === hits)
    const chance = rational(BigInt(fitting.length), BigInt(draws.length))
    expect(chanceOfHits(7, 3, 4, hits)).toEqual(chance)
  }
})

test('the chances to appear equal those of all draws', () => {
  for (const length of range(1, 5)) {
    const draws = words(range(1, 4), length)
    const share = (fits: (draw: readonly number[]) => boolean) =>
      rational(BigInt(draws.filter(fits).length), BigInt(draws.length))
    for (const given of range(0, 4)) {
      const values = range(1, given)
      const all = share((draw) => values.every((value) => draw.includes(value)))
      const none = share((draw) => !values.some((value) => draw.includes(value)))
      expect(chanceAllAppear(4, length, given)).toEqual(all)
      expect(chanceNoneAppears(4, length, given)).toEqual(none)
    }
  }
})
