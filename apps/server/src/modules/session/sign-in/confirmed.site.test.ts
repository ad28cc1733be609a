import { expect, test } from 'vitest'
import {
  at,
  brandShown,
  codeSentTo,
  createTestSite,
  ownPassword as password,
  plainRegisterForm,
  registerFormOf,
  simplifyRegistration,
  textsTo,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'

const email = 'victim@example.com'
const mobileNum = '0901234567'
const mobile = '+84901234567'
const send = 'POST /wps/verification/contact'
const confirm = 'POST /wps/member/contact'

const brandIdOf = (site: TestSite) => site.context.brands.all()[0]?.id ?? ''

/** Registers by name with a confirmed number and an unconfirmed address. */
async function withTypedEmail(site: TestSite, username: string, national: string) {
  const client = site.visitor()
  const form = await registerFormOf(site, client, national)
  const named = { ...form, username, password, confirmPassword: password, email }
  const answer = await client.must('PUT /wps/member/register', named)
  if (answer.step !== 'done') throw new Error('more is asked for')
  client.token = answer.token
  return { client, id: answer.id }
}

/** Registers without any code: number and address are unconfirmed. */
async function withTypedNumber(site: TestSite, username: string, more: object = {}) {
  const client = site.visitor()
  const form = { ...plainRegisterForm, username, mobileNum, password, confirmPassword: password }
  const answer = await client.must('PUT /wps/member/register', { ...form, ...more })
  if (answer.step !== 'done') throw new Error('more is asked for')
  client.token = answer.token
  return { client, id: answer.id }
}

async function stepUpByPhone(site: TestSite, client: TestClient, to: string) {
  await client.must('POST /wps/session/stepUp/send', { way: 'sms' })
  await client.must('POST /wps/session/stepUp', { way: 'sms', code: await codeSentTo(site, to) })
}

async function confirmOwn(site: TestSite, client: TestClient, own: 'sms' | 'email') {
  await client.must(send, { own })
  const verificationCode = await codeSentTo(site, own === 'email' ? email : mobile)
  return client.call(confirm, { own, verificationCode })
}

const codeOf = ({ answer }: { answer: { success: boolean; code?: string } }) =>
  answer.success ? 'accepted' : answer.code

test('[SEC-05] an unconfirmed address neither recovers, proves nor receives notices', async () => {
  await using site = await createTestSite()
  const { client, id } = await withTypedEmail(site, 'anna', mobileNum)
  const stranger = at(site, '10.9.0.1')
  await stranger.must('POST /wps/member/password/email', { username: 'anna', email })
  expect(await site.context.verification.outbox(email)).toEqual([])
  const { ways } = await client.must('GET /wps/member/security', {})
  expect(ways).toEqual([{ way: 'sms', to: '•••567' }])
  const sent = await client.call('POST /wps/session/stepUp/send', { way: 'email' })
  expect(codeOf(sent)).toBe('not_found')
  const { mfa, session } = site.context
  expect((await mfa.waysOf(id, 'prove')).map(({ way }) => way)).toEqual(['sms'])
  const input = { memberId: id, language: 'EN', address: '10.0.0.1' }
  const opening = await session.sendReset(input, async () => undefined)
  expect(opening).toMatchObject({ channel: 'sms', to: mobile })
  const newPassword = 'Another-one-of-mine-7'
  const change = { oldPassword: password, newPassword, confirmNewPassword: newPassword }
  await client.must('POST /wps/member/password', change)
  await expect.poll(async () => (await textsTo(site, mobile)).join()).toContain('password')
  expect(await textsTo(site, email)).toEqual([])
})

test('[SEC-05] it counts once its code was entered', async () => {
  await using site = await createTestSite()
  const { client, id } = await withTypedEmail(site, 'anna', mobileNum)
  expect(codeOf(await client.call(send, { own: 'email' }))).toBe('step_up_required')
  await stepUpByPhone(site, client, mobile)
  await client.must(send, { own: 'email' })
  const wrong = await client.call(confirm, { own: 'email', verificationCode: '000000' })
  expect(codeOf(wrong)).toBe('wrong_code')
  const verificationCode = await codeSentTo(site, email)
  expect(codeOf(await client.call(confirm, { own: 'email', verificationCode }))).toBe('accepted')
  expect(codeOf(await client.call(confirm, { own: 'email', verificationCode }))).toBe('wrong_code')
  expect(await client.must('GET /wps/member/security', {})).toMatchObject({
    emailConfirmed: true,
    ways: [{ way: 'sms' }, { way: 'email' }],
  })
  expect((await site.context.member.byEmail(brandIdOf(site), email))?.id).toBe(id)
  const asker = at(site, '10.9.0.1')
  await asker.must('POST /wps/member/password/email', { username: 'anna', email })
  const reset = {
    username: 'anna',
    email,
    verificationCode: await codeSentTo(site, email),
    newPassword: 'Another-one-of-mine-7',
  }
  const answer = await asker.must('POST /wps/member/password/email/verification', reset)
  expect(answer).toMatchObject({ step: 'done', account: 'anna' })
})

test('[SEC-05] a squatter does not keep the owner from confirming, nor gets it later', async () => {
  await using site = await createTestSite()
  const squatter = await withTypedEmail(site, 'squatter', '0907654321')
  const owner = await withTypedEmail(site, 'anna', mobileNum)
  await stepUpByPhone(site, owner.client, mobile)
  expect(codeOf(await confirmOwn(site, owner.client, 'email'))).toBe('accepted')
  expect((await site.context.member.byEmail(brandIdOf(site), email))?.id).toBe(owner.id)
  await site.advance(61)
  await stepUpByPhone(site, squatter.client, '+84907654321')
  expect(codeOf(await confirmOwn(site, squatter.client, 'email'))).toBe('already_registered')
  const { identities } = await site.context.member.exportOf(squatter.id)
  expect(identities.find(({ kind }) => kind === 'email')).toMatchObject({ verifiedAt: null })
})

test('[SEC-05] of two accounts that confirm one address in parallel one gets it', async () => {
  await using site = await createTestSite()
  const { member } = site.context
  const typed = { brandId: brandIdOf(site), type: 0, password, profile: { email } } as const
  const ids = await Promise.all(
    ['one', 'two', 'three'].map((name) => member.open({ ...typed, name })),
  )
  const outcomes = await Promise.allSettled(ids.map((id) => member.setContact(id, { email })))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('[SEC-05] an unconfirmed number signs in with its own password, never by a code', async () => {
  await using site = await createTestSite()
  await simplifyRegistration(site)
  const squatter = await withTypedNumber(site, 'squatter', {
    password: 'The-squatters-own-1',
    confirmPassword: 'The-squatters-own-1',
  })
  const owner = await withTypedNumber(site, 'anna')
  const entered = async (typed: string) => {
    const credentials = { username: mobileNum, password: typed }
    const { answer } = await site.visitor().call('POST /wps/session/login', credentials)
    if (!answer.success) return answer.code
    return answer.value.step === 'done' ? answer.value.id : answer.value.step
  }
  expect(await entered(password)).toBe(owner.id)
  expect(await entered('The-squatters-own-1')).toBe(squatter.id)
  const phone = { mobileNum, countryDialingCode: '84' }
  await site.visitor().must('POST /wps/verification/sms/noLogin', phone)
  await site.visitor().must('POST /wps/verification/sms/reset', phone)
  expect(await site.context.verification.outbox(mobile)).toEqual([])
  // Once the owner has confirmed it, the number is theirs alone.
  await site.context.member.setContact(owner.id, { mobile })
  expect(await entered('The-squatters-own-1')).toBe('wrong_credentials')
  expect(await entered(password)).toBe('prove')
})

test('[SEC-05] the first code to an account without password ends other sessions', async () => {
  await using site = await createTestSite()
  await simplifyRegistration(site)
  const waiting = site.visitor()
  const form = { ...plainRegisterForm, username: mobileNum, mobileNum }
  const opened = await waiting.must('PUT /wps/member/register/mobile', form)
  if (opened.step !== 'done') throw new Error('more is asked for')
  waiting.token = opened.token
  const phone = { mobileNum, countryDialingCode: '84' }
  const owner = site.visitor()
  await owner.must('POST /wps/verification/sms/noLogin', phone)
  const verificationCode = await codeSentTo(site, mobile)
  const login = { ...phone, type: 'sms', verificationCode } as const
  const answer = await owner.must('POST /wps/session/login', login)
  expect(answer).toMatchObject({ step: 'done', id: opened.id })
  await expect.poll(async () => (await waiting.call('GET /wps/member/info', {})).status).toBe(401)
  expect(await site.context.member.contactsOf(opened.id)).toMatchObject({ mobile })
})

test('[SEC-05] an exclusion under a typed address does not keep its owner out', async () => {
  await using site = await createTestSite()
  await simplifyRegistration(site)
  await brandShown(site)
  const squatter = await withTypedNumber(site, 'squatter')
  await squatter.client.must('POST /wps/exclusion/exclude', { months: 6 })
  const { exclusion } = site.context
  const phone = { kind: 'phone', value: mobile } as const
  expect(await exclusion.bars(brandIdOf(site), [phone])).toBe(false)
  await site.context.member.setContact(squatter.id, { mobile })
  expect(await exclusion.bars(brandIdOf(site), [phone])).toBe(true)
})
