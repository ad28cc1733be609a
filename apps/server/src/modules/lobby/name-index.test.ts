import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { NameIndex } from './name-index.ts'

const names = [
  ['Lucky Orchard', 'Lucky Orchard'],
  ['Ngọc Rồng', 'Dragon Pearl'],
  ['幸运果园', 'Fruit Garden'],
  ['Orc Wars', 'Orc Wars'],
]

test.each([
  ['orc', [0, 3], []],
  ['orch', [0], []],
  ['or', [0, 3], []],
  ['r', [1], [0, 2, 3]],
  ['ragon', [], [1]],
  ['pearl drag', [1], []],
  ['ngoc pearl', [1], []],
  ['运果', [], [2]],
  ['幸运', [2], []],
  ['orchard lucky pearl', [], []],
  ['zz', [], []],
])('%s is found, beginnings of words first', (question, starting, within) => {
  expect(new NameIndex(names).find(fold(question))).toMatchObject({ starting, within })
})

test('it finds what reading all names would find', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ă', 'C', ' ', 'đ'), maxLength: 8 })
  fc.assert(
    fc.property(fc.array(fc.tuple(word, word), { maxLength: 20 }), word, (all, question) => {
      const words = fold(question)
      fc.pre(words !== '')
      const { starting, within } = new NameIndex(all).find(words)
      const isFound = (pair: string[]) =>
        words.split(' ').every((part) => pair.some((name) => fold(name).includes(part)))
      const found = all.flatMap((pair, place) => (isFound(pair) ? [place] : []))
      expect([...starting, ...within].toSorted((one, other) => one - other)).toEqual(found)
    }),
    { numRuns: 200 },
  )
})
