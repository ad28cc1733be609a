import { beforeEach, expect, test, vi } from 'vitest'
import { chooseTheme, offerTheme, setTheme, shownTheme, watchTheme } from './theme.ts'

const stored = new Map<string, string>()
const bars = new Map<string, string>()
const page = {
  documentElement: { dataset: {} as Record<string, string> },
  cookie: '',
  querySelector: () => ({ setAttribute: bars.set.bind(bars) }),
}

beforeEach(() => {
  stored.clear()
  page.documentElement.dataset = {}
  page.cookie = ''
  vi.stubGlobal('document', page)
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: (name: string) => name }))
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

test("prefers the visitor's choice, then the brand's theme, then dark", () => {
  expect(chooseTheme('light', 'dark')).toBe('light')
  expect(chooseTheme(null, 'light')).toBe('light')
  expect(chooseTheme('pink', undefined)).toBe('dark')
})

test('a choice is stored, copied to a cookie and reported', () => {
  const watcher = vi.fn<() => void>()
  watchTheme(watcher)
  setTheme('light')
  expect([stored.get('theme'), shownTheme()]).toEqual(['light', 'light'])
  expect(page.cookie).toMatch(/^theme=light; path=\/; .*samesite=lax; secure$/)
  expect(watcher).toHaveBeenCalledOnce()
  expect(bars.get('content')).toBe('--colour-page')
})

test('the brand does not override a choice, and its theme is not stored as one', () => {
  offerTheme('light')
  expect([shownTheme(), stored.has('theme')]).toEqual(['light', false])
  setTheme('dark')
  offerTheme('light')
  expect(shownTheme()).toBe('dark')
})
