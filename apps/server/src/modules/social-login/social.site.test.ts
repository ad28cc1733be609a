import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SocialProvider } from '@fairhouse/protocol'
import {
  broughtBy,
  createTestSite,
  refusalOf,
  startIdentityProvider,
  tokenOf,
  travelBy,
  type IdentityProvider,
  type TestClient,
} from '@fairhouse/site/testing'

const password = 'Fairhouse-demo-1'

let provider: IdentityProvider
beforeAll(async () => {
  provider = await startIdentityProvider()
})
afterAll(() => provider.close())

const openSite = () => createTestSite({ config: { social: provider.social } })

const { goThrough, arrive, ticketOf } = travelBy(() => provider)

async function stepUp(client: TestClient) {
  await client.must('POST /wps/session/stepUp', { way: 'password', code: password })
}

test('[AUTH-13] a provider identity links an account and signs in with it', async () => {
  await using site = await openSite()
  const status = await site.visitor().must('GET /wps/system/status', {})
  expect(status.accounts.social).toEqual(['google', 'facebook'])
  const client = site.visitor()
  const answer = await arrive(client, 'anna')
  expect(answer).toMatchObject({ step: 'choose', provider: 'google', name: 'Anna' })
  if (answer.step !== 'choose') return
  const { ticket } = answer
  const wrong = { ticket, username: 'demo', password: 'not it at all' }
  expect(await refusalOf(client.call('POST /wps/social/link', wrong))).toBe('wrong_credentials')
  const linked = await client.must('POST /wps/social/link', { ticket, username: 'demo', password })
  expect(linked).toMatchObject({ step: 'done', account: 'demo' })

  const other = site.visitor()
  const back = await arrive(other, 'anna')
  expect(back).toMatchObject({ step: 'done', account: 'demo' })
  if (back.step !== 'done') return
  other.token = back.token
  expect(await other.must('GET /wps/member/security', {})).toMatchObject({ social: ['google'] })
  // The link is permanent, and no other account of this provider replaces it.
  const second = await ticketOf(site.visitor(), 'ben')
  expect(second).toBeTruthy()
  const benClient = site.visitor()
  const ben = { ticket: await ticketOf(benClient, 'ben'), username: 'demo', password }
  expect(await refusalOf(benClient.call('POST /wps/social/link', ben))).toBe('social_taken')
  const spent = { ticket, username: 'agent', password }
  expect(await refusalOf(client.call('POST /wps/social/link', spent))).toBe('social_failed')
})

test('a signed-in member links one account per provider after a step-up', async () => {
  await using site = await openSite()
  const demo = await site.signedIn('demo')
  const start = (by: SocialProvider) =>
    demo.call('POST /wps/social/start', { provider: by, purpose: 'link' })
  expect(await refusalOf(start('facebook'))).toBe('step_up_required')
  await stepUp(demo)
  const { answer } = await start('facebook')
  if (!answer.success) throw new Error(answer.code)
  const brought = broughtBy(await provider.signIn(answer.value.url, 'carla'))
  const { id } = await demo.must('GET /wps/member/info', {})
  await site.context.member.setContact(id, { email: 'demo@example.com' })
  const linked = await demo.must('POST /wps/social/finish', brought)
  expect(linked).toEqual({ step: 'linked', provider: 'facebook' })
  const [letter] = await site.context.verification.outbox('demo@example.com')
  expect(letter?.text).toContain('you can now log in with your Facebook account')
  expect(await refusalOf(start('facebook'))).toBe('social_taken')
  // A provider sign-in does not replace the account's own second factor at a new address.
  const carla = await arrive(site.visitor(), 'carla', 'facebook')
  expect(carla).toMatchObject({ step: 'prove', ways: [{ way: 'email' }] })
  // A subject is unique only within its provider.
  expect(await arrive(site.visitor(), 'carla', 'google')).toMatchObject({ step: 'choose' })
  const visitor = site.visitor()
  const startLink = visitor.call('POST /wps/social/start', { provider: 'google', purpose: 'link' })
  expect(await refusalOf(startLink)).toBe('not_signed_in')
})

test('a link belongs to the session that requested it', async () => {
  await using site = await openSite()
  const demo = await site.signedIn('demo')
  await stepUp(demo)
  const { url } = await demo.must('POST /wps/social/start', { provider: 'google', purpose: 'link' })
  const brought = broughtBy(await provider.signIn(url, 'dora'))
  const { token } = demo
  demo.token = undefined
  expect(await refusalOf(demo.call('POST /wps/social/finish', brought))).toBe('social_failed')
  demo.token = token
  expect(await refusalOf(demo.call('POST /wps/social/finish', brought))).toBe('social_failed')
  expect(await demo.must('GET /wps/member/security', {})).toMatchObject({ social: [] })
})

test('an account that needs further proof is not linked by its password alone', async () => {
  await using site = await openSite()
  const client = site.visitor()
  const ticket = await ticketOf(client, 'eve')
  const answer = await client.must('POST /wps/social/link', { ticket, username: 'agent', password })
  expect(answer.step).toBe('prove')
  expect(await arrive(site.visitor(), 'eve')).toMatchObject({ step: 'choose' })
  expect(await refusalOf(client.call('POST /wps/social/link', { ticket }))).not.toBe('accepted')
})

test('a ticket alone links the signed-in account, after a step-up', async () => {
  await using site = await openSite()
  const client = site.visitor()
  const ticket = await ticketOf(client, 'fay')
  const ask = () => client.call('POST /wps/social/link', { ticket })
  expect(await refusalOf(ask())).toBe('not_signed_in')
  const login = { username: 'demo', password }
  client.token = tokenOf(await client.must('POST /wps/session/login', login))
  expect(await refusalOf(ask())).toBe('step_up_required')
  await stepUp(client)
  const { answer } = await ask()
  expect(answer).toMatchObject({ success: true, value: { step: 'linked', provider: 'google' } })
})

test('code, state and ticket work once, in one browser and brand, ten minutes', async () => {
  await using site = await openSite()
  const client = site.visitor()
  const finish = (who: TestClient, brought: Awaited<ReturnType<typeof goThrough>>) =>
    refusalOf(who.call('POST /wps/social/finish', brought))
  const brought = await goThrough(client, 'gil')
  const thief = site.visitor()
  expect(await finish(thief, brought)).toBe('social_failed')
  await goThrough(thief, 'mallory')
  expect(await finish(thief, brought)).toBe('social_failed')
  expect(await finish(client, { ...brought, state: 'x'.repeat(43) })).toBe('social_failed')
  await site.operator.addBrand('lotus', 'Lotus')
  const lotus = site.visitor({ merchant: 'lotus' })
  await expect.poll(async () => (await lotus.call('GET /wps/system/status', {})).status).toBe(200)
  lotus.cookie = client.cookie
  expect(await finish(lotus, brought)).toBe('social_failed')
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => finish(client, brought)))
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1)
  expect(await finish(client, brought)).toBe('social_failed')

  const late = await goThrough(client, 'gil')
  const ticket = await ticketOf(client, 'gil')
  const link = (who: TestClient) =>
    refusalOf(who.call('POST /wps/social/link', { ticket, username: 'demo', password }))
  expect(await link(thief)).toBe('social_failed')
  await site.advance(10 * 60)
  expect(await finish(client, late)).toBe('social_failed')
  expect(await link(client)).toBe('social_failed')
  await site.context.socialLogin.sweep()
  expect(await site.sql('SELECT FROM social_attempt')).toHaveLength(0)
  expect(await site.sql('SELECT FROM social_ticket')).toHaveLength(0)
})

test('password guesses count here as at any sign-in', async () => {
  await using site = await openSite()
  const client = site.visitor()
  const ticket = await ticketOf(client, 'hal')
  const guess = (typed: string) =>
    client.call('POST /wps/social/link', { ticket, username: 'demo', password: typed })
  for (let n = 0; n < 4; n += 1) await guess(`wrong ${n}`)
  expect(await refusalOf(guess(password))).not.toBe('accepted')
})

test('no secret of the sign-in is readable in the database or the log', async () => {
  await using site = await openSite()
  const client = site.visitor()
  const brought = await goThrough(client, 'ines')
  const rows = await site.sql('SELECT * FROM social_attempt')
  const answer = await client.must('POST /wps/social/finish', brought)
  if (answer.step !== 'choose') throw new Error(answer.step)
  await client.must('POST /wps/social/link', { ticket: answer.ticket, username: 'demo', password })
  const stored = JSON.stringify([
    rows.map(textOf),
    (await site.sql('SELECT * FROM social_identity')).map(textOf),
    site.logs,
  ])
  for (const secret of ['ines', brought.code, brought.state, answer.ticket]) {
    expect(stored).not.toContain(secret)
  }
  expect(stored).not.toContain(provider.social.google?.clientSecret)
})

/** Decodes bytes as text. */
const textOf = (row: Record<string, unknown>) =>
  Object.values(row).map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : value))

test('without a configured provider none is offered', async () => {
  await using site = await createTestSite()
  const client = site.visitor()
  expect((await client.must('GET /wps/system/status', {})).accounts.social).toEqual([])
  const startLink = client.call('POST /wps/social/start', { provider: 'google', purpose: 'login' })
  expect(await refusalOf(startLink)).toBe('not_found')
})

test('one person has separate accounts at two brands; a closed one cannot be entered', async () => {
  await using site = await openSite()
  const client = site.visitor()
  const ticket = await ticketOf(client, 'jo')
  await client.must('POST /wps/social/link', { ticket, username: 'demo', password })
  await site.operator.addBrand('lotus', 'Lotus')
  const lotus = site.visitor({ merchant: 'lotus' })
  await expect.poll(async () => (await lotus.call('GET /wps/system/status', {})).status).toBe(200)
  expect(await arrive(lotus, 'jo')).toMatchObject({ step: 'choose' })
  await site.operator.setAccountState('demo', 'closed')
  const back = site.visitor()
  const brought = await goThrough(back, 'jo')
  const startLink = back.call('POST /wps/social/finish', brought)
  expect(await refusalOf(startLink)).toBe('account_closed')
})
