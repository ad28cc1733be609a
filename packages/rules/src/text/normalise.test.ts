import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lengthOf, normalise } from './normalise.ts'

const types = ['text', 'password', 'tel', 'email', 'date'] as const
const points = fc.array(fc.integer({ min: 0, max: 0x10_ff_ff }), { maxLength: 200 })
const wild = fc.oneof(
  points.map((list) => String.fromCodePoint(...list)),
  fc.string(),
  fc.string({
    unit: fc.constantFrom(
      ...Array.from('a１Ａ ー\u3000\u0301\u0323\u0344\u0387\u2000-().\uFEFF\u00A0'),
    ),
  }),
)

test.each(types)('%s normalised twice is as normalised once', (type) => {
  fc.assert(
    fc.property(wild, (text) => {
      const once = normalise(type, text)
      expect(normalise(type, once)).toBe(once)
    }),
    { numRuns: 1000 },
  )
})

test('a password is what was typed', () => {
  fc.assert(fc.property(wild, (text) => normalise('password', text) === text))
})

test.each([
  ['text', '  Jose\u0301 \n', 'José'],
  ['text', 'ａｂｃ', 'ａｂｃ'],
  ['text', '\u3000山田\u3000太郎\u3000', '山田\u3000太郎'],
  ['text', 'a  b', 'a  b'],
  ['tel', ' ０９０-１２３４ (５６７８) ', '09012345678'],
  ['tel', '090.123.4567', '0901234567'],
  ['tel', '＋84 90', '+8490'],
  ['email', ' Ａ＠ｂ．co ', 'A@b.co'],
  ['date', '２０００−０１', '2000−01'],
  ['date', '２０００－０１－０１', '2000-01-01'],
] as const)('%s %j is kept as %j', (type, typed, kept) => {
  expect(normalise(type, typed)).toBe(kept)
})

test('marks piled on a letter cost no time', () => {
  const pile = 'a' + '\u0301\u0323'.repeat(50_000)
  for (const type of types) normalise(type, pile)
})

test.each([
  ['', 0],
  ['abc', 3],
  ['👍', 1],
  ['𠮷', 1],
  ['ที่', 3],
  ['👨‍👩‍👧', 5],
] as const)('%j has the length %i', (text, length) => {
  expect(lengthOf(text)).toBe(length)
})
