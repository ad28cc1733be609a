import { beforeEach, expect, test, vi } from 'vitest'
import type { Ask } from '@fairhouse/browser/query'
import { clearOlderCache, clearSessionCache, cacheInSession } from './session-cache.ts'

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

/** The answers that CALL-28 names. */
const cached = {
  settings: 'GET /wps/system/setting/register',
  validate: 'GET /wps/system/setting/register',
  routers: 'GET /wps/system/domainRoute',
  merchantWallet: 'GET /wps/relay/GCS_merchantWallet',
  notice: 'GET /wps/content/notice',
  vendor: 'GET /wps/game/vendors',
} as const

test.each(Object.entries(cached))(
  '[CALL-28] %s: %s is called once per session and language',
  async (_name, route) => {
    expect(await askCached(route, {}, inEnglish)).toEqual({ answered: true })
    // A reloaded page starts with the storage of its tab.
    expect(await cacheInSession(ask)(route, {}, inEnglish)).toEqual({ answered: true })
    expect(ask).toHaveBeenCalledTimes(1)
    await askCached(route, {}, { language: 'VI' })
    await askCached(route, { platform: 'M' }, inEnglish)
    expect(ask).toHaveBeenCalledTimes(3)
    vi.stubGlobal('sessionStorage', createStorage())
    await askCached(route, {}, inEnglish)
    expect(ask, 'another session').toHaveBeenCalledTimes(4)
  },
)

test('other routes are called each time', async () => {
  await askCached('GET /wps/content/promotions', {}, inEnglish)
  await askCached('GET /wps/content/promotions', {}, inEnglish)
  expect(ask).toHaveBeenCalledTimes(2)
})

test.each(['content', 'settings'] as const)(
  '[CALL-28] another version of the %s clears the cache, the same one does not',
  async (of) => {
    sessionStorage.setItem('token', 'stays')
    const start = (version: number) => {
      const [content, settings] = of === 'content' ? [version, 1] : [1, version]
      clearOlderCache('content', content)
      clearOlderCache('settings', settings)
    }
    start(1)
    await askCached('GET /wps/content/notice', {}, inEnglish)
    start(1)
    await askCached('GET /wps/content/notice', {}, inEnglish)
    expect(ask).toHaveBeenCalledTimes(1)
    start(2)
    await askCached('GET /wps/content/notice', {}, inEnglish)
    expect(ask).toHaveBeenCalledTimes(2)
    expect(sessionStorage.getItem('token')).toBe('stays')
  },
)

test('[CALL-28] another account finds nothing in the cache', async () => {
  clearOlderCache('content', 1)
  await askCached('GET /wps/relay/GCS_merchantWallet', {}, inEnglish)
  clearSessionCache()
  clearOlderCache('content', 1)
  await askCached('GET /wps/relay/GCS_merchantWallet', {}, inEnglish)
  expect(ask).toHaveBeenCalledTimes(2)
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
