import { expect, test } from 'vitest'
import { coldest, countBy, frequencies, hottest, longestGaps, trendRows } from './statistics.ts'

const range = { min: 0, max: 3 }
/** The last draw first. */
const values = [[1], [2], [1], [0]]

test('counts a number and the draws since it was drawn', () => {
  expect(frequencies(values, range)).toEqual([
    { number: 0, count: 1, missed: 3 },
    { number: 1, count: 2, missed: 0 },
    { number: 2, count: 1, missed: 1 },
    { number: 3, count: 0, missed: 4 },
  ])
})

test('several numbers of a draw count each', () => {
  expect(frequencies([[1, 1, 3], [3]], range).map(({ count }) => count)).toEqual([0, 2, 0, 2])
})

test('hot are the most drawn, cold the longest missed', () => {
  const list = frequencies(values, range)
  expect(hottest(list, 2).map(({ number }) => number)).toEqual([1, 2])
  expect(coldest(list, 2).map(({ number }) => number)).toEqual([3, 0])
  expect(coldest(list, 9).map(({ number }) => number)).toEqual([3, 0, 2])
  expect(hottest(list, 9).map(({ number }) => number)).toEqual([1, 2, 0])
})

test('a trend chart has the drawn number and the gaps of the others', () => {
  const rows = trendRows(values, range)
  const text = rows.map((row) => row.map(({ isDrawn, gap }) => (isDrawn ? 'x' : gap)).join(''))
  expect(text).toEqual(['3x14', '21x3', '1x22', 'x111'])
  expect(longestGaps(rows)).toEqual([3, 1, 2, 4])
})

test('heads and tails are counted', () => {
  const tails = [
    [12, 15],
    [10, 95],
  ]
  expect(countBy(tails, (tail) => Math.floor(tail / 10))).toEqual([0, 3, 0, 0, 0, 0, 0, 0, 0, 1])
  expect(countBy(tails, (tail) => tail % 10)).toEqual([1, 0, 1, 0, 0, 2, 0, 0, 0, 0])
})

test('no draws have no figures', () => {
  expect(frequencies([], { min: 0, max: 0 })).toEqual([{ number: 0, count: 0, missed: 0 }])
  expect(hottest(frequencies([], range), 5)).toEqual([])
  expect(coldest(frequencies([], range), 5)).toEqual([])
  expect(trendRows([], range)).toEqual([])
  expect(longestGaps([])).toEqual([])
  expect(countBy([], (value) => value)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
})
