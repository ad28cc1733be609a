import { expect, test } from 'vitest'
import { changedOf, methodFacts, needsTwo, pick, providerFacts } from './facts.ts'
import { methodTerms } from './method-terms.ts'

const about = { currency: 'VND', byHand: true } as const
const place = { institution: 'First Bank', accountNumber: '1', accountName: 'Lotus' }
const method = {
  ...methodTerms(undefined, { least: '50000', most: '90000', feePercent: '0.5', ...place }, about),
  id: 'm',
  brandId: 'b',
  code: 'transfer',
  provider: 'bank',
  kind: 'bank',
  currency: 'VND',
  enabled: true,
} as const

test('what is shown of a method can be said again and changes nothing', () => {
  const facts = methodFacts(method)
  expect(facts).toMatchObject({ least: '50000.0000', feePercent: '0.5000', minutes: '30', qr: '' })
  const said = { ...method, ...methodTerms(method, facts, about) }
  expect(changedOf(facts, methodFacts(said))).toEqual([])
})

test('only what is other than before is named', () => {
  const before = methodFacts(method)
  const after = { ...before, most: '80000.0000', quick: ['60000.0000'] }
  expect(changedOf(before, after)).toEqual(['most', 'quick'])
  expect(pick(after, ['most'])).toEqual({ most: '80000.0000' })
  expect(changedOf(undefined, { name: '', most: '1.0000' })).toEqual(['most'])
})

test.each([
  ['method', ['quick', 'feePercent'], false],
  ['method', ['least'], true],
  ['method', ['most', 'feePercent'], true],
  ['method', ['mostADay'], true],
  ['method', ['most', 'accountNumber'], true],
  ['method', ['qr'], true],
  ['provider', ['paysOut'], false],
  ['provider', ['secret'], true],
  ['provider', ['url'], true],
] as const)('a %s whose %s change needs two: %s', (what, changed, isTwo) => {
  expect(needsTwo(what, changed)).toBe(isTwo)
})

test('of a secret no more than its end is shown', () => {
  const row = { brandId: 'b', code: 'acme', kind: 'webhook', paysOut: [], enabled: true } as const
  const provider = { ...row, paysOut: [], baseUrl: null, secret: Buffer.from('x') }
  expect(providerFacts(provider, '1234')).toMatchObject({ secret: '…1234', url: '' })
  expect(providerFacts(provider, null)).toMatchObject({ secret: '' })
})
