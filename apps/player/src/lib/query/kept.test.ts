import { beforeEach, expect, test, vi } from 'vitest'
import type { Ask } from '@fairhouse/browser/query'
import { keepOnly, keptForSession } from './kept.ts'

const ask = vi.fn<Ask>(async () => ({ answered: true }))
const kept = keptForSession(ask)
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
  '%s is asked once in a session, for each language',
  async (route) => {
    expect(await kept(route, {}, inEnglish)).toEqual({ answered: true })
    expect(await kept(route, {}, inEnglish)).toEqual({ answered: true })
    expect(ask).toHaveBeenCalledTimes(1)
    await kept(route, {}, { language: 'VI' })
    await kept(route, { platform: 'M' }, inEnglish)
    expect(ask).toHaveBeenCalledTimes(3)
  },
)

test('everything else is asked each time', async () => {
  await kept('GET /wps/content/promotions', {}, inEnglish)
  await kept('GET /wps/content/promotions', {}, inEnglish)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('another version of the content is asked for again, the same one is not', async () => {
  sessionStorage.setItem('token', 'stays')
  keepOnly(1)
  await kept('GET /wps/content/notice', {}, inEnglish)
  keepOnly(1)
  await kept('GET /wps/content/notice', {}, inEnglish)
  expect(ask).toHaveBeenCalledTimes(1)
  keepOnly(2)
  await kept('GET /wps/content/notice', {}, inEnglish)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(sessionStorage.getItem('token')).toBe('stays')
})

test('a refusal is not kept, and a browser without storage asks each time', async () => {
  ask.mockRejectedValueOnce(new Error('refused'))
  await expect(kept('GET /wps/content/notice', {}, inEnglish)).rejects.toThrow('refused')
  await kept('GET /wps/content/notice', {}, inEnglish)
  expect(ask).toHaveBeenCalledTimes(2)
  vi.stubGlobal('sessionStorage', undefined)
  await kept('GET /wps/content/notice', {}, inEnglish)
  expect(ask).toHaveBeenCalledTimes(3)
})
