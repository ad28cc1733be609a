import { expect, test } from 'vitest'
import {
  addMember,
  at,
  codeSentTo,
  createTestSite,
  enter,
  keep,
  logIn,
  sample,
  tokenOf,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'

const { email, mobile, password, phone, totpSecret } = sample

const route = 'POST /wps/session/remembered'

async function remembered(site: TestSite): Promise<TestClient> {
  const client = at(site, '10.1.0.1')
  const login = { username: 'maia', password, rememberMe: true }
  client.token = tokenOf(await client.must('POST /wps/session/login', login))
  return client
}

const shown = (client: TestClient) => client.must('GET /wps/session/remembered', {})
const outcome = async (client: TestClient) => {
  const { answer } = await client.call(route, {})
  return answer.success ? answer.value.step : answer.code
}
const nobody = { account: null, mobile: null, phone: null }

test('[AUTH-05] a remembered browser shows the name and signs in with one tap', async () => {
  await using site = await createTestSite()
  await addMember(site)
  const client = await remembered(site)
  const stored = JSON.stringify(await site.sql('SELECT * FROM session_remember'))
  const [, verifier = ''] = /remember=[\w-]{43}\.([\w-]{43})/.exec(client.cookie ?? '') ?? []
  expect(verifier).not.toBe('')
  expect(stored).not.toContain(verifier)
  expect(stored).not.toContain(password)

  await site.advance(3600)
  expect((await client.call('GET /wps/member/info', {})).status).toBe(401)
  client.token = undefined
  expect(await shown(client)).toEqual({ ...nobody, account: 'maia' })
  expect(await shown(site.visitor())).toEqual(nobody)
  keep(client, await client.must(route, {}))
  expect(await client.must('GET /wps/member/info', {})).toMatchObject({ account: 'maia' })
  await site.advance(3600)
  client.token = undefined
  expect(await outcome(client)).toBe('done')
  await site.advance(22 * 3600)
  expect(await shown(client)).toEqual(nobody)
  expect(await outcome(client)).toBe('wrong_credentials')
})

/** Signs in by a code, and lets the browser remember the number. */
async function rememberedNumber(site: TestSite): Promise<TestClient> {
  const client = at(site, '10.1.0.1')
  await client.must('POST /wps/verification/sms/noLogin', phone)
  const verificationCode = await codeSentTo(site, mobile)
  const byCode = { type: 'sms', ...phone, verificationCode, rememberMe: true } as const
  client.token = tokenOf(await client.must('POST /wps/session/login', byCode))
  return client
}

const owned = {
  account: null,
  mobile: '•••567',
  phone: { countryDialingCode: '84', mobileNum: '901234567' },
}

test('[AUTH-05] the number of an SMS login comes back in its browser for a day', async () => {
  await using site = await createTestSite()
  await addMember(site)
  const client = await rememberedNumber(site)
  const stored = JSON.stringify(await site.sql('SELECT * FROM session_remember'))
  const [, verifier = ''] = /remember=[\w-]{43}\.([\w-]{43})/.exec(client.cookie ?? '') ?? []
  expect(verifier).not.toBe('')
  for (const secret of [verifier, '901234567']) expect(stored).not.toContain(secret)
  expect(client.cookie).not.toContain('901234567')

  client.token = undefined
  expect(await shown(client)).toEqual(owned)
  expect(await shown(site.visitor())).toEqual(nobody)
  const thief = site.visitor()
  thief.cookie = client.cookie?.replace(verifier, 'x'.repeat(43))
  expect(await shown(thief)).toEqual(nobody)
  await site.advance(24 * 3600 - 1)
  expect(await shown(client)).toEqual(owned)
  await site.advance(1)
  expect(await shown(client)).toEqual(nobody)
})

const revocations = {
  'the browser forgets it': async (_: TestSite, there: TestClient) => {
    await there.must('DELETE /wps/session/remembered', {})
  },
  'its owner logs out there': async (_: TestSite, there: TestClient) => {
    await there.must('DELETE /wps/session/logout', {})
  },
  'its owner logs out everywhere else': async (site: TestSite) => {
    const here = at(site, '10.1.0.1')
    await enter(here)
    await here.must('DELETE /wps/session/others', {})
  },
  'another number is confirmed': async (site: TestSite) => {
    const here = at(site, '10.1.0.1')
    await enter(here)
    await here.must('POST /wps/session/stepUp/send', { way: 'email' })
    const code = await codeSentTo(site, email)
    await here.must('POST /wps/session/stepUp', { way: 'email', code })
    const other = { countryDialingCode: '84', mobileNum: '0907654321' }
    await here.must('POST /wps/verification/contact', other)
    const verificationCode = await codeSentTo(site, '+84907654321')
    await here.must('POST /wps/member/contact', { ...other, verificationCode })
  },
}

test.each(Object.entries(revocations))(
  '[AUTH-05] a remembered number is revoked when %s',
  async (_, revoke) => {
    await using site = await createTestSite()
    await addMember(site)
    const there = await rememberedNumber(site)
    const { cookie } = there
    expect(await shown(there)).toEqual(owned)
    await revoke(site, there)
    // The cookie itself is worth nothing any more, wherever it was copied to.
    there.cookie = cookie
    there.token = undefined
    expect(await shown(there)).toEqual(nobody)
    expect(await outcome(there)).toBe('wrong_credentials')
    expect(await site.sql('SELECT FROM session_remember')).toEqual([])
  },
)

test('[AUTH-05] a new mailbox revokes nothing, a new number no remembered name', async () => {
  await using site = await createTestSite()
  const id = await addMember(site)
  const [byName, byNumber] = [await remembered(site), await rememberedNumber(site)]
  await site.context.member.setContact(id, { email: 'another@example.com' })
  for (const client of [byName, byNumber]) client.token = undefined
  expect(await shown(byNumber)).toEqual(owned)
  await site.context.member.setContact(id, { mobile: '+84907654321' })
  expect(await shown(byNumber)).toEqual(nobody)
  expect(await shown(byName)).toEqual({ ...nobody, account: 'maia' })
})

test('a stale verifier may be stolen: it ends the entry for both browsers', async () => {
  await using site = await createTestSite()
  await addMember(site)
  const owner = await remembered(site)
  const thief = at(site, '10.1.0.1')
  thief.cookie = owner.cookie
  thief.token = undefined
  owner.token = undefined
  expect(await outcome(owner)).toBe('done')
  expect(await outcome(thief)).toBe('wrong_credentials')
  expect(await shown(owner)).toEqual(nobody)
  expect(await outcome(owner)).toBe('wrong_credentials')
})

test('of two parallel returns one succeeds', async () => {
  await using site = await createTestSite()
  await addMember(site)
  const client = await remembered(site)
  const twin = at(site, '10.1.0.1')
  twin.cookie = client.cookie
  const both = await Promise.all([outcome(client), outcome(twin)])
  expect(both.toSorted()).toEqual(['done', 'wrong_credentials'])
})

test('returning is a sign-in: further proof is required as usual', async () => {
  await using site = await createTestSite()
  const id = await addMember(site)
  const client = await remembered(site)
  const elsewhere = at(site, '10.2.0.1')
  elsewhere.cookie = client.cookie
  expect(await outcome(elsewhere)).toBe('prove')
  const other = await remembered(site)
  await site.context.mfa.enrol(id, totpSecret)
  expect(await outcome(other)).toBe('prove')
  await site.operator.setAccountState('maia', 'frozen')
  expect(await outcome(other)).toBe('wrong_credentials')
})

test('forgetting, or signing in without it, ends it; a forged cookie fails', async () => {
  await using site = await createTestSite()
  await addMember(site)
  const client = await remembered(site)
  const { cookie } = client
  await client.must('DELETE /wps/session/remembered', {})
  expect(client.cookie).not.toContain('remember')
  client.cookie = cookie
  client.token = undefined
  expect(await outcome(client)).toBe('wrong_credentials')

  const again = await remembered(site)
  expect((await logIn(again)).status).toBe(200)
  expect(await shown(again)).toEqual(nobody)
  expect(await site.sql('SELECT FROM session_remember')).toEqual([])

  const forger = site.visitor()
  for (const value of ['x', `${'a'.repeat(43)}.${'b'.repeat(43)}`, `' OR 1=1 --`]) {
    forger.cookie = `fairhouse-remember=${value}`
    expect(await outcome(forger)).toBe('wrong_credentials')
  }
})
