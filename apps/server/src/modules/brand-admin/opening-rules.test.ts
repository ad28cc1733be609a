import { expect, test } from 'vitest'
import type { Piece } from '@fairhouse/protocol'
import { demoContent } from '#modules/content'
import { openingOf, type OpeningFacts } from './opening-rules.ts'
import { firstDocument } from './create.ts'

const pageOf = (id: string, words: Record<string, string>): Piece => ({
  kind: 'page',
  id,
  shown: true,
  words: Object.fromEntries(
    Object.entries(words).map(([code, content]) => [code, { title: id, text: '', content }]),
  ),
  startsAt: null,
  endsAt: null,
  group: 'home',
  image: '',
  link: '',
  type: 'B',
  audience: 'everybody',
  category: '',
  claimPeriod: 'once',
})

const given = { code: 'lotus', name: 'Lotus', languages: ['EN'], domains: [], market: 'strict' }
const first = firstDocument({ ...given, currency: 'VND', market: 'strict' }, 'VND')
const document = { ...first, licence: { text: 'No. 12', url: null } }
const own = '<p>Our own words.</p>'
const complete: OpeningFacts = {
  document,
  pieces: [
    pageOf('terms', { EN: '<p>You are at least 18 years old.</p>' }),
    pageOf('privacy', { EN: own }),
    pageOf('responsible', { EN: own }),
  ],
  cashier: { takesDeposits: true, paysOut: true },
  hasHelpLine: true,
}

const gapsOf = (change: Partial<OpeningFacts>) =>
  openingOf({ ...complete, ...change }).flatMap(({ item, gaps }) =>
    gaps.map(({ reason, name }) => [item, reason, name].filter((part) => part !== '').join(' ')),
  )
const withTerms = (content: string) => [
  pageOf('terms', { EN: content }),
  ...complete.pieces.slice(1),
]
const adults = { ...document, accounts: { ...document.accounts, minimumAge: 21 } }

test('a complete brand has no gaps', () => {
  expect(gapsOf({})).toEqual([])
})

test.each([
  ['no licence', { document: first }, ['licence no_licence']],
  ['no page', { pieces: complete.pieces.slice(0, 2) }, ['legal missing responsible']],
  ['no help line', { hasHelpLine: false }, ['helplines no_help_line']],
  [
    'no payments',
    { cashier: { takesDeposits: false, paysOut: false } },
    ['payments no_deposits', 'payments no_payouts'],
  ],
  ['another age', { document: adults }, ['age no_age terms']],
  ['no age', { pieces: withTerms('<p>For 218 reasons.</p>') }, ['age no_age terms']],
  ['an age of its own', { document: adults, pieces: withTerms('<p>{age}</p>') }, []],
  [
    'an age that is not its own',
    { document: adults, pieces: withTerms('<p>21 years, 18+</p>') },
    ['age other_age terms'],
  ],
])('%s is named', (_, change: Partial<OpeningFacts>, expected) => {
  expect(gapsOf(change)).toEqual(expected)
})

test('every piece has words in every language, which the site itself speaks', () => {
  const languages = ['EN', 'JA']
  expect(gapsOf({ document: { ...document, languages } })).toEqual([
    'translations no_pack',
    'translations untranslated terms',
    'translations untranslated privacy',
    'translations untranslated responsible',
  ])
})

test('the texts of the demonstration are found in every language, also in parts', () => {
  for (const { id, words } of demoContent(new Date(0)).pages) {
    for (const [code, { content }] of Object.entries(words)) {
      const renamed = content.replaceAll('Fairhouse', 'Lotus')
      const pieces = [...complete.pieces, { ...pageOf(`own-${id}`, { EN: renamed + own }) }]
      expect(gapsOf({ pieces }), `${id} ${code}`).toContain(`legal demonstration own-${id}`)
    }
  }
})
