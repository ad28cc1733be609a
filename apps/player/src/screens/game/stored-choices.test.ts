import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readChoices, writeChoices } from './stored-choices.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('sound and bet are remembered by account and game', () => {
  expect(readChoices('anna', 'orchard')).toEqual({})
  writeChoices('anna', 'orchard', { credit: '5.0000' })
  writeChoices('anna', 'orchard', { isMuted: true })
  expect(readChoices('anna', 'orchard')).toEqual({ isMuted: true, credit: '5.0000' })
  writeChoices('anna', 'orchard', { isMuted: false })
  expect(readChoices('anna', 'orchard')).toEqual({ isMuted: false, credit: '5.0000' })
  expect(readChoices('anna', 'pearl')).toEqual({})
  expect(readChoices('bela', 'orchard')).toEqual({})
})

test.each(['', '{', 'null', '[]', '{"isMuted":1,"credit":2}'])(
  'a storage with %j is ignored',
  (text) => {
    stored.set('game anna orchard', text)
    expect(readChoices('anna', 'orchard')).toEqual({})
  },
)
