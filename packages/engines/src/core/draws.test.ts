import { expect, test } from 'vitest'
import { everyDrawPath, type DrawPath } from '#testing'
import { choose, pickWeighted, shuffle } from './draws.ts'
import type { Rng } from './rng.ts'

const tally = (paths: readonly DrawPath<readonly number[]>[]) => {
  const counts = new Map<string, number>()
  for (const { result } of paths) {
    counts.set(result.join(), (counts.get(result.join()) ?? 0) + 1)
  }
  return counts
}
const upTo = (n: number) => Array.from({ length: n }, (_, place) => place)
const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))

test.each(upTo(9))('each order of %i comes from exactly one draw path', (n) => {
  const orders = tally(everyDrawPath((rng) => shuffle(rng, upTo(n))))
  expect(orders.size).toBe(factorial(n))
  expect(new Set(orders.values())).toEqual(new Set([1]))
})

test('the count detects a shuffle that favours some orders', () => {
  const naive = (rng: Rng) => {
    const list = upTo(4)
    for (const place of upTo(4)) {
      const other = rng.below(4)
      ;[list[place], list[other]] = [list[other] ?? 0, list[place] ?? 0]
    }
    return list
  }
  expect(new Set(tally(everyDrawPath(naive)).values()).size).toBeGreaterThan(1)
})

test('every choice in every order is equally likely, and no item comes twice', () => {
  const choices = tally(everyDrawPath((rng) => choose(rng, upTo(7), 3)))
  expect(choices.size).toBe(7 * 6 * 5)
  expect(new Set(choices.values())).toEqual(new Set([1]))
  expect([...choices.keys()].every((one) => new Set(one.split(',')).size === 3)).toBe(true)
})

test('refuses to draw more items than there are', () => {
  expect(() => choose({ below: () => 0 }, [1, 2], 3)).toThrow('cannot be drawn')
})

test('leaves the list unchanged, and takes lists and undefined as items', () => {
  const list = Object.freeze([[1], undefined, [2]])
  expect(
    everyDrawPath((rng) => shuffle(rng, list)).every(({ result }) => result.length === 3),
  ).toBe(true)
})

test('picks each index as often as its weight, and never one of weight 0', () => {
  const weights = [3, 0, 1, 5]
  const counts = tally(everyDrawPath((rng) => [pickWeighted(rng, weights)]))
  expect(Object.fromEntries(counts)).toEqual({ 0: 3, 2: 1, 3: 5 })
})
