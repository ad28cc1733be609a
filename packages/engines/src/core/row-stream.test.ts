import { expect, test } from 'vitest'
import { rowStream } from './row-stream.ts'

const drawn = (word: string, row: number, count: number) => {
  const rng = rowStream(word, row)
  return Array.from({ length: count }, () => rng.below(1000))
}

test('the numbers of a row never change', () => {
  expect(drawn('tiny spin', 0, 8)).toEqual([290, 928, 674, 575, 193, 411, 837, 928])
  expect(drawn('tiny spin', 131_071, 4)).toEqual([21, 592, 220, 294])
})

test('rows and words have their own numbers, evenly distributed', () => {
  const firsts = Array.from({ length: 20_000 }, (_, row) => rowStream('word', row).below(10))
  for (let value = 0; value < 10; value += 1) {
    const count = firsts.filter((one) => one === value).length
    expect(Math.abs(count - 2000)).toBeLessThan(200)
  }
  expect(drawn('word', 1, 6)).not.toEqual(drawn('word', 2, 6))
  expect(drawn('word', 1, 6)).not.toEqual(drawn('other', 1, 6))
})
