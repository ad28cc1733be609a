import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readChoices, writeChoices } from './stored-choices.ts'

const stored = new Map<string, string>()
const choices = { isMuted: true, credit: '5.0000' }

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('sound and bet are remembered by account and game', () => {
  expect(readChoices('anna', 'orchard')).toBeUndefined()
  writeChoices('anna', 'orchard', choices)
  expect(readChoices('anna', 'orchard')).toEqual(choices)
  expect(readChoices('anna', 'pearl')).toBeUndefined()
  expect(readChoices('bela', 'orchard')).toBeUndefined()
})

test.each(['', '{', 'null', '{"isMuted":1,"credit":"1"}', '{"isMuted":true}'])(
  'a storage with %j is ignored',
  (text) => {
    stored.set('game anna orchard', text)
    expect(readChoices('anna', 'orchard')).toBeUndefined()
  },
)
