import { expect, test } from 'vitest'
import {
  addMember,
  at,
  codeSentTo,
  createTestSite,
  enter,
  keep,
  logIn,
  openSocket,
  sample,
  textsTo,
  tokenOf,
  type TestClient,
} from '@fairhouse/site/testing'

const { email, mobile, password, phone, totpSecret } = sample

const route = 'POST /wps/member/password'
const next = 'Another-horse-8'
const change = { oldPassword: password, newPassword: next, confirmNewPassword: next }

const outcome = async (client: TestClient, input: Partial<typeof change>) => {
  const { answer } = await client.call(route, { ...change, ...input })
  return answer.success ? answer.value.step : [answer.code, Object.keys(answer.errors ?? {})]
}
const status = async (client: TestClient) => (await client.call('GET /wps/member/info', {})).status

test('[CALL-08] a changed password ends all sessions; the caller gets a new pair', async () => {
  await using site = await createTestSite()
  await addMember(site, { email })
  const [here, there] = [at(site, '10.1.0.1'), at(site, '10.1.0.1')]
  const remembering = { username: 'maia', password, rememberMe: true }
  keep(there, await there.must('POST /wps/session/login', remembering))
  await using socket = await openSocket(site.address, { cookie: there.cookie ?? '' })
  socket.send({ token: there.token })
  await enter(here)
  const before = { token: here.token, cookie: here.cookie }
  await Promise.all([status(here), status(there)])
  expect(await outcome(here, { oldPassword: 'wrong' })).toEqual(['wrong_password', []])
  keep(here, await here.must(route, change))

  expect(await status(here)).toBe(200)
  expect(await socket.closed).toBe(4401)
  await expect.poll(() => status(there)).toBe(401)
  const old = at(site, '10.1.0.1')
  Object.assign(old, before)
  await expect.poll(() => status(old)).toBe(401)
  const back = await there.call('POST /wps/session/remembered', {})
  expect(back.answer).toMatchObject({ code: 'wrong_credentials' })
  expect((await logIn(at(site, '10.1.0.1'))).status).toBe(401)
  expect((await logIn(at(site, '10.1.0.1'), 'maia', next)).status).toBe(200)
  await expect.poll(async () => (await textsTo(site, email)).join()).toContain('password')
  expect(site.logs.join('')).not.toMatch(/horse/)
})

test('a new password must follow the rules and differ from the old one', async () => {
  await using site = await createTestSite()
  await addMember(site, {})
  const client = site.visitor()
  await enter(client)
  const both = (typed: string) => ({ newPassword: typed, confirmNewPassword: typed })
  expect(await outcome(client, both('short'))).toEqual(['invalid_fields', ['newPassword']])
  expect(await outcome(client, both('password123'))).toEqual(['invalid_fields', ['newPassword']])
  expect(await outcome(client, both(password))).toEqual(['invalid_fields', ['newPassword']])
  expect(await outcome(client, { confirmNewPassword: 'Another-horse-9' })).toEqual([
    'invalid_fields',
    ['confirmNewPassword'],
  ])
  const { answer } = await client.call(route, { newPassword: next, confirmNewPassword: next })
  expect(answer).toMatchObject({
    code: 'invalid_fields',
    errors: { oldPassword: expect.any(String) },
  })
})

test('an open session does not help to guess the old password', async () => {
  await using site = await createTestSite()
  await addMember(site, {})
  const client = site.visitor()
  await enter(client)
  for (let turn = 0; turn < 5; turn += 1) {
    expect(await outcome(client, { oldPassword: `wrong ${turn}` })).toEqual(['wrong_password', []])
  }
  expect(await outcome(client, {})).toEqual(['wrong_password', []])
  await site.advance(30 * 60 - 1)
  expect((await logIn(client)).status).toBe(200)
})

test('a forced change needs no old password; an authenticator needs a step-up', async () => {
  await using site = await createTestSite()
  const id = await addMember(site, {})
  await site.operator.mustChangePassword('maia')
  const client = site.visitor()
  expect(await enter(client)).toMatchObject({ passwordExpired: true })
  expect((await client.call('GET /wps/session/list', {})).answer).toMatchObject({
    code: 'password_change_required',
  })
  await client.must('GET /wps/member/info', {})
  const forced = { newPassword: next, confirmNewPassword: next }
  expect(keep(client, await client.must(route, forced))).toMatchObject({ passwordExpired: false })
  await client.must('GET /wps/session/list', {})
  expect((await client.call(route, forced)).answer).toMatchObject({ code: 'invalid_fields' })

  await site.context.mfa.enrol(id, totpSecret)
  const again = { oldPassword: next, newPassword: password, confirmNewPassword: password }
  expect(await outcome(client, again)).toEqual(['step_up_required', []])
})

test('an account without password sets its first one after a step-up', async () => {
  await using site = await createTestSite()
  await addMember(site, { mobile, password: undefined })
  const client = at(site, '10.1.0.1')
  await client.must('POST /wps/verification/sms/noLogin', phone)
  const verificationCode = await codeSentTo(site, mobile)
  const byCode = { type: 'sms', ...phone, verificationCode } as const
  client.token = tokenOf(await client.must('POST /wps/session/login', byCode))
  const first = { newPassword: next, confirmNewPassword: next }
  const refused = await client.call(route, first)
  expect(refused.answer).toMatchObject({ code: 'step_up_required' })
  await client.must('POST /wps/session/stepUp/send', { way: 'sms' })
  const proof = { way: 'sms', code: await codeSentTo(site, mobile) } as const
  await client.must('POST /wps/session/stepUp', proof)
  keep(client, await client.must(route, first))
  expect((await logIn(at(site, '10.1.0.1'), 'maia', next)).status).toBe(200)
})
