import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxTypos, prefixDistance, similarWords } from './similar-words.ts'

const known = ['dragon', 'drum', 'pearl', 'lucky', 'orchard', 'ngoc', 'rong', 'fortune']

test.each([
  ['dragn', ['dragon']],
  ['perl', ['pearl']],
  ['paerl', ['pearl']],
  ['luckyy', ['lucky']],
  ['orhcadr', ['orchard']],
  ['forr', ['fortune']],
  ['fotrunne', ['fortune']],
  ['drm', []],
  ['tiger', []],
])('%s is similar to %j', (typed, words) => {
  expect(similarWords(typed, known, 2)).toEqual(words)
})

test('fewer typos can be asked for', () => {
  expect(similarWords('orcahrdd', known, 1)).toEqual([])
  expect(similarWords('orcahrdd', known, 2)).toEqual(['orchard'])
})

/** Levenshtein distance with swaps, by its definition. */
function distance(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length
  const cost = one.at(-1) === other.at(-1) ? 0 : 1
  const [shortOne, shortOther] = [one.slice(0, -1), other.slice(0, -1)]
  const isSwapped =
    one.length > 1 && other.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1)
  return Math.min(
    distance(shortOne, other) + 1,
    distance(one, shortOther) + 1,
    distance(shortOne, shortOther) + cost,
    isSwapped ? distance(one.slice(0, -2), other.slice(0, -2)) + 1 : Infinity,
  )
}

test('the distance is that to the closest prefix', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 })
  fc.assert(
    fc.property(word, word, fc.integer({ min: 1, max: 2 }), (typed, other, max) => {
      const prefixes = Array.from({ length: other.length + 1 }, (_, end) => other.slice(0, end))
      const exact = Math.min(...prefixes.map((prefix) => distance(typed, prefix)))
      const found = prefixDistance(typed, other, max)
      expect(exact <= max ? found : found > max).toBe(exact <= max ? exact : true)
    }),
  )
})

test('short words allow no typo, long words two', () => {
  expect(['abc', 'abcd', 'abcdef', 'abcdefg'].map(maxTypos)).toEqual([0, 1, 1, 2])
})
