import { afterEach, expect, test, vi } from 'vitest'
import { invitationIn, keepInvitation, keptInvitation } from './invitation.lazy.ts'

const stored = new Map<string, string>()

afterEach(() => vi.unstubAllGlobals())

test('invitation codes are stored for the session; empty codes are ignored', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  keepInvitation('?affiliateCode=FAIRHOUSE&referralCode=')
  keepInvitation('?other=1')
  expect(keptInvitation()).toEqual({ affiliateCode: 'FAIRHOUSE' })
  expect(invitationIn('?referralCode=A%201')).toEqual({ referralCode: 'A 1' })
})
