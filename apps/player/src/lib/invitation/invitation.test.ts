import { afterEach, expect, test, vi } from 'vitest'
import {
  diallingCodeIn,
  invitationIn,
  keepInvitation,
  storedDiallingCode,
  keptInvitation,
} from './invitation.lazy.ts'

const stored = new Map<string, string>()

afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
})

function stubSession(): void {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
}

test('invitation codes are stored for the session; empty codes are ignored', () => {
  stubSession()
  keepInvitation('?affiliateCode=FAIRHOUSE&referralCode=')
  keepInvitation('?other=1')
  expect(keptInvitation()).toEqual({ affiliateCode: 'FAIRHOUSE' })
  expect(invitationIn('?referralCode=A%201')).toEqual({ referralCode: 'A 1' })
})

test('the dialling code of a link is stored with or without its plus sign', () => {
  stubSession()
  keepInvitation('?countryDialingCode=')
  expect(storedDiallingCode()).toBeUndefined()
  keepInvitation('?countryDialingCode=+66')
  keepInvitation('?other=1')
  expect(storedDiallingCode()).toBe('66')
  expect(keptInvitation()).toEqual({})
  expect(diallingCodeIn('?countryDialingCode=%2B62')).toBe('62')
})
