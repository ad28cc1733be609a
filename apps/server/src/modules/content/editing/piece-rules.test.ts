import { expect, test } from 'vitest'
import type { Piece } from '@fairhouse/protocol'
import { auditChange, cleanPiece, faultsOf, linkageOf } from './piece-rules.ts'

const words = (title: string, content = '', text = '') => ({ title, content, text })
const banner: Piece = {
  kind: 'banner',
  id: 'one',
  shown: true,
  words: { EN: words('Hello') },
  startsAt: null,
  endsAt: null,
  group: 'home',
  image: 'crown',
  link: '',
  type: 'B',
  audience: 'everybody',
  category: '',
  claimPeriod: 'once',
}
const page: Piece = { ...banner, kind: 'page', words: { EN: words('Terms', '<p>All of it</p>') } }

test.each<[string, Partial<Piece>, Record<string, string>]>([
  ['nothing', {}, {}],
  ['no words in the language of the brand', { words: { VI: words('Xin') } }, { EN: 'required' }],
  ['a language that is none', { words: { ...banner.words, XX: words('?') } }, { XX: 'invalid' }],
  ['no picture', { image: '' }, { image: 'required' }],
  ['a script as a picture', { image: 'javascript:alert(1)' }, { image: 'invalid' }],
  ['a script as a link', { link: 'javascript:alert(1)' }, { link: 'invalid' }],
  ['another site by its path', { link: '//evil.example' }, { link: 'invalid' }],
  [
    'an end before the start',
    { startsAt: '2026-02-02T00:00:00.000Z', endsAt: '2026-02-01T00:00:00.000Z' },
    { endsAt: 'invalid' },
  ],
  [
    'an announcement without a time',
    { kind: 'announcement' },
    { EN: 'required', startsAt: 'required' },
  ],
  [
    'a promotion without a category',
    { kind: 'promotion', category: 'Big One' },
    { EN: 'required', category: 'invalid' },
  ],
  [
    'an article that belongs nowhere',
    { kind: 'helpArticle' },
    { EN: 'required', category: 'required' },
  ],
])('what is wrong: %s', (_, change, faults) => {
  expect(faultsOf({ ...banner, ...change }, 'EN')).toEqual(faults)
})

test('a half-written language is a fault; an empty one is left out', () => {
  const half = { ...page, words: { ...page.words, VI: words('Chỉ tiêu đề'), TH: words('', '') } }
  expect(faultsOf(half, 'EN')).toEqual({ VI: 'required' })
  expect(
    Object.keys(cleanPiece({ ...half, words: { ...page.words, TH: words('') } }).words),
  ).toEqual(['EN'])
})

test('a stored piece is sanitised and has only the fields of its kind', () => {
  const said = words(' Terms ', '<p onclick="x()">Hi<script>x()</script></p>', 'not of a page')
  expect(cleanPiece({ ...page, words: { EN: said } }).words.EN).toEqual(words('Terms', '<p>Hi</p>'))
})

test('link targets are validated', () => {
  expect(['', '/promotions', 'https://a.example/b', 'ftp://a', '/\\evil'].map(linkageOf)).toEqual([
    'none',
    'page',
    'web',
    undefined,
    undefined,
  ])
})

test('the audit log records only the languages that changed', () => {
  const before = { ...page, words: { EN: words('A', 'a'), VI: words('B', 'b') } }
  const after = { ...page, words: { EN: words('A', 'a'), VI: words('C', 'b') } }
  const change = auditChange(before, after)
  expect(change.before?.words).toEqual({ VI: words('B', 'b') })
  expect(change.after?.words).toEqual({ VI: words('C', 'b') })
})
