import { expect, test } from 'vitest'
import { sections, listSections, type Facts } from './facts.ts'

const facts: Facts = {
  hasPassword: true,
  hasPaymentPassword: false,
  payoutAccounts: 0,
  identity: {
    isAsked: true,
    state: 'none',
    kind: null,
    sentAt: null,
    fault: null,
    note: null,
    isDormant: false,
    usualReviewSeconds: null,
  },
  mobile: null,
  mobileConfirmed: false,
  email: null,
  emailConfirmed: false,
  realName: null,
  totp: true,
  recoveryCodesLeft: 10,
  social: [],
  terms: { accepted: '1', present: '1', due: false },
  ways: [],
}

test('an account with everything has all sections', () => {
  expect(listSections({ facts, providers: ['google'], isAgent: false })).toEqual([...sections])
})

test('sections that do not apply are hidden', () => {
  const without = { ...facts, totp: false }
  const shown = listSections({ facts: without, providers: [], isAgent: true })
  for (const name of ['recovery', 'social', 'close'] as const) expect(shown).not.toContain(name)
  expect(shown).toContain('totp')
})

test('an account that is linked is shown even where the brand has stopped offering it', () => {
  const linked = { ...facts, social: ['google'] }
  expect(listSections({ facts: linked, providers: [], isAgent: false })).toContain('social')
})
