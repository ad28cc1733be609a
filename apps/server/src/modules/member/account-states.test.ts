import { expect, test } from 'vitest'
import { accountStateOf, accountStates } from './account-states.ts'

test('[ACC-05] the most restrictive state counts', () => {
  const calm = { identityDue: false, isDormant: false, termsDue: false }
  const open = { ...calm, state: 'open' } as const
  expect(accountStateOf(open, undefined)).toBe('open')
  expect(accountStateOf({ ...open, termsDue: true }, undefined)).toBe('termsDue')
  expect(accountStateOf({ ...open, termsDue: true }, 'timeOut')).toBe('timedOut')
  expect(accountStateOf(open, 'selfExclusion')).toBe('excluded')
  expect(accountStateOf(open, 'house')).toBe('excluded')
  expect(accountStateOf({ ...open, identityDue: true, termsDue: true }, undefined)).toBe(
    'unverified',
  )
  expect(accountStateOf({ ...open, identityDue: true }, 'timeOut')).toBe('timedOut')
  expect(accountStateOf({ ...open, isDormant: true, identityDue: true }, 'house')).toBe('dormant')
  expect(accountStateOf({ ...open, state: 'frozen' }, 'house')).toBe('frozen')
  expect(accountStateOf({ ...calm, state: 'closed', termsDue: true }, undefined)).toBe('closed')
})

test('[RG-05] [RG-06] an excluded member can withdraw but not play', () => {
  for (const state of ['timedOut', 'excluded'] as const) {
    const { login, withdraw, ...rest } = accountStates[state]
    expect([login, withdraw]).toEqual([null, null])
    expect(new Set(Object.values(rest))).toEqual(new Set(['excluded']))
  }
})
