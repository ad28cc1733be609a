import { sealBody } from '@fairhouse/protocol/seal'
import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from 'vitest'
import {
  call,
  callEncrypted,
  CallFailed,
  CallRefused,
  rememberStatus,
  setServerLanguage,
} from './index.ts'
import { queryOf } from './call.ts'
import type { EncryptedRoute, PlainRoute } from './types.ts'

vi.mock('@fairhouse/protocol/seal', () => ({
  sealBody: vi.fn(async () => 'sealed'),
  sealedType: 'application/jose',
}))

const fetched = vi.fn<typeof fetch>()
const stored = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => stored.get(key) ?? null })
})

afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
  stored.clear()
})

function answer(body: unknown, status = 200) {
  fetched.mockResolvedValueOnce(Response.json(body, { status }))
}

const status = {
  status: 0,
  maintenance: false,
  regionRestriction: false,
  regionRules: '',
  settings: '',
  contentVersion: 1,
  location: { ip: '192.0.2.1', country: null },
  brand: {
    merchantCode: 'fairhouse',
    name: 'Fairhouse',
    theme: 'dark',
    language: 'EN',
    languages: ['EN'],
    currency: 'VND',
    timeZone: 'Asia/Ho_Chi_Minh',
    moneyStyle: 'standard',
    demonstration: true,
  },
  version: '1',
  time: '2030-01-01T00:00:00.000Z',
} as const

test('a call returns the value of the envelope', async () => {
  const value = { ...status, transportKeys: { keys: [] } }
  answer({ success: true, value, message: '' })
  await expect(call('GET /wps/system/status')).resolves.toEqual(value)
  expect(fetched.mock.calls[0]?.[0]).toBe('/wps/system/status')
})

test('language, token and brand are sent if set', async () => {
  setServerLanguage('VI')
  stored.set('token', 'half').set('merchantCode', 'other')
  answer({ success: true, value: {}, message: '' })
  await call('DELETE /wps/session/logout')
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    method: 'DELETE',
    headers: { Language: 'VI', Authorization: 'Bearer half', Merchant: 'other' },
  })
})

test('a refusal is thrown with its code, message and field errors', async () => {
  const errors = { username: 'This field is required.' }
  answer({ success: false, value: null, message: 'No', code: 'bad_request', errors }, 400)
  const refused = await call('GET /wps/member/info').catch((problem: unknown) => problem)
  expect(refused).toBeInstanceOf(CallRefused)
  expect(refused).toMatchObject({ code: 'bad_request', message: 'No', errors })
})

test('no network, no JSON and no envelope are failures, not refusals', async () => {
  fetched.mockRejectedValueOnce(new TypeError('fetch failed'))
  await expect(call('GET /wps/member/info')).rejects.toBeInstanceOf(CallFailed)
  fetched.mockResolvedValueOnce(new Response('<html>', { status: 502 }))
  await expect(call('GET /wps/member/info')).rejects.toBeInstanceOf(CallFailed)
  answer({ hello: 1 })
  await expect(call('GET /wps/member/info')).rejects.toBeInstanceOf(CallFailed)
})

test('an encrypted call seals its body with the key and the time of the server', async () => {
  const key = {
    kty: 'EC',
    crv: 'P-256',
    x: '',
    y: '',
    kid: 'k1',
    alg: 'ECDH-ES',
    use: 'enc',
  } as const
  const brand = { ...status.brand, languages: ['EN'] }
  rememberStatus({
    ...status,
    brand,
    transportKeys: { keys: [key] },
    whitelabel: { modId: 'WHITELABEL3', enabled: '1', childrenNodes: [] },
    registerRules: {},
    accounts: {
      minimumAge: 18,
      termsVersion: '1',
      bonus: null,
      loginRequired: false,
      agentSite: false,
      social: [],
      phoneProvider: null,
    },
    resources: [],
    customerService: { version: { pathList: [] } },
    analytics: { gtagId: null },
    licence: null,
    stops: [],
    imageCDNs: [],
    launchGameCDNs: [],
  })
  answer({ success: true, value: { token: 't' }, message: '' })

  const input = { username: 'demo', password: 'secret' }
  await callEncrypted('POST /wps/session/login', input)
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    headers: { 'Content-Type': 'application/jose' },
    body: 'sealed',
  })
  const [payload, usedKey, issuedAt, id] = vi.mocked(sealBody).mock.calls[0] ?? []
  expect([payload, usedKey]).toEqual([input, key])
  expect(Math.abs((issuedAt ?? 0) - Date.parse(status.time) / 1000)).toBeLessThan(5)
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
})

test('the body kind decides which function accepts a route', () => {
  expectTypeOf<'POST /wps/session/login'>().toExtend<EncryptedRoute>()
  expectTypeOf<'POST /wps/session/login'>().not.toExtend<PlainRoute>()
  expectTypeOf<'GET /wps/system/status'>().toExtend<PlainRoute>()
  expectTypeOf<'GET /wps/system/status'>().not.toExtend<EncryptedRoute>()
})

test('a query leaves out undefined fields', () => {
  expect(queryOf({})).toBe('')
  expect(queryOf({ a: 1, b: undefined, c: 'x y' })).toBe('?a=1&c=x+y')
})
