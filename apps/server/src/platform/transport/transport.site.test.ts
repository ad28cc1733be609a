import { randomUUID } from 'node:crypto'
import { CompactEncrypt, generateKeyPair, importJWK } from 'jose'
import { expect, test } from 'vitest'
import { sealBody } from '@fairhouse/protocol/seal'
import { createTestSite, type TestClient, type TestSite } from '@fairhouse/site/testing'

const login = { username: 'demo', password: 'Fairhouse-demo-1' }
const path = '/wps/session/login'

async function keyOf(client: TestClient) {
  const [key] = (await client.must('GET /wps/system/status', {})).transportKeys.keys
  if (!key) throw new Error('no key')
  return key
}

async function post(client: TestClient, body: string, contentType = 'application/jose') {
  const headers = { 'content-type': contentType }
  const response = await client.send(path, { method: 'POST', body, headers })
  const answer: { success: boolean; code?: string } = JSON.parse(await response.text())
  return answer.success ? 'accepted' : answer.code
}

function nowSeconds(site: TestSite) {
  return Math.floor(site.now().getTime() / 1000)
}

test('a sealed body is taken once, by whichever process', async () => {
  await using site = await createTestSite()
  const client = site.visitor()
  const sealed = await client.seal(login)
  expect(await post(client, sealed)).toBe('accepted')
  expect(await post(client, sealed)).toBe('replayed_request')
  expect(await post(client, sealed)).toBe('replayed_request')
})

test('twenty at once of the same sealed body: one is taken', async () => {
  await using site = await createTestSite()
  const client = site.visitor()
  const sealed = await client.seal(login)
  const others = Array.from({ length: 20 }, () => post(site.visitor(), sealed))
  const codes = await Promise.all(others)
  expect(codes.filter((code) => code === 'accepted')).toHaveLength(1)
  expect(codes.filter((code) => code === 'replayed_request')).toHaveLength(19)
})

// The clock goes on while a test runs; the exact bounds are tried in rules.test.ts.
test.each([
  [-301, 'stale_request'],
  [-285, 'accepted'],
  [315, 'stale_request'],
])('one issued %i seconds from now: %s', async (offset, code) => {
  await using site = await createTestSite()
  const client = site.visitor()
  const key = await keyOf(client)
  const sealed = await sealBody(login, key, nowSeconds(site) + offset, randomUUID())
  expect(await post(client, sealed)).toBe(code)
})

test('the key of before is good for an hour after the daily change, no longer', async () => {
  await using site = await createTestSite()
  const client = site.visitor()
  const first = await keyOf(client)
  await site.advance(24 * 3600)
  expect(await site.context.kit.transport.rotate()).toBe(true)
  await site.context.kit.bus.publish('transport.rotated', {})
  await expect.poll(async () => (await keyOf(client)).kid).not.toBe(first.kid)
  const withFirst = () => sealBody(login, first, nowSeconds(site), randomUUID())
  expect(await post(client, await withFirst())).toBe('accepted')
  await site.advance(3599)
  expect(await post(client, await withFirst())).toBe('accepted')
  await site.advance(3)
  expect(await post(client, await withFirst())).toBe('bad_encoding')
  expect(await post(client, await client.seal(login))).toBe('accepted')
})

test('another key, another algorithm, a changed byte, no id or no time: not opened', async () => {
  await using site = await createTestSite()
  const client = site.visitor()
  const key = await keyOf(client)
  const { publicKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' })
  const bytes = (payload: object) => new TextEncoder().encode(JSON.stringify(payload))
  const full = { ...login, iat: nowSeconds(site), jti: randomUUID() }
  const seal = async (payload: object, alg: string, enc: string, to = publicKey) =>
    new CompactEncrypt(bytes(payload)).setProtectedHeader({ alg, enc, kid: key.kid }).encrypt(to)
  const ours = await importJWK(key, 'ECDH-ES')
  if (ours instanceof Uint8Array) throw new Error('not a key pair')
  const good = await client.seal(login)
  const bad = [
    await seal(full, 'ECDH-ES', 'A256GCM'),
    await seal(full, 'ECDH-ES', 'A128GCM', ours),
    await seal(full, 'ECDH-ES+A256KW', 'A256GCM', ours),
    await seal({ ...login, iat: full.iat }, 'ECDH-ES', 'A256GCM', ours),
    await seal({ ...login, jti: full.jti }, 'ECDH-ES', 'A256GCM', ours),
    good.slice(0, -2) + (good.endsWith('AA') ? 'BB' : 'AA'),
  ]
  for (const sealed of bad) expect(await post(client, sealed)).toBe('bad_encoding')
})

test('production takes no plain body', async () => {
  await using site = await createTestSite({ seed: 'empty', config: { demo: false } })
  await site.context.brands.add({
    code: 'fairhouse',
    name: 'House',
    theme: 'dark',
    language: 'EN',
    languages: ['EN'],
    currency: 'VND',
    market: 'strict',
    country: 'ZZ',
    timeZone: 'UTC',
    demonstration: false,
    domains: ['127.0.0.1'],
    flags: [],
  })
  const plain = JSON.stringify(login)
  expect(await post(site.visitor(), plain, 'application/json')).toBe('encryption_required')
  const client = site.visitor()
  expect(await post(client, await client.seal(login))).toBe('wrong_credentials')
})

test('ids of sealed requests are kept only while they could be replayed', async () => {
  await using site = await createTestSite()
  const client = site.visitor()
  await post(client, await client.seal(login))
  const kept = () => site.sql('SELECT jti FROM platform_sealed_request')
  await site.context.kit.transport.sweep()
  expect(await kept()).toHaveLength(1)
  await site.advance(601)
  await site.context.kit.transport.sweep()
  expect(await kept()).toHaveLength(0)
})
