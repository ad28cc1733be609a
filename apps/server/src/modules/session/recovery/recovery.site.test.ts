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
  type TestClient,
} from '@fairhouse/site/testing'

const { email, mobile, password, phone, totpSecret } = sample

const byMail = 'POST /wps/member/password/email/verification'
const byPhone = 'POST /wps/member/password/verification'
const newPassword = 'Another-horse-8'

const codeOf = (answer: { success: boolean; code?: string }) => answer.code ?? 'accepted'

test('[CALL-11] a code goes to the account’s mailbox; the response reveals nothing', async () => {
  await using site = await createTestSite()
  await addMember(site, { email })
  const client = at(site, '10.1.0.1')
  const ask = (username: string, to: string) =>
    client.call('POST /wps/member/password/email', { username, email: to })
  const right = await ask('maia', ' Mai@Example.com ')
  const wrong = await ask('nobody', email.replace('mai', 'lan'))
  expect(right.status).toBe(200)
  expect(Object.keys(wrong.answer)).toEqual(Object.keys(right.answer))
  expect(wrong.answer).toMatchObject({ success: true, value: { expiredMinutes: 5 } })
  expect(await textsTo(site, 'lan@example.com')).toEqual([])
  const verificationCode = await codeSentTo(site, email)

  const reset = { username: 'maia', email, verificationCode, newPassword }
  const tries = [
    { ...reset, email: 'lan@example.com' },
    { ...reset, newPassword: 'short' },
    { ...reset, verificationCode: verificationCode === '000000' ? '000001' : '000000' },
  ]
  const codes: string[] = []
  for (const input of tries) codes.push(codeOf((await client.call(byMail, input)).answer))
  expect(codes).toEqual(['wrong_code', 'invalid_fields', 'wrong_code'])
  expect(keep(client, await client.must(byMail, reset))).toMatchObject({ account: 'maia' })
  expect(codeOf((await client.call(byMail, reset)).answer)).toBe('wrong_code')
  expect((await logIn(at(site, '10.1.0.1'), 'maia', newPassword)).status).toBe(200)
})

test('a code of another’s mailbox opens nobody’s account', async () => {
  await using site = await createTestSite()
  await addMember(site, { email })
  await addMember(site, { name: 'lanh', email: 'lan@example.com' })
  const client = site.visitor()
  const own = { username: 'lanh', email: 'lan@example.com' }
  await client.must('POST /wps/member/password/email', own)
  const verificationCode = await codeSentTo(site, 'lan@example.com')
  const outcome = async (mailbox: typeof own) =>
    codeOf((await client.call(byMail, { ...mailbox, verificationCode, newPassword })).answer)
  expect(await outcome({ username: 'maia', email })).toBe('wrong_code')
  expect(await outcome({ username: 'maia', email: 'lan@example.com' })).toBe('wrong_code')
  expect((await logIn(site.visitor())).status).toBe(200)
})

async function sendReset(client: TestClient) {
  await client.must('POST /wps/verification/sms/reset', phone)
}

test('[CALL-16] a code by SMS sets a new password, ends every session and signs in', async () => {
  await using site = await createTestSite()
  await addMember(site)
  const old = at(site, '10.1.0.1')
  await enter(old)
  await using socket = await openSocket(site.address, { cookie: old.cookie ?? '' })
  socket.send({ token: old.token })
  const client = at(site, '10.4.0.1')
  await sendReset(client)
  const verificationCode = await codeSentTo(site, mobile)
  const reset = { ...phone, verificationCode, newPassword }
  const other = { ...reset, mobileNum: '901234568' }
  expect(codeOf((await client.call(byPhone, other)).answer)).toBe('wrong_code')
  const twice = await Promise.all([client.call(byPhone, reset), client.call(byPhone, reset)])
  expect(twice.map(({ answer }) => codeOf(answer)).toSorted()).toEqual(['accepted', 'wrong_code'])
  const answer = twice.map((one) => one.answer).find(({ success }) => success)
  if (!answer?.success) throw new Error('nobody got in')
  keep(client, answer.value)
  expect(await socket.closed).toBe(4401)
  await expect.poll(async () => (await old.call('GET /wps/member/info', {})).status).toBe(401)
  expect((await logIn(at(site, '10.1.0.1'))).status).toBe(401)
  await expect.poll(async () => (await textsTo(site, email)).join()).toContain('password')
  const until = await site.operator.payoutsHeldUntil('maia')
  expect(until?.getTime()).toBeGreaterThan(site.now().getTime() + 23 * 3_600_000)
})

test('a reset does not skip the second factor, and unlocks what was locked', async () => {
  await using site = await createTestSite()
  const id = await addMember(site)
  await site.context.mfa.enrol(id, totpSecret)
  const client = at(site, '10.1.0.1')
  await sendReset(client)
  const verificationCode = await codeSentTo(site, mobile)
  const answer = await client.must(byPhone, { ...phone, verificationCode, newPassword })
  expect(answer).toMatchObject({ step: 'prove', ways: [{ way: 'totp' }, { way: 'recovery' }] })
  expect(client.cookie).not.toMatch(/fairhouse=/)
})

test('a sign-in code cannot reset a password, nor the reverse', async () => {
  await using site = await createTestSite()
  await addMember(site)
  const client = at(site, '10.1.0.1')
  await client.must('POST /wps/verification/sms/noLogin', phone)
  const verificationCode = await codeSentTo(site, mobile)
  const reset = await client.call(byPhone, { ...phone, verificationCode, newPassword })
  expect(codeOf(reset.answer)).toBe('wrong_code')
  await site.advance(60)
  await sendReset(client)
  const other = await codeSentTo(site, mobile)
  const byCode = { type: 'sms', ...phone, verificationCode: other } as const
  const login = await client.call('POST /wps/session/login', byCode)
  expect(codeOf(login.answer)).toBe('wrong_code')
})

test('wrong guesses end the code, from any network of its browser', async () => {
  await using site = await createTestSite()
  await addMember(site)
  const client = site.visitor()
  await sendReset(client)
  const verificationCode = await codeSentTo(site, mobile)
  const wrong = verificationCode === '000000' ? '000001' : '000000'
  for (let turn = 0; turn < 5; turn += 1) {
    const guess = { ...phone, verificationCode: wrong, newPassword }
    const elsewhere = at(site, `10.8.${turn}.1`)
    elsewhere.cookie = client.cookie
    expect(codeOf((await elsewhere.call(byPhone, guess)).answer)).toBe('wrong_code')
  }
  const right = await client.call(byPhone, { ...phone, verificationCode, newPassword })
  expect(codeOf(right.answer)).toBe('wrong_code')
  expect((await logIn(site.visitor(), 'maia', password)).status).toBe(200)
})

test('a closed account cannot be recovered and looks like a missing one', async () => {
  await using site = await createTestSite()
  await addMember(site)
  await site.operator.setAccountState('maia', 'closed')
  await site.visitor().must('POST /wps/member/password/email', { username: 'maia', email })
  expect(await textsTo(site, email)).toEqual([])
})
