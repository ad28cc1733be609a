import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acceptedPattern } from './accepted-pattern.ts'

const taken = [
  '^[A-Za-z][A-Za-z0-9]*$',
  String.raw`^[^\s@]+@[^\s@]+\.[^\s@]+$`,
  '^(?:a|bc){2,3}d?$',
  '(a+)+b',
  '(a|a)*',
  '(a?){3}b{2}',
  String.raw`\d{2,}|x{0,2}`,
  String.raw`[\]\-a]+`,
  String.raw`\p{Lu}\u{61}*\x62?`,
  '.+',
  'a|',
  '(|a)b',
  '(a*)*',
  'a+?b*?',
  String.raw`a\$`,
  String.raw`a\\$`,
  '[$^]+',
  '中{1,2}',
  '👍+',
]

test.each(taken)('%j takes what the expression takes from end to end', (source) => {
  const own = acceptedPattern(source)
  const inner = source.replace(/^\^/, '').replace(/(?<!\\)((?:\\\\)*)\$$/, '$1')
  const reference = new RegExp(`^(?:${inner})$`, 'u')
  const pieces = fc.constantFrom(...Array.from('abcdxABZ019@. -]\\$^é中👍\n'))
  const texts = fc.oneof(fc.string({ unit: pieces, maxLength: 10 }), fc.stringMatching(reference))
  fc.assert(
    fc.property(texts, (text) => {
      expect(own?.(text)).toBe(reference.test(text))
    }),
    { numRuns: 200 },
  )
})

const refused = [
  '(?=.*[A-Z]).+', // looks ahead
  '(?<!a)b',
  '(?<name>a)',
  String.raw`(a)\1`,
  String.raw`\bword\b`,
  'a^b',
  'a$b',
  '(',
  '[',
  'a{2,1}',
  '*a',
  String.raw`\-`,
  '((((a{9}){9}){9}){9})',
  '('.repeat(30) + 'a' + ')'.repeat(30),
  'a'.repeat(501),
]

test.each(refused)('%j is not read', (source) => {
  expect(acceptedPattern(source)).toBeUndefined()
})

test.each([
  '(a+)+$',
  '(a|aa)+$',
  '(a*)*b',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '(.*)*!',
  'a{0,99}a{0,99}b',
])('%j takes no time beyond the length of the text', (source) => {
  const judge = acceptedPattern(source)
  expect(judge?.('a'.repeat(20_000) + '\n')).toBe(false)
})

test('no source makes it throw', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...Array.from('ab[](){}|*+?^$\\.,-0129pu:=!<>')) }),
      fc.string(),
      (source, text) => {
        acceptedPattern(source)?.(text)
      },
    ),
    { numRuns: 2000 },
  )
})
