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

test.each([
  ['dragn perl', [1]],
  ['ngoc perl', [1]],
  ['orchrad', [0]],
  ['lucky orchrad', [0]],
  ['orc wrs', []],
  // A word that other names have may still be a typo.
  ['dragn perl lucky', []],
  ['acle', [4]],
  ['perl', [1, 4]],
  ['zz perl', []],
])('%s is similar to the games at %j', (question, places) => {
  expect(
    new NameIndex([...names, ['Superluck Oracle', 'Perlas ng Suwerte']]).findSimilar(
      fold(question),
    ),
  ).toEqual(places)
})

test('finds the same games as a scan of all names, in order', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ă', 'C', ' ', 'đ'), maxLength: 8 })
  fc.assert(
    fc.property(fc.array(fc.tuple(word, word), { maxLength: 20 }), word, (all, question) => {
      const words = fold(question)
      fc.pre(words !== '')
      const isFound = (pair: string[]) =>
        words.split(' ').every((part) => pair.some((name) => fold(name).includes(part)))
      const begins = (pair: string[]) =>
        words.split(' ').every((part) => pair.some((name) => ` ${fold(name)}`.includes(` ${part}`)))
      const found = all.flatMap((pair, place) => (isFound(pair) ? [place] : []))
      const starting = all.flatMap((pair, place) => (begins(pair) ? [place] : []))
      const within = found.filter((place) => !starting.includes(place))
      const index = new NameIndex(all)
      for (const _ of ['looked for', 'kept']) {
        expect(index.find(words)).toMatchObject({ starting, within })
      }
    }),
    { numRuns: 500 },
  )
})

test('common words before the last one do not slow the search', () => {
  const many = new NameIndex(Array.from({ length: 1200 }, (_, place) => [`a b ${place} c`]))
  for (const _ of ['looked for', 'too many to keep']) {
    expect(many.find('a b 119').starting).toEqual([
      119, 1190, 1191, 1192, 1193, 1194, 1195, 1196, 1197, 1198, 1199,
    ])
  }
  // The maximum number of words of a search.
  expect(many.find('a'.repeat(32).split('').join(' ')).starting).toHaveLength(1200)
})
