import { expect, test } from 'vitest'
import {
  InvalidProvider,
  launchOrigin,
  requireGameCodes,
  requireValidTerms,
  trimSlashes,
  type ProviderTerms,
} from './provider-terms.ts'

const launchUrl = 'https://acme.example/play?ticket={ticket}'
const seamless: ProviderTerms = {
  name: 'Acme Games',
  wallet: 'seamless',
  launchUrl,
  baseUrl: null,
  categories: ['RNG'],
  isHot: false,
  hasTrial: true,
}
const transfer: ProviderTerms = {
  ...seamless,
  wallet: 'transfer',
  baseUrl: 'https://acme.example/wallet',
  hasTrial: false,
}

const fieldOf = (terms: ProviderTerms, code = 'ACME') => {
  try {
    requireValidTerms(code, terms)
    return undefined
  } catch (error) {
    return error instanceof InvalidProvider ? error.field : error
  }
}

test('a seamless provider and one with a transfer wallet are valid', () => {
  expect(fieldOf(seamless)).toBeUndefined()
  expect(fieldOf({ ...seamless, launchUrl: null, categories: [] })).toBeUndefined()
  expect(fieldOf(transfer)).toBeUndefined()
  expect(fieldOf({ ...transfer, baseUrl: 'http://10.0.5.3:4100/wallet' })).toBeUndefined()
  expect(fieldOf({ ...transfer, baseUrl: 'http://vendor:4100' })).toBeUndefined()
})

test.each([
  ['code', seamless, 'acme'],
  ['code', seamless, 'A'],
  ['name', { ...seamless, name: '  ' }],
  ['launchUrl', { ...seamless, launchUrl: 'https://acme.example/play' }],
  ['launchUrl', { ...seamless, launchUrl: 'https://{game}.acme.example/?t={ticket}' }],
  ['walletUrl', { ...seamless, baseUrl: 'https://acme.example' }],
  ['walletUrl', { ...transfer, baseUrl: null }],
  ['walletUrl', { ...transfer, baseUrl: 'http://acme.example/wallet' }],
  ['walletUrl', { ...transfer, baseUrl: 'ftp://acme.example/wallet' }],
  ['walletUrl', { ...transfer, baseUrl: 'https://acme.example/wallet?key=1' }],
  ['walletUrl', { ...transfer, baseUrl: 'https://me@acme.example/wallet' }],
  ['walletUrl', { ...transfer, baseUrl: 'acme' }],
  ['hasTrial', { ...transfer, hasTrial: true }],
  ['categories', { ...seamless, categories: ['DICE'] }],
] as const)('an invalid %s is named', (field, terms, code?: string) => {
  expect(fieldOf(terms, code)).toBe(field)
})

test('codes of games have no spaces', () => {
  expect(() => requireGameCodes(['coin', 'dice.2'])).not.toThrow()
  expect(() => requireGameCodes(['coin', 'two words'])).toThrow('two words cannot be the code')
})

test('the origin of a launch address holds for all placeholder values', () => {
  expect(launchOrigin(launchUrl)).toBe('https://acme.example')
  expect(launchOrigin('/play?ticket={ticket}')).toBeUndefined()
  expect(launchOrigin(null)).toBeUndefined()
})

test('slashes at the end are dropped', () => {
  expect(trimSlashes('https://acme.example/wallet//')).toBe('https://acme.example/wallet')
})
