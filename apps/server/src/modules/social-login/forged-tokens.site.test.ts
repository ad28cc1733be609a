import { expect, test } from 'vitest'
import { createTestSite, startIdentityProvider, type TestClient } from '@fairhouse/site/testing'
import { startFakeProvider, type FakeProvider } from './fake-provider.testing.ts'

const password = 'Fairhouse-demo-1'
const login = { provider: 'google', purpose: 'login' } as const
const configOf = ({ client, issuer }: FakeProvider) => ({
  social: { google: { ...client, issuer } },
})

async function outcomeOf(
  client: TestClient,
  forger: FakeProvider,
  brought: Partial<{ iss: string }> = {},
) {
  const { url } = await client.must('POST /wps/social/start', login)
  const passed = { ...forger.signIn(url), ...brought }
  const { answer } = await client.call('POST /wps/social/finish', passed)
  return answer.success ? answer.value.step : answer.code
}

test('an ID token with any invalid claim is refused', async () => {
  await using forger = await startFakeProvider()
  await using site = await createTestSite({ config: configOf(forger) })
  const seconds = Math.floor(site.now().getTime() / 1000)
  const forged = {
    'signed by a stranger': { byStranger: true },
    'for another audience': { claims: { aud: 'somebody-else' } },
    'for others too, and not for us': { claims: { aud: ['fairhouse', 'other'], azp: 'other' } },
    'of another issuer': { claims: { iss: 'https://accounts.google.com' } },
    'with another nonce': { claims: { nonce: 'x'.repeat(43) } },
    'without a nonce': { claims: { nonce: undefined } },
    'gone by': { claims: { iat: seconds - 900, exp: seconds - 600 } },
    'without an end': { claims: { exp: undefined } },
    'without a subject': { claims: { sub: undefined } },
    'with a number for a subject': { claims: { sub: 7 } },
    'not there': { answer: { status: 200, body: '{"access_token":"t","token_type":"Bearer"}' } },
    'refused by the provider': { answer: { status: 400, body: '{"error":"invalid_grant"}' } },
    'no JSON at all': { answer: { status: 200, body: '<html>anna</html>' } },
  }
  for (const [what, next] of Object.entries(forged)) {
    forger.next = next
    expect(await outcomeOf(site.visitor(), forger), what).toBe('social_failed')
  }
  forger.next = {}
  const elsewhere = { iss: 'https://other.example' }
  expect(await outcomeOf(site.visitor(), forger, elsewhere)).toBe('social_failed')
  expect(await outcomeOf(site.visitor(), forger)).toBe('choose')
  expect(site.logs.join('\n')).not.toMatch(/a-code|eyJ/)
})

test('unsigned tokens are refused, whatever their header says', async () => {
  await using forger = await startFakeProvider()
  await using site = await createTestSite({ config: configOf(forger) })
  const client = site.visitor()
  const { url } = await client.must('POST /wps/social/start', login)
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const seconds = Math.floor(site.now().getTime() / 1000)
  const nonce = new URL(url).searchParams.get('nonce')
  const times = { iat: seconds, exp: seconds + 300 }
  const claims = { iss: forger.issuer, aud: 'fairhouse', sub: 'anna', nonce, ...times }
  const id_token = `${part({ alg: 'none' })}.${part(claims)}.`
  const body = JSON.stringify({ access_token: 't', token_type: 'Bearer', id_token })
  forger.next = { answer: { status: 200, body } }
  const { answer } = await client.call('POST /wps/social/finish', forger.signIn(url))
  expect(answer).toMatchObject({ success: false, code: 'social_failed' })
})

test('a provider that is down or redirects does not affect the other', async () => {
  await using forger = await startFakeProvider()
  await using site = await createTestSite({ config: configOf(forger) })
  const client = site.visitor()
  for (const status of [500, 503, 429]) {
    forger.next = { answer: { status, body: '{}' } }
    expect(await outcomeOf(client, forger), String(status)).toBe('provider_unavailable')
  }
  const location = `${site.opsAddress}/metrics`
  forger.next = { answer: { status: 302, body: '', location } }
  expect(await outcomeOf(client, forger)).toBe('social_failed')
  forger.next = { answer: { status: 200, body: `"${'x'.repeat(600_000)}"` } }
  expect(await outcomeOf(client, forger)).toBe('provider_unavailable')
  await forger[Symbol.asyncDispose]()
  const { answer } = await client.call('POST /wps/social/finish', {
    ...forger.signIn((await client.must('POST /wps/social/start', login)).url),
  })
  expect(answer).toMatchObject({ success: false, code: 'provider_unavailable' })
  await site.signedIn('demo')
})

test('an unreachable provider does not block the start and is refused on use', async () => {
  const client = { clientId: 'fairhouse', clientSecret: 'secret' }
  const social = { google: { ...client, issuer: 'http://127.0.0.1:9' } }
  await using site = await createTestSite({ config: { social } })
  const { status, answer } = await site.visitor().call('POST /wps/social/start', login)
  expect([status, answer]).toMatchObject([503, { success: false, code: 'provider_unavailable' }])
})

test('the discovery document cannot lead to another host', async () => {
  await using forger = await startFakeProvider()
  await using inside = await startFakeProvider()
  forger.metadata.token_endpoint = `${inside.issuer}/token`
  await using site = await createTestSite({ config: configOf(forger) })
  expect(await outcomeOf(site.visitor(), forger)).toBe('provider_unavailable')
  expect(inside.requests).toEqual([])
  expect(site.logs.join('')).toContain('is not a host of this provider')
})

test('the same subject at another issuer does not take over the account', async () => {
  await using forger = await startFakeProvider()
  await using provider = await startIdentityProvider()
  const { facebook } = provider.social
  const social = { ...configOf(forger).social, ...(facebook && { facebook }) }
  await using site = await createTestSite({ config: { social } })
  forger.next = { claims: { name: 'Anna', email: 'anna@example.com', email_verified: true } }
  const client = site.visitor()
  const { url } = await client.must('POST /wps/social/start', login)
  const choice = await client.must('POST /wps/social/finish', forger.signIn(url))
  if (choice.step !== 'choose') throw new Error(choice.step)
  await client.must('POST /wps/social/link', { ticket: choice.ticket, username: 'demo', password })
  expect(await outcomeOf(site.visitor(), forger)).toBe('done')

  const other = site.visitor()
  const start = { provider: 'facebook', purpose: 'login' } as const
  const there = await other.must('POST /wps/social/start', start)
  const { searchParams } = await provider.signIn(there.url, 'anna')
  const [code, state] = [searchParams.get('code') ?? '', searchParams.get('state') ?? '']
  const answer = await other.must('POST /wps/social/finish', { code, state, iss: provider.issuer })
  expect(answer).toMatchObject({ step: 'choose', provider: 'facebook', name: 'Anna' })
})
