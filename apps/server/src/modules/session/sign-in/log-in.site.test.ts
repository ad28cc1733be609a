import { expect, test } from 'vitest'
import {
  addMember,
  at,
  codeSentTo,
  createTestSite,
  enter,
  logIn,
  openSocket,
  readCaptcha,
  sample,
  tokenOf,
  type TestSite,
} from '@fairhouse/site/testing'

const { mobile, password, phone } = sample

/** Wrong attempts from an address, each with a captcha once one is required. */
async function fail(site: TestSite, times: number, address: string, username = 'maia') {
  const client = at(site, address)
  for (let turn = 0; turn < times; turn += 1) {
    const captcha = await readCaptcha(client)
    const wrong = { username, password: `wrong ${turn}`, captcha }
    const { answer } = await client.call('POST /wps/session/login', wrong)
    expect(answer).toMatchObject({ code: 'wrong_credentials' })
  }
}

test('[CALL-01] a name or a phone number in any notation signs in', async () => {
  await using site = await createTestSite()
  await addMember(site)
  for (const username of [
    'maia',
    ' MAIA ',
    '0901234567',
    '+84 90 123 4567',
    '０９０１２３４５６７',
  ]) {
    const { answer, status } = await logIn(site.visitor(), username)
    expect(status, username).toBe(200)
    expect(answer).toMatchObject({
      success: true,
      value: {
        step: 'done',
        account: 'maia',
        type: 0,
        firstTimeLogin: false,
        passwordExpired: false,
        termsDue: false,
        token: expect.stringMatching(/^[\w-]{43}$/),
      },
    })
    await site.sql('DELETE FROM session_address')
  }
  const { answer } = await site.visitor().call('POST /wps/session/login', { username: 'maia' })
  expect(answer).toMatchObject({ code: 'invalid_fields', errors: { password: expect.any(String) } })
})

test('every wrong credential gets the same bytes', async () => {
  await using site = await createTestSite()
  await addMember(site)
  await addMember(site, { name: 'bare', mobile: '+84901234568', password: undefined })
  await addMember(site, { name: 'gone' })
  await site.operator.setAccountState('gone', 'closed')
  const bodies = new Set<string>()
  for (const username of ['maia', 'nobody', 'gone', 'bare', '0901234567', '0909999999']) {
    const client = site.visitor()
    const body = await client.seal({ username, password: 'wrong' })
    const headers = { 'content-type': 'application/jose' }
    const init = { method: 'POST', body, headers }
    const response = await client.send('/wps/session/login', init)
    expect(response.headers.getSetCookie()).toEqual([])
    bodies.add(`${response.status} ${await response.text()}`)
  }
  expect([...bodies]).toHaveLength(1)
  expect(site.logs.join('')).not.toMatch(/"maia"|901234567|password/)
})

test('[AUTH-04] three failures raise the captcha flag, and the next attempt needs it', async () => {
  await using site = await createTestSite()
  await addMember(site)
  for (const username of ['maia', 'nobody']) {
    const client = site.visitor()
    const flags: unknown[] = []
    for (let turn = 0; turn < 3; turn += 1) {
      const { answer } = await logIn(client, username, 'wrong')
      flags.push(answer.success ? undefined : [answer.code, Object.keys(answer.errors ?? {})])
    }
    const plain = ['wrong_credentials', []]
    expect(flags).toEqual([plain, plain, ['wrong_credentials', ['captcha']]])
    const without = await logIn(client, username)
    expect(without.answer).toMatchObject({
      code: 'wrong_captcha',
      errors: { captcha: expect.any(String) },
    })
    await readCaptcha(client)
    const guess = { username, password, captcha: 'xxxxx' }
    const guessed = await client.call('POST /wps/session/login', guess)
    expect(guessed.answer).toMatchObject({ code: 'wrong_captcha' })
  }
  const client = site.visitor()
  const captcha = await readCaptcha(client)
  const right = { username: 'maia', password, captcha }
  tokenOf(await client.must('POST /wps/session/login', right))
  expect((await logIn(site.visitor())).status).toBe(200)
})

test('five failures lock out the network they came from, and nobody else', async () => {
  await using site = await createTestSite()
  await addMember(site, { name: 'maia', mobile })
  const known = at(site, '10.5.0.9')
  await enter(known)
  await fail(site, 5, '10.5.0.1')
  const locked = async (address: string) => {
    const client = at(site, address)
    const captcha = await readCaptcha(client)
    return client.call('POST /wps/session/login', { username: 'maia', password, captcha })
  }
  expect((await locked('10.5.0.2')).answer).toMatchObject({ code: 'wrong_credentials' })
  const viaPhone = at(site, '10.5.0.3')
  expect((await logIn(viaPhone, '0901234567')).status).toBe(200)
  await fail(site, 4, '10.5.0.1', 'nobody')

  const captcha = await readCaptcha(known)
  const again = { username: 'maia', password, captcha }
  expect((await known.call('POST /wps/session/login', again)).status).toBe(200)
  expect((await locked('10.6.0.2')).answer).toMatchObject({ success: true })
  await site.advance(30 * 60)
  expect((await logIn(at(site, '10.5.0.2'))).status).toBe(200)
})

test('of many parallel guesses at most five are checked', async () => {
  await using site = await createTestSite()
  await addMember(site)
  const client = site.visitor()
  await client.seal({})
  const guesses = Array.from({ length: 19 }, (_, turn) => logIn(client, 'maia', `wrong ${turn}`))
  const codes = (await Promise.all(guesses)).map(({ answer }) => answer.success || answer.code)
  const most = process.env.TEST_PROCESSES === '2' ? 10 : 5
  expect(codes.filter((code) => code === 'wrong_credentials').length).toBeLessThanOrEqual(most)
  expect(codes.filter((code) => code === 'wrong_captcha').length).toBeGreaterThanOrEqual(8)
  expect((await logIn(client)).answer).toMatchObject({ code: 'wrong_captcha' })
})

test('a code by SMS signs in and clears the lockouts of wrong passwords', async () => {
  await using site = await createTestSite()
  await addMember(site, { name: 'maia', mobile })
  await fail(site, 5, '10.5.0.1')
  const client = at(site, '10.5.0.2')
  await client.must('POST /wps/verification/sms/noLogin', phone)
  const verificationCode = await codeSentTo(site, mobile)
  const byCode = { type: 'sms', ...phone, verificationCode } as const
  const other = { ...byCode, mobileNum: '901234568' }
  const codeOf = async (input: typeof byCode | typeof other) => {
    const { answer } = await client.call('POST /wps/session/login', input)
    return answer.success ? answer.value.step : answer.code
  }
  expect(await codeOf(other)).toBe('wrong_code')
  expect(await codeOf(byCode)).toBe('done')
  expect(await codeOf(byCode)).toBe('wrong_code')
  expect((await logIn(at(site, '10.5.0.3'))).status).toBe(200)
})

test('with the flag off no code signs in', async () => {
  await using site = await createTestSite()
  await site.operator.switchOff('MOBILEVERCODELOGIN3')
  const byCode = { type: 'sms', ...phone, verificationCode: '123456' } as const
  await expect
    .poll(async () => (await site.visitor().call('POST /wps/session/login', byCode)).answer)
    .toMatchObject({ code: 'feature_off' })
})

test('[AUTH-12] an agent site admits only agents; other accounts are refused by name', async () => {
  await using site = await createTestSite()
  await site.operator.addAgentSite('agents.example')
  const there = { 'x-forwarded-host': 'agents.example' }
  const signInAs = (username: string, word = 'Fairhouse-demo-1') =>
    at(site, '10.3.0.1').call('POST /wps/session/login', { username, password: word }, there)
  await expect
    .poll(async () => (await signInAs('demo')).answer)
    .toMatchObject({
      code: 'not_an_agent',
    })
  expect((await signInAs('demo', 'wrong')).answer).toMatchObject({ code: 'wrong_credentials' })
  expect((await signInAs('agent')).answer).toMatchObject({ value: { step: 'prove' } })

  await site.context.member.open({
    brandId: site.context.brands.all()[0]?.id ?? '',
    name: 'trial',
    type: 4,
    password,
  })
  expect((await logIn(site.visitor(), 'trial')).answer).toMatchObject({ code: 'not_a_member' })
  expect((await logIn(site.visitor(), 'admin', 'Fairhouse-demo-1')).answer).toMatchObject({
    code: 'wrong_credentials',
  })
})

test.each(['frozen', 'closed'] as const)(
  'a %s account says so to its owner alone',
  async (state) => {
    await using site = await createTestSite()
    await addMember(site)
    const client = site.visitor()
    await enter(client)
    await site.operator.setAccountState('maia', state)
    expect((await logIn(site.visitor())).answer).toMatchObject({ code: `account_${state}` })
    const wrong = await logIn(site.visitor(), 'maia', 'wrong')
    expect(wrong.answer).toMatchObject({ code: 'wrong_credentials' })
  },
)

test('an expired password must be changed on password sign-in, if required', async () => {
  await using site = await createTestSite()
  await addMember(site)
  await site.operator.agePasswords(91)
  const client = site.visitor()
  expect(await enter(client)).toMatchObject({ passwordExpired: false })
  await site.operator.switchOn('PWDEXPFORCECHANGE3')
  await expect.poll(async () => enter(client)).toMatchObject({ passwordExpired: true })
  await client.must('POST /wps/verification/sms/noLogin', phone)
  const verificationCode = await codeSentTo(site, mobile)
  const byCode = { type: 'sms', ...phone, verificationCode } as const
  expect(await client.must('POST /wps/session/login', byCode)).toMatchObject({
    passwordExpired: false,
  })
})

test('account fields in the request body are ignored', async () => {
  await using site = await createTestSite()
  await addMember(site)
  const client = site.visitor()
  const claims = { username: 'maia', password, isAgent: true, balance: '1', brandId: 'x' }
  const body = await client.seal(claims)
  const headers = { 'content-type': 'application/jose' }
  const response = await client.send('/wps/session/login', { method: 'POST', body, headers })
  expect(response.status).toBe(400)
})

test('[CALL-19] logging out needs a token and forgets the remembered account', async () => {
  await using site = await createTestSite()
  await addMember(site)
  const client = site.visitor()
  const login = { username: 'maia', password, rememberMe: true }
  client.token = tokenOf(await client.must('POST /wps/session/login', login))
  await using socket = await openSocket(site.address, { cookie: client.cookie ?? '' })
  socket.send({ token: client.token })
  await client.must('DELETE /wps/session/logout', {})
  expect(await socket.closed).toBe(4401)
  expect(client.cookie).not.toMatch(/fairhouse=|remember/)
  expect(await site.sql('SELECT FROM session_remember')).toEqual([])
  expect((await client.call('DELETE /wps/session/logout', {})).status).toBe(401)
})
