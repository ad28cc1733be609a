import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addMember,
  brandIdOf,
  createTestSite,
  keep,
  refusalOf,
  tokenOf,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'

let site: TestSite
let risk: TestClient
let support: TestClient

beforeAll(async () => {
  site = await createTestSite()
  const access = { password: 'Fairhouse-demo-1', totpSecret: 'FAIRHOUSEDEMOSECRETFAIRHOUSEDEMO' }
  await site.context.staff.add({ name: 'risk-desk', ...access, roles: ['risk'] })
  await site.context.staff.add({ name: 'helper', ...access, roles: ['support'] })
  risk = await site.staff('risk-desk')
  support = await site.staff('helper')
})
afterAll(() => site.close())

const reason = 'opened at the counter'
const own = 'Jade-Lantern-4471'
const login = 'POST /wps/session/login'

const open = (username: string) =>
  risk.must('PUT /office/api/member/open', { brandId: brandIdOf(site), username, reason })

const attempt = (client: TestClient, username: string, password: string) =>
  refusalOf(client.call(login, { username, password }))

async function activate(username: string, secret: string): Promise<TestClient> {
  const client = site.visitor()
  const answer = await client.must(login, { username, password: secret, rememberMe: true })
  expect(answer).toMatchObject({ passwordExpired: true, termsDue: true, firstTimeLogin: true })
  client.token = tokenOf(answer)
  return client
}

const setPassword = (client: TestClient, newPassword: string) =>
  client.call('POST /wps/member/password', { newPassword, confirmNewPassword: newPassword })

test('[AUTH-03] an account opened by staff is only its owner’s after a new password', async () => {
  const opened = await open(' WalkIn1 ')
  expect(opened).toMatchObject({ account: 'WalkIn1' })
  expect(opened.secret).toMatch(/^[\w-]{20}$/)
  const stored = JSON.stringify([
    await site.sql('SELECT * FROM member_activation'),
    await site.sql('SELECT * FROM member_account WHERE id = $1', [opened.id]),
    await site.operator.audited(opened.id),
  ])
  expect(stored).not.toContain(opened.secret)
  expect(await site.operator.audited(opened.id)).toMatchObject([{ action: 'member.open', reason }])

  const owner = await activate('walkin1', opened.secret)
  // Nothing but the password, nor the way back without it.
  expect(await refusalOf(owner.call('GET /wps/limits', {}))).toBe('password_change_required')
  expect(await refusalOf(owner.call('GET /wps/session/list', {}))).toBe('password_change_required')
  expect(await refusalOf(owner.call('POST /wps/session/remembered', {}))).toBe('wrong_credentials')
  expect((await setPassword(owner, opened.secret)).answer).toMatchObject({
    code: 'invalid_fields',
    errors: { newPassword: expect.any(String) },
  })
  const { answer } = await setPassword(owner, own)
  if (!answer.success) throw new Error(answer.code)
  keep(owner, answer.value)
  expect(answer.value).toMatchObject({ passwordExpired: false })
  await owner.must('GET /wps/session/list', {})
  const again = await site.visitor().must(login, { username: 'walkin1', password: own })
  expect(again).toMatchObject({ step: 'done', passwordExpired: false })
  expect(await attempt(site.visitor(), 'walkin1', opened.secret)).toBe('activation_used')
})

test('[AUTH-03] an activation secret works once, also of two at the same time', async () => {
  const { secret } = await open('once1')
  const both = await Promise.all(
    [site.visitor(), site.visitor()].map((client) => attempt(client, 'once1', secret)),
  )
  expect(both.map(String).toSorted()).toEqual(['accepted', 'activation_used'])
  expect(await attempt(site.visitor(), 'once1', secret)).toBe('activation_used')
})

test('[AUTH-03] a wrong secret, and one of another account, are wrong credentials', async () => {
  const [one, other] = [await open('wrong1'), await open('wrong2')]
  expect(await attempt(site.visitor(), 'wrong1', 'x'.repeat(20))).toBe('wrong_credentials')
  expect(await attempt(site.visitor(), 'wrong1', other.secret)).toBe('wrong_credentials')
  expect(await attempt(site.visitor(), 'nobody', one.secret)).toBe('wrong_credentials')
  await activate('wrong1', one.secret)
})

test('[AUTH-03] a locked-out network cannot use the secret up', async () => {
  const { secret } = await open('locked1')
  const guesser = site.visitor()
  for (let turn = 0; turn < 8; turn += 1) await attempt(guesser, 'locked1', `wrong-${turn}`)
  expect(await attempt(guesser, 'locked1', secret)).not.toBe('accepted')
  const [row] = await site.sql(`SELECT used_at FROM member_activation JOIN member_account
    ON id = member_id WHERE name = 'locked1'`)
  expect(row).toEqual({ used_at: null })
})

test('[AUTH-03] a secret expires; a new one replaces it until there is a password', async () => {
  const { id, secret, expiresAt } = await open('late1')
  expect(Date.parse(expiresAt) - site.now().getTime()).toBe(72 * 3600 * 1000)
  await site.advance(72 * 3600)
  risk = await site.staff('risk-desk')
  support = await site.staff('helper')
  expect(await attempt(site.visitor(), 'late1', secret)).toBe('activation_expired')

  const renew = () => risk.call('POST /office/api/member/activation', { memberId: id, reason })
  const { answer } = await renew()
  if (!answer.success) throw new Error(answer.code)
  expect(await attempt(site.visitor(), 'late1', secret)).toBe('wrong_credentials')
  const interrupted = await activate('late1', answer.value.secret)
  const renewed = await risk.must('POST /office/api/member/activation', { memberId: id, reason })
  await expect
    .poll(async () => (await interrupted.call('GET /wps/member/info', {})).status)
    .toBe(401)
  const owner = await activate('late1', renewed.secret)
  expect((await setPassword(owner, own)).status).toBe(200)
  expect(await refusalOf(renew())).toBe('not_found')
  const actions = (await site.operator.audited(id)).map(({ action }) => action)
  expect(actions.filter((action) => action === 'member.activation')).toHaveLength(2)
})

test('[AUTH-03] opening needs permission and a fit name', async () => {
  const brandId = brandIdOf(site)
  const outcome = (client: TestClient, username: string) =>
    refusalOf(client.call('PUT /office/api/member/open', { brandId, username, reason }))
  expect(await outcome(support, 'fine1')).toBe('not_allowed')
  expect(await outcome(site.visitor(), 'fine1')).toBe('not_signed_in')
  await addMember(site, { name: 'taken1' })
  expect(await outcome(risk, 'Taken1')).toBe('name_taken')
  expect(await outcome(risk, 'admin')).toBe('name_taken')
  expect(await outcome(risk, 'a b')).toBe('invalid_fields')
  const memberId = await addMember(site, { name: 'hasown1' })
  const renewal = risk.call('POST /office/api/member/activation', { memberId, reason })
  expect(await refusalOf(renewal)).toBe('not_found')
})
