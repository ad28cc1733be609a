import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '@fairhouse/site/testing'

const number = '+84901234567'
const issuer = 'https://phones.example/project'
const audience = 'fairhouse-project'
type Keys = Awaited<ReturnType<typeof generateKeyPair>>
let ours: Keys
let forged: Keys

beforeAll(async () => {
  ours = await generateKeyPair('ES256')
  forged = await generateKeyPair('ES256')
})

/** A fake provider that serves its public keys. */
async function startProvider() {
  const jwk = { ...(await exportJWK(ours.publicKey)), kid: 'one', alg: 'ES256', use: 'sig' }
  let isUp = true
  const server = createServer((_request, response) => {
    response.writeHead(isUp ? 200 : 503, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ keys: [jwk] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const url = `http://127.0.0.1:${address.port}`
  return {
    config: { url, key: 'public-key', jwks: `${url}/jwks`, issuer, audience },
    goDown: () => {
      isUp = false
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

interface Token {
  nonce?: string
  phone?: string
  iss?: string
  aud?: string
  seconds?: number
  key?: Keys
  kid?: string
}

async function tokenOf(site: TestSite, token: Token): Promise<string> {
  const now = Math.floor(site.now().getTime() / 1000)
  const { nonce, phone = number, seconds = 300, key = ours, kid = 'one' } = token
  return new SignJWT({ phone_number: phone, ...(nonce && { nonce }) })
    .setProtectedHeader({ alg: 'ES256', kid })
    .setIssuer(token.iss ?? issuer)
    .setAudience(token.aud ?? audience)
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .sign(key.privateKey)
}

test('an ID token proves its number once; an invalid one proves nothing', async () => {
  await using provider = await startProvider()
  await using site = await createTestSite({ config: { phoneProvider: provider.config } })
  const { phoneTokens } = site.context.verification
  const nonceOf = async () =>
    (await site.visitor().must('POST /wps/verification/phone/nonce', {})).nonce
  const read = async (token: Token) => phoneTokens.takeNumber(await tokenOf(site, token))

  const nonce = await nonceOf()
  const token = await tokenOf(site, { nonce })
  const tries = await Promise.all(Array.from({ length: 10 }, () => phoneTokens.takeNumber(token)))
  expect(tries.filter((found) => found !== undefined)).toEqual([number])
  expect(await phoneTokens.takeNumber(token)).toBeUndefined()

  const fresh = await nonceOf()
  const wrong: Record<string, Token> = {
    'no nonce': {},
    'a nonce not ours': { nonce: 'x'.repeat(43) },
    'a nonce used before': { nonce },
    forged: { nonce: fresh, key: forged },
    'an unknown key': { nonce: fresh, key: forged, kid: 'two' },
    expired: { nonce: fresh, seconds: -1 },
    'for another audience': { nonce: fresh, aud: 'another-project' },
    'of another issuer': { nonce: fresh, iss: 'https://evil.example' },
    'no number': { nonce: fresh, phone: 'nobody' },
    'a number that cannot be': { nonce: fresh, phone: '+8490' },
  }
  for (const [name, one] of Object.entries(wrong)) expect(await read(one), name).toBeUndefined()

  const [head = '', body = ''] = (await tokenOf(site, { nonce: fresh })).split('.')
  const plain = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
  const tricks = [`${plain}.${body}.`, `${head}.${body}.`, `${head}.${body}`, '', 'a.b.c']
  for (const trick of tricks) expect(await phoneTokens.takeNumber(trick)).toBeUndefined()
  expect(await read({ nonce: fresh })).toBe(number)

  const late = await nonceOf()
  await site.advance(601)
  expect(await read({ nonce: late })).toBeUndefined()
  for (const secret of [number, fresh, token]) expect(site.logs.join('')).not.toContain(secret)
  expect(JSON.stringify(await site.sql('SELECT * FROM verification_nonce'))).not.toContain(late)
})

test('a provider that does not serve its keys is unavailable, and nothing is proved', async () => {
  await using provider = await startProvider()
  await using site = await createTestSite({ config: { phoneProvider: provider.config } })
  provider.goDown()
  const { nonce } = await site.visitor().must('POST /wps/verification/phone/nonce', {})
  const reading = site.context.verification.phoneTokens.takeNumber(await tokenOf(site, { nonce }))
  await expect(reading).rejects.toThrow('provider_unavailable')
})

test('pages know the provider and may call it; without one they do neither', async () => {
  await using provider = await startProvider()
  const phoneProvider = { ...provider.config, url: 'https://phones.example/v1' }
  await using site = await createTestSite({ config: { phoneProvider } })
  const { accounts } = await site.visitor().must('GET /wps/system/status', {})
  expect(accounts.phoneProvider).toEqual({ url: 'https://phones.example/v1', key: 'public-key' })

  await using without = await createTestSite()
  const status = await without.visitor().must('GET /wps/system/status', {})
  expect(status.accounts.phoneProvider).toBeNull()
  const { answer } = await without.visitor().call('POST /wps/verification/phone/nonce', {})
  expect(answer).toMatchObject({ code: 'feature_off' })
  expect(await without.context.verification.phoneTokens.takeNumber('a.b.c')).toBeUndefined()
})
