import { beforeEach, expect, test, vi } from 'vitest'
import { chooseSide, showChosenSide, shownSide, showSide } from './state.ts'

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

test('it is wide until somebody makes it narrow, and stays so', () => {
  expect(shownSide()).toBe('wide')
  chooseSide('narrow')
  expect([shownSide(), stored.get('side')]).toEqual(['narrow', 'collapsed'])
})

test('what a page asks for is not a choice', () => {
  chooseSide('wide')
  showSide('narrow')
  expect(shownSide()).toBe('narrow')
  showChosenSide()
  expect([shownSide(), stored.get('side')]).toEqual(['wide', 'open'])
})
