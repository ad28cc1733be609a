import { expect, test } from 'vitest'
import { changedFields } from '#platform/changes'
import { toMethodTerms, needsSecondPerson, toProviderTerms } from './changes.ts'
import { buildMethodTerms } from './method-terms.ts'

const about = { currency: 'VND', byHand: true } as const
const place = { institution: 'First Bank', accountNumber: '1', accountName: 'Lotus' }
const method = {
  ...buildMethodTerms(
    undefined,
    { least: '50000', most: '90000', feePercent: '0.5', ...place },
    about,
  ),
  id: 'm',
  brandId: 'b',
  code: 'transfer',
  provider: 'bank',
  kind: 'bank',
  currency: 'VND',
  enabled: true,
} as const

test('saving a method as shown changes nothing', () => {
  const facts = toMethodTerms(method)
  expect(facts).toMatchObject({ least: '50000.0000', feePercent: '0.5000', minutes: '30', qr: '' })
  const said = { ...method, ...buildMethodTerms(method, facts, about) }
  expect(changedFields(facts, toMethodTerms(said))).toEqual([])
})

test.each([
  ['method', ['quick', 'name', 'minutes'], false],
  ['method', ['feePercent'], true],
  ['method', ['feeFixed'], true],
  ['method', ['least'], true],
  ['method', ['most', 'feePercent'], true],
  ['method', ['mostADay'], true],
  ['method', ['most', 'accountNumber'], true],
  ['method', ['qr'], true],
  ['provider', ['paysOut'], true],
  ['provider', ['secret'], true],
  ['provider', ['url'], true],
] as const)('a %s whose %s change needs two: %s', (what, changed, isTwo) => {
  expect(needsSecondPerson(what, changed)).toBe(isTwo)
})

test('only the end of a secret is shown', () => {
  const row = { brandId: 'b', code: 'acme', kind: 'webhook', paysOut: [], enabled: true } as const
  const provider = { ...row, paysOut: [], baseUrl: null, secret: Buffer.from('x') }
  expect(toProviderTerms(provider, '1234')).toMatchObject({ secret: '…1234', url: '' })
  expect(toProviderTerms(provider, null)).toMatchObject({ secret: '' })
})
