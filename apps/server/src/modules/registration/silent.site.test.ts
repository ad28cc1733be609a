import { expect, test } from 'vitest'
import {
  askForRegisterCode,
  brandShown,
  createTestSite,
  ownPassword as password,
  readCaptcha,
  registered,
  registerFormOf,
  type TestSite,
} from '@fairhouse/site/testing'

const route = 'PUT /wps/member/register'
const owner = { email: 'anna@example.com', idNumber: '079090001234' }

/** Anna confirmed her number and address; her document number is unconfirmed. */
async function withAnna(site: TestSite): Promise<string> {
  await site.operator.askFor('idNumber', 'text', 0)
  await brandShown(site)
  const { member, brands } = site.context
  return member.open({
    brandId: brands.all()[0]?.id ?? '',
    name: 'anna',
    type: 0,
    password,
    profile: { mobile: '+84901234567', ...owner },
    mobileVerified: true,
    emailVerified: true,
    termsVersion: '1',
  })
}

test('[SEC-11] before the correct code every response is the same, known or not', async () => {
  await using site = await createTestSite()
  await withAnna(site)
  const client = site.visitor()
  const tried = async (changed: object) => {
    const captcha = await readCaptcha(client)
    const form = {
      countryDialingCode: '84',
      registerMethod: 'WEB',
      agreeTerms: true,
      ageConfirmed: true,
      login: true,
      username: 'bella',
      password,
      confirmPassword: password,
      mobileNum: '0907654321',
      email: 'bella@example.com',
      idNumber: '079090009999',
      verificationCode: '000000',
      captcha,
    } as const
    const { status, answer } = await client.call(route, { ...form, ...changed })
    return JSON.stringify({ status, answer })
  }
  const unknown = await tried({})
  expect(unknown).toContain('wrong_code')
  const known = [
    { username: 'anna' },
    { email: owner.email.toUpperCase() },
    { mobileNum: '0901234567' },
    { idNumber: owner.idNumber },
    { username: 'anna', mobileNum: '0901234567', ...owner },
  ]
  for (const changed of known) expect(await tried(changed)).toBe(unknown)
})

test('[SEC-11] a code request is answered alike for a known and an unknown number', async () => {
  await using site = await createTestSite()
  await withAnna(site)
  const request = async (mobileNo: string) => {
    const { status, answer } = await site
      .visitor()
      .call('POST /wps/verification/sms/register', { mobileNo, countryDialingCode: '84' })
    const fields = answer.success ? Object.keys(answer.value).toSorted() : []
    return { status, success: answer.success, fields }
  }
  expect(await request('0901234567')).toEqual(await request('0907654321'))
})

test('[SEC-05] [SEC-11] an address of another account is accepted silently', async () => {
  await using site = await createTestSite()
  const anna = await withAnna(site)
  const client = site.visitor()
  const form = await registerFormOf(site, client, '0907654321')
  const named = { username: 'bella', password, confirmPassword: password, email: owner.email }
  const idNumber = '079090009999'
  const answer = await client.must(route, { ...form, ...named, idNumber })
  if (answer.step !== 'done') throw new Error('more is asked for')
  client.token = answer.token
  expect(await client.must('GET /wps/member/security', {})).toMatchObject({
    mobileConfirmed: true,
    email: 'an•••@example.com',
    emailConfirmed: false,
  })
  // The bonus does not reveal the address either.
  expect(await site.context.promotion.requirementOf(answer.id)).toBe(100_000_000n)
  const { member, brands } = site.context
  expect((await member.byEmail(brands.all()[0]?.id ?? '', owner.email))?.id).toBe(anna)
})

test('[SEC-11] the correct code reveals a taken value and stays valid', async () => {
  await using site = await createTestSite()
  await withAnna(site)
  const client = site.visitor()
  const form = await registerFormOf(site, client, '0907654321')
  const own = { password, confirmPassword: password, idNumber: '079090009999' }
  const tried = async (changed: object) => {
    const captcha = await readCaptcha(client)
    const { answer } = await client.call(route, { ...form, ...own, captcha, ...changed })
    return answer.success ? 'accepted' : answer.code
  }
  expect(await tried({ username: 'anna' })).toBe('name_taken')
  expect(await tried({ username: 'bella', idNumber: owner.idNumber })).toBe('accepted')
  expect(await tried({ username: 'carla' })).toBe('wrong_code')
})

test('[SEC-11] a taken number is revealed only to its owner', async () => {
  await using site = await createTestSite()
  await registered(site, 'dora', '0901234567')
  await site.advance(61)
  const client = site.visitor()
  const verificationCode = await askForRegisterCode(site, client, '0901234567')
  const form = { ...(await registerFormOf(site, client, '0907654321')), mobileNum: '0901234567' }
  const named = { ...form, username: 'bella', password, confirmPassword: password }
  const wrong = await client.call(route, { ...named, verificationCode: '000000' })
  expect(wrong.answer).toMatchObject({ code: 'wrong_code' })
  const captcha = await readCaptcha(client)
  const right = await client.call(route, { ...named, captcha, verificationCode })
  expect(right.answer).toMatchObject({ code: 'already_registered' })
})
