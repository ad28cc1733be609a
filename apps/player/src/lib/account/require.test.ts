import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openModal } from '#lib/modals'
import { requireAccount, requireRealAccount } from './require.ts'

vi.mock('#lib/modals', () => ({ openModal: vi.fn() }))

const stored = new Map<string, string>()
beforeEach(() => {
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => stored.get(key) ?? null })
})
afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
  vi.mocked(openModal).mockClear()
})

const opened = () => vi.mocked(openModal).mock.calls.map(([name]) => name)

function signIn(type: number): void {
  stored.set('token', 'half').set('isAgent', String(type))
}

test('without a token whatever is protected opens the login', () => {
  for (const required of [requireAccount, requireRealAccount]) {
    expect(required()).toBe(false)
  }
  expect(opened()).toEqual(['login', 'login'])
})

test('a trial is warned, members and agents are not', () => {
  signIn(4)
  expect([requireAccount(), requireRealAccount()]).toEqual([true, false])
  expect(opened()).toEqual(['realAccount'])
  for (const type of [0, 1, 2, 41, 42]) {
    signIn(type)
    expect(requireRealAccount(), String(type)).toBe(true)
  }
})
