import { beforeEach, expect, test, vi } from 'vitest'
import { chooseSide, restoreSide, shownSide, setSide } from './state.ts'

const stored = new Map<string, string>()
const page = { documentElement: { dataset: {} as Record<string, string> } }

beforeEach(() => {
  stored.clear()
  page.documentElement.dataset = {}
  vi.stubGlobal('document', page)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

test('the menu is wide until the visitor collapses it, and the choice is stored', () => {
  expect(shownSide()).toBe('wide')
  chooseSide('narrow')
  expect([shownSide(), stored.get('side')]).toEqual(['narrow', 'collapsed'])
})

test('a page that collapses the menu does not change the stored choice', () => {
  chooseSide('wide')
  setSide('narrow')
  expect(shownSide()).toBe('narrow')
  restoreSide()
  expect([shownSide(), stored.get('side')]).toEqual(['wide', 'open'])
})
