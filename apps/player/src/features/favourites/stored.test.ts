import { beforeEach, expect, test, vi } from 'vitest'
import { readIds, storeIds } from './stored.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

test('favourites are stored by account', () => {
  storeIds('ann', [3, 1])
  expect([readIds('ann'), readIds('bob')]).toEqual([[3, 1], []])
})

test.each(['{', '{"a":1}', '["3",null,1.5]'])('%s counts as no favourites', (text) => {
  stored.set('favourites ann', text)
  expect(readIds('ann')).toEqual([])
})
