import { expect, test } from 'vitest'
import { everyCourse, type Course } from '#testing'
import { choose, pickWeighted, shuffle } from './draws.ts'
import type { Rng } from './rng.ts'

const tally = (courses: readonly Course<readonly number[]>[]) => {
  const counts = new Map<string, number>()
  for (const { result } of courses) {
    counts.set(result.join(), (counts.get(result.join()) ?? 0) + 1)
  }
  return counts
}
const upTo = (n: number) => Array.from({ length: n }, (_, place) => place)
const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))

test.each(upTo(9))('each order of %i comes out of exactly one course of the draws', (n) => {
  const orders = tally(everyCourse((rng) => shuffle(rng, upTo(n))))
  expect(orders.size).toBe(factorial(n))
  expect(new Set(orders.values())).toEqual(new Set([1]))
})

test('the count would see a shuffle that favours some orders', () => {
  const naive = (rng: Rng) => {
    const list = upTo(4)
    for (const place of upTo(4)) {
      const other = rng.below(4)
      ;[list[place], list[other]] = [list[other] ?? 0, list[place] ?? 0]
    }
    return list
  }
  expect(new Set(tally(everyCourse(naive)).values()).size).toBeGreaterThan(1)
})

test('some of a list: each choice in each order equally often, none twice', () => {
  const choices = tally(everyCourse((rng) => choose(rng, upTo(7), 3)))
  expect(choices.size).toBe(7 * 6 * 5)
  expect(new Set(choices.values())).toEqual(new Set([1]))
  expect([...choices.keys()].every((one) => new Set(one.split(',')).size === 3)).toBe(true)
})

test('more than there are cannot be drawn', () => {
  expect(() => choose({ below: () => 0 }, [1, 2], 3)).toThrow('cannot be drawn')
})

test('a list is not changed, and may hold lists or nothing', () => {
  const list = Object.freeze([[1], undefined, [2]])
  expect(everyCourse((rng) => shuffle(rng, list)).every(({ result }) => result.length === 3)).toBe(
    true,
  )
})

test('by weights: each place as often as its weight, and never one without', () => {
  const weights = [3, 0, 1, 5]
  const counts = tally(everyCourse((rng) => [pickWeighted(rng, weights)]))
  expect(Object.fromEntries(counts)).toEqual({ 0: 3, 2: 1, 3: 5 })
})
