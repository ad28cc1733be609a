import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeModal, readModal } from '#lib/modals'
import { requireAccount, requireRealAccount } from './require-account.lazy.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => stored.get(key) ?? null })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('location', { href: '/' })
})
afterEach(() => {
  stored.clear()
  closeModal()
  vi.unstubAllGlobals()
})

function signIn(type: number): void {
  stored.set('token', 'half').set('isAgent', String(type))
}

test('[AUTH-17] protected actions open the login dialog without a token', () => {
  for (const required of [requireAccount, requireRealAccount]) {
    expect(required()).toBe(false)
    expect(readModal()).toBe('login')
    closeModal()
  }
})

test('[AUTH-16] a trial sees the dialog for a real account, members and agents do not', () => {
  signIn(4)
  expect([requireAccount(), readModal()]).toEqual([true, undefined])
  expect([requireRealAccount(), readModal()]).toEqual([false, 'realAccount'])
  closeModal()
  expect([requireRealAccount('registerFirst'), readModal()]).toEqual([false, 'registerFirst'])
  closeModal()
  for (const type of [0, 1, 2, 41, 42]) {
    signIn(type)
    expect([requireRealAccount(), readModal()], String(type)).toEqual([true, undefined])
  }
})
