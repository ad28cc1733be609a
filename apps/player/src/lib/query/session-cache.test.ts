import { beforeEach, expect, test, vi } from 'vitest'
import type { Ask } from '@fairhouse/browser/query'
import { clearOlderCache, cacheInSession } from './session-cache.ts'

const ask = vi.fn<Ask>(async () => ({ answered: true }))
const askCached = cacheInSession(ask)
const inEnglish = { language: 'EN' }

function createStorage() {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    key: (place: number) => [...stored.keys()][place] ?? null,
    get length() {
      return stored.size
    },
  }
}

beforeEach(() => {
  ask.mockClear()
  vi.stubGlobal('sessionStorage', createStorage())
})

test.each(['GET /wps/content/notice', 'GET /wps/system/domainRoute'] as const)(
  '%s is called once per session and language',
  async (route) => {
    expect(await askCached(route, {}, inEnglish)).toEqual({ answered: true })
    expect(await askCached(route, {}, inEnglish)).toEqual({ answered: true })
    expect(ask).toHaveBeenCalledTimes(1)
    await askCached(route, {}, { language: 'VI' })
    await askCached(route, { platform: 'M' }, inEnglish)
    expect(ask).toHaveBeenCalledTimes(3)
  },
)

test('other routes are called each time', async () => {
  await askCached('GET /wps/content/promotions', {}, inEnglish)
  await askCached('GET /wps/content/promotions', {}, inEnglish)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('another content version clears the cache, the same one does not', async () => {
  sessionStorage.setItem('token', 'stays')
  clearOlderCache(1)
  await askCached('GET /wps/content/notice', {}, inEnglish)
  clearOlderCache(1)
  await askCached('GET /wps/content/notice', {}, inEnglish)
  expect(ask).toHaveBeenCalledTimes(1)
  clearOlderCache(2)
  await askCached('GET /wps/content/notice', {}, inEnglish)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(sessionStorage.getItem('token')).toBe('stays')
})

test('refusals are not cached, and a browser without storage calls each time', async () => {
  ask.mockRejectedValueOnce(new Error('refused'))
  await expect(askCached('GET /wps/content/notice', {}, inEnglish)).rejects.toThrow('refused')
  await askCached('GET /wps/content/notice', {}, inEnglish)
  expect(ask).toHaveBeenCalledTimes(2)
  vi.stubGlobal('sessionStorage', undefined)
  await askCached('GET /wps/content/notice', {}, inEnglish)
  expect(ask).toHaveBeenCalledTimes(3)
})
