import { expect, test } from 'vitest'
import { formOf, needsApproval, termsOf, type Provider } from './view.ts'

const provider: Provider = {
  code: 'ACME',
  name: 'Acme Games',
  wallet: 'transfer',
  launchUrl: 'https://acme.example/?t={ticket}',
  walletUrl: 'https://acme.example/wallet',
  categories: ['RNG'],
  isHot: false,
  hasTrial: false,
  isInHouse: false,
  isOn: true,
  brands: ['lotus'],
  games: 3,
  keyEnds: 'abcd',
  oldKeyUntil: null,
  seen: 'one',
}

test('a form starts from its provider, or empty', () => {
  expect(formOf(provider)).toMatchObject({ code: 'ACME', wallet: 'transfer', brands: undefined })
  expect(termsOf(formOf(provider))).not.toHaveProperty('code')
  expect(formOf(undefined)).toMatchObject({ code: '', wallet: 'seamless', launchUrl: '' })
})

test('new providers and changed addresses need a second approval, names do not', () => {
  const form = formOf(provider)
  expect(needsApproval(provider, { ...form, name: 'Other', isHot: true })).toBe(false)
  expect(needsApproval(provider, { ...form, launchUrl: `${form.launchUrl} ` })).toBe(false)
  expect(needsApproval(provider, { ...form, launchUrl: 'https://other.example/{ticket}' })).toBe(
    true,
  )
  expect(needsApproval(provider, { ...form, walletUrl: 'https://other.example' })).toBe(true)
  expect(needsApproval(undefined, form)).toBe(true)
})
