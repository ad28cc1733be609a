import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import {
  addMember,
  at,
  codeSentTo,
  createTestSite,
  enter,
  logIn,
  sample,
  textsTo,
  type TestClient,
} from '@fairhouse/site/testing'

const { email, mobile, password, totpSecret } = sample

const send = 'POST /wps/verification/contact'
const change = 'POST /wps/member/contact'
const stepUp = 'POST /wps/session/stepUp'
const codeOf = (answer: { success: boolean; code?: string }) => answer.code ?? 'accepted'

test('security settings are shown masked, with the ways to step up', async () => {
  await using site = await createTestSite()
  await addMember(site)
  const client = site.visitor()
  await enter(client)
  expect(await client.must('GET /wps/member/security', {})).toEqual({
    hasPassword: true,
    mobile: '•••567',
    mobileConfirmed: true,
    email: 'ma•••@example.com',
    emailConfirmed: true,
    realName: null,
    totp: false,
    recoveryCodesLeft: 0,
    social: [],
    terms: { accepted: '1', present: '1', due: false },
    ways: [
      { way: 'sms', to: '•••567' },
      { way: 'email', to: 'ma•••@example.com' },
    ],
  })
})

test('the password steps up only accounts without a stronger way', async () => {
  await using site = await createTestSite()
  const id = await addMember(site, {})
  const client = site.visitor()
  await enter(client)
  const typed = async (way: 'password' | 'totp' | 'sms', code: string) =>
    codeOf((await client.call(stepUp, { way, code })).answer)
  expect(await typed('sms', '123456')).toBe('wrong_code')
  expect(await typed('password', 'wrong')).toBe('wrong_code')
  expect(await typed('password', password)).toBe('accepted')
  await site.context.mfa.enrol(id, totpSecret)
  expect(await typed('password', password)).toBe('wrong_code')
  const secret = Secret.fromBase32(totpSecret)
  const code = TOTP.generate({ secret, timestamp: site.now().getTime() })
  expect(await typed('totp', code)).toBe('accepted')
  expect(await typed('totp', code)).toBe('wrong_code')
})

test('five wrong passwords lock the step-up for half an hour', async () => {
  await using site = await createTestSite()
  await addMember(site, {})
  const client = site.visitor()
  await enter(client)
  for (let turn = 0; turn < 5; turn += 1) {
    await client.call(stepUp, { way: 'password', code: `wrong ${turn}` })
  }
  const right = await client.call(stepUp, { way: 'password', code: password })
  expect(codeOf(right.answer)).toBe('wrong_code')
  expect((await logIn(site.visitor())).status).toBe(200)
})

async function proveBySms(site: Parameters<typeof codeSentTo>[0], client: TestClient) {
  await client.must('POST /wps/session/stepUp/send', { way: 'sms' })
  return client.must(stepUp, { way: 'sms', code: await codeSentTo(site, mobile) })
}

test('a step-up lasts five minutes, for its session only', async () => {
  await using site = await createTestSite()
  await addMember(site)
  const [client, other] = [at(site, '10.1.0.1'), at(site, '10.1.0.1')]
  await enter(other)
  await enter(client)
  const ask = async (who: TestClient, to: string) =>
    codeOf((await who.call(send, { email: to })).answer)
  expect(await ask(client, 'a@example.com')).toBe('step_up_required')
  await proveBySms(site, client)
  expect(await ask(client, 'b@example.com')).toBe('accepted')
  expect(await ask(other, 'c@example.com')).toBe('step_up_required')
  await site.advance(5 * 60)
  expect(await ask(client, 'd@example.com')).toBe('step_up_required')
  expect(await site.context.session.isFresh('01890000-0000-7000-8000-000000000000')).toBe(false)
})

test('a new address is stored with its code, and the old one is notified', async () => {
  await using site = await createTestSite()
  await addMember(site)
  await addMember(site, { name: 'lanh', email: 'lan@example.com' })
  const client = at(site, '10.1.0.1')
  await enter(client)
  await proveBySms(site, client)
  const mine = 'new@example.com'
  await client.must(send, { email: mine })
  const verificationCode = await codeSentTo(site, mine)
  const taken = async (contact: { email?: string }, code = verificationCode) =>
    codeOf((await client.call(change, { ...contact, verificationCode: code })).answer)
  expect(await taken({ email: 'other@example.com' })).toBe('wrong_code')
  expect(await taken({})).toBe('invalid_fields')
  expect(await taken({ email: mine })).toBe('accepted')
  expect(await taken({ email: mine })).toBe('wrong_code')
  await expect.poll(async () => (await textsTo(site, email)).length).toBe(1)
  expect(await client.must('GET /wps/member/security', {})).toMatchObject({
    email: 'ne•••@example.com',
  })

  await client.must(send, { email: 'lan@example.com' })
  const lans = await codeSentTo(site, 'lan@example.com')
  expect(await taken({ email: 'lan@example.com' }, lans)).toBe('already_registered')
  const phones = { mobileNum: '12', countryDialingCode: '84' }
  expect(codeOf((await client.call(send, phones)).answer)).toBe('invalid_fields')
  const number = { mobileNum: '0901234569', countryDialingCode: '84' }
  await client.must(send, number)
  const texted = { ...number, verificationCode: await codeSentTo(site, '+84901234569') }
  await client.must(change, texted)
  await expect.poll(async () => (await textsTo(site, mobile)).join()).toContain('was changed')
})
