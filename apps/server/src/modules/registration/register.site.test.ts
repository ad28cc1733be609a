import { expect, test } from 'vitest'
import {
  addMember,
  brandShown,
  createTestSite,
  askForRegisterCode,
  enter,
  registerFormOf,
  ownPassword as password,
  plainRegisterForm,
  readCaptcha,
  registered,
  simplifyRegistration,
} from '@fairhouse/site/testing'

const route = 'PUT /wps/member/register'
const mobileRoute = 'PUT /wps/member/register/mobile'

test('[CALL-07] a name, a password and a proved number make an account, signed in', async () => {
  await using site = await createTestSite()
  const { client, answer } = await registered(site, 'Anna', '0901234567')
  expect(answer).toMatchObject({ step: 'done', account: 'anna', nickname: 'Anna', type: 0 })
  expect(await client.must('GET /wps/member/info', {})).toMatchObject({ id: answer.id })
  const { member } = site.context
  expect((await member.exportOf(answer.id)).account).toMatchObject({
    termsVersion: '1',
    termsAcceptedAt: expect.any(Date),
    ageConfirmedAt: expect.any(Date),
    registration: { method: 'WEB' },
  })
  const brandId = site.context.brands.all()[0]?.id ?? ''
  for (const typed of ['ANNA', '0901234567']) {
    expect((await member.byPassword(brandId, typed, password))?.id).toBe(answer.id)
  }
  expect((await member.byPhone(brandId, '+84901234567'))?.id).toBe(answer.id)
})

test('[CALL-07] a registration by phone gets a generated name, never the number', async () => {
  await using site = await createTestSite()
  const client = site.visitor()
  const form = await registerFormOf(site, client, '0901234567')
  const answer = await client.must(mobileRoute, { ...form, username: '0901234567' })
  if (answer.step !== 'done') throw new Error('more is asked for')
  expect(answer.account).toMatch(/^[a-z]{6,11}[0-9]{4}$/)
  expect(answer.account).not.toContain('901234567')
  expect(answer.nickname).toBe(answer.account)
  expect(await site.context.member.hasPassword(answer.id)).toBe(false)
  const other = site.visitor()
  const again = await registerFormOf(site, other, '0907654321')
  const echo = await other.call(mobileRoute, { ...again, username: '0901234567' })
  expect(echo.answer).toMatchObject({
    code: 'invalid_fields',
    errors: { username: expect.any(String) },
  })
})

test('faults are reported per field, before a captcha or a code is used up', async () => {
  await using site = await createTestSite()
  const client = site.visitor()
  const form = await registerFormOf(site, client, '0901234567')
  const named = { ...form, username: 'anna', password, confirmPassword: password }
  const refused = async (changed: object) =>
    (await client.call(route, { ...named, ...changed })).answer
  const faulty = { username: '1x', password: 'password1', agreeTerms: false, ageConfirmed: false }
  const { errors, code } = JSON.parse(JSON.stringify(await refused(faulty)))
  expect(code).toBe('invalid_fields')
  const fields = ['ageConfirmed', 'agreeTerms', 'confirmPassword', 'password', 'username']
  expect(Object.keys(errors).toSorted()).toEqual(fields)
  expect(errors.ageConfirmed).toContain('18')
  expect(await refused({ affiliateCode: 'NOBODY' })).toMatchObject({
    code: 'invitation_code_error',
    errors: { affiliateCode: expect.any(String) },
  })
  for (const changed of [{ agreeTerms: undefined }, { nickname: 'Anna' }, { mobileNum: '12' }]) {
    expect(await refused(changed)).toMatchObject({ code: 'invalid_fields' })
  }
  expect(await refused({})).toMatchObject({ success: true })
})

test('only form fields are accepted: no type, no balance, no rights', async () => {
  await using site = await createTestSite()
  await simplifyRegistration(site)
  const named = { ...plainRegisterForm, username: 'anna', mobileNum: '0901234567', password }
  const whole = { ...named, confirmPassword: password }
  for (const extra of [
    { type: 1 },
    { balance: '5' },
    { isAgent: true },
    { id: 'x' },
    { state: 'open' },
  ]) {
    const client = site.visitor()
    const body = await client.seal({ ...whole, ...extra })
    const init = { method: 'PUT', headers: { 'content-type': 'application/jose' }, body }
    expect((await client.send('/wps/member/register', init)).status).toBe(400)
  }
  const { brands, member } = site.context
  expect(await member.byName(brands.all()[0]?.id ?? '', 'anna')).toBeUndefined()
})

test('a captcha works once and a code only for its own number, purpose and time', async () => {
  await using site = await createTestSite()
  const client = site.visitor()
  const form = await registerFormOf(site, client, '0901234567')
  const other = await askForRegisterCode(site, client, '0907654321')
  const named = { ...form, username: 'anna', password, confirmPassword: password }
  const tried = async (changed: object) =>
    (await client.call(route, { ...named, ...changed })).answer
  expect(await tried({ captcha: 'WRONG' })).toMatchObject({ code: 'wrong_captcha' })
  expect(await tried({})).toMatchObject({ code: 'wrong_captcha' })
  const fresh = async () => ({ captcha: await readCaptcha(client) })
  expect(await tried({ ...(await fresh()), verificationCode: other })).toMatchObject({
    code: 'wrong_code',
  })
  const token = { firebaseIdToken: 'forged.id.token', firebaseChannel: 'sms' }
  expect(await tried({ ...(await fresh()), ...token })).toMatchObject({ code: 'wrong_code' })
  expect(await tried(await fresh())).toMatchObject({ success: true })
  const replayed = { ...(await fresh()), username: 'bella' }
  expect(await tried(replayed)).toMatchObject({ code: 'wrong_code' })
})

test('an account of the number is revealed only to its owner', async () => {
  await using site = await createTestSite()
  await registered(site, 'anna', '0901234567')
  const client = site.visitor()
  const form = await registerFormOf(site, client, '0907654321')
  const named = { ...form, username: 'bella', password, confirmPassword: password }
  const stranger = { ...named, mobileNum: '0901234567', verificationCode: '000000' }
  expect((await client.call(route, stranger)).answer).toMatchObject({ code: 'wrong_code' })
  await site.advance(61)
  const again = await registerFormOf(site, client, '0901234567')
  const owner = await client.call(route, { ...named, ...again })
  expect(owner.answer).toMatchObject({ code: 'already_registered' })
})

test('names are unique ignoring case, and reserved names are refused', async () => {
  await using site = await createTestSite()
  await simplifyRegistration(site)
  const refused = async (username: string, place: number) => {
    const mobileNum = `09012345${String(place).padStart(2, '0')}`
    const form = { ...plainRegisterForm, username, mobileNum, password, confirmPassword: password }
    const { answer } = await site.visitor().call(route, form)
    return answer.success ? 'done' : answer.code
  }
  expect(await refused('Annabel', 1)).toBe('done')
  for (const [place, name] of ['ANNABEL', 'annabel', 'Admin', 'support24', 'Fairhouse'].entries()) {
    expect(await refused(name, 10 + place), name).toBe('name_taken')
  }
})

test('[CALL-10] the setting returns the form, the age, the terms and the bonus', async () => {
  await using site = await createTestSite()
  const setting = await site.visitor().must('GET /wps/system/setting/register', {})
  expect(setting).toMatchObject({
    minimumAge: 18,
    termsVersion: '1',
    bonus: { amount: '1000.0000', currency: 'VND', playThrough: 10 },
  })
  const { registerRules } = await site.visitor().must('GET /wps/system/status', {})
  expect(setting.registerRules).toEqual(registerRules)
})

test('the birth date decides the age, on the calendar of the brand', async () => {
  await using site = await createTestSite()
  await simplifyRegistration(site)
  await site.operator.askFor('birthday', 'date', 11)
  await brandShown(site)
  const today = new Date(site.now().getTime() + 7 * 3600_000)
  const born = (days: number) => {
    const day = new Date(today.getTime() + days * 86_400_000)
    day.setUTCFullYear(day.getUTCFullYear() - 18)
    return day.toISOString().slice(0, 10)
  }
  const form = { ...plainRegisterForm, username: 'anna', password, confirmPassword: password }
  const tried = (birthday?: string) =>
    site.visitor().call(route, { ...form, mobileNum: '0901234567', ...(birthday && { birthday }) })
  expect((await tried()).answer).toMatchObject({ errors: { birthday: expect.any(String) } })
  expect((await tried(born(1))).answer).toMatchObject({ errors: { birthday: expect.any(String) } })
  expect((await tried(born(0))).answer).toMatchObject({ success: true })
})

test('affiliate and referrer are stored; unknown codes are refused', async () => {
  await using site = await createTestSite()
  await simplifyRegistration(site)
  const { agent, brands, member } = site.context
  const brandId = brands.all()[0]?.id ?? ''
  const [anAgent, demo] = [
    await member.byName(brandId, 'agent'),
    await member.byName(brandId, 'demo'),
  ]
  const referralCode = await agent.referralCodeOf(brandId, demo?.id ?? '')
  const tried = async (username: string, mobileNum: string, codes: object) => {
    const form = { ...plainRegisterForm, username, mobileNum, password, confirmPassword: password }
    return (await site.visitor().call(route, { ...form, ...codes })).answer
  }
  const inviting = { affiliateCode: 'fairhouse', referralCode: referralCode.toLowerCase() }
  const first = await tried('anna', '0901234567', inviting)
  if (!first.success || first.value.step !== 'done') throw new Error('refused')
  expect((await member.exportOf(first.value.id)).account).toMatchObject({
    affiliateId: anAgent?.id,
    referrerId: demo?.id,
    registration: inviting,
  })
  expect(await tried('bella', '0901234568', { recommenderId: referralCode })).toMatchObject({
    success: true,
  })
  for (const field of ['referralCode', 'recommenderId', 'affiliateCode']) {
    expect(await tried('carla', '0901234569', { [field]: 'NOBODY99' })).toMatchObject({
      code: 'invitation_code_error',
      errors: { [field]: expect.any(String) },
    })
  }
})

test('a number that the phone provider has proved needs no code', async () => {
  await using site = await createTestSite({ config: {} })
  await site.operator.doNotAskFor('captcha')
  await brandShown(site)
  // The validity of tokens is tested in verification.
  const numberOf = async (token: string) => (token === 'good' ? '+84901234567' : undefined)
  const { phoneTokens } = site.context.verification
  Object.assign(phoneTokens, { takeNumber: numberOf, peekNumber: numberOf })
  const tried = async (mobileNum: string, firebaseIdToken: string) => {
    const token = { firebaseIdToken, firebaseChannel: 'sms' } as const
    return (await site.visitor().call(mobileRoute, { ...plainRegisterForm, mobileNum, ...token }))
      .answer
  }
  expect(await tried('0901234567', 'forged')).toMatchObject({ code: 'wrong_code' })
  expect(await tried('0901234568', 'good')).toMatchObject({ code: 'wrong_code' })
  expect(await tried('', 'good')).toMatchObject({ errors: { mobileNum: expect.any(String) } })
  expect(await tried('0901234567', 'good')).toMatchObject({ success: true })
  const brandId = site.context.brands.all()[0]?.id ?? ''
  expect(await site.context.member.byPhone(brandId, '+84901234567')).toBeDefined()
  expect(await tried('0901234567', 'good')).toMatchObject({ code: 'already_registered' })
})

test('registration is refused on an agent site', async () => {
  await using site = await createTestSite()
  await site.operator.addAgentSite('127.0.0.1')
  const form = { ...plainRegisterForm, username: 'anna', password, confirmPassword: password }
  const code = async () => {
    const { answer } = await site.visitor().call(route, form)
    return answer.success ? 'accepted' : answer.code
  }
  await expect.poll(code).toBe('feature_off')
})

test('a registration by identity provider needs a name and gets no password', async () => {
  await using site = await createTestSite({ config: {} })
  const { registration, member, promotion } = site.context
  const brand = site.context.brands.all()[0]
  if (!brand) throw new Error('no brand')
  const caller = { brand, session: undefined, language: 'EN', address: '10.0.0.1', origin: '' }
  const rest = { visitor: { address: '10.0.0.1', country: undefined }, userAgent: '' }
  const hands = { setCookieHalf: () => undefined, getCookie: () => undefined }
  const setCookie = () => undefined
  const open = (input: object) =>
    registration.registerWithoutPassword(
      { ...caller, ...rest, ...hands, setCookie },
      { username: 'Anna', agreeTerms: true, ageConfirmed: true, ...input },
    )
  const refusals = [
    [{ agreeTerms: false }, 'invalid_fields'],
    [{ ageConfirmed: undefined }, 'invalid_fields'],
    [{ username: '1' }, 'invalid_fields'],
    [{ username: 'admin' }, 'name_taken'],
    [{ username: 'fairhouseSupport' }, 'name_taken'],
    [{ username: 'adm1n' }, 'name_taken'],
    [{ username: 'DEMO' }, 'name_taken'],
    [{ affiliateCode: 'NOBODY' }, 'invitation_code_error'],
  ] as const
  for (const [input, code] of refusals) await expect(open(input)).rejects.toMatchObject({ code })
  const account = await open({ affiliateCode: 'FAIRHOUSE' })
  expect(account).toMatchObject({ name: 'anna', nickname: 'Anna', type: 0, state: 'open' })
  expect(await member.hasPassword(account.id)).toBe(false)
  expect(await promotion.requirementOf(account.id)).toBe(100_000_000n)
})

test('an account keeps the language that it was registered in', async () => {
  await using site = await createTestSite()
  await simplifyRegistration(site)
  const client = site.visitor({ language: 'VI' })
  const named = { ...plainRegisterForm, username: 'anna', password, confirmPassword: password }
  const answer = await client.must(route, { ...named, mobileNum: '0901234567' })
  if (answer.step !== 'done') throw new Error('more is asked for')
  expect(await site.context.member.language(answer.id)).toBe('VI')
})

test('[SEC-12] a nickname that could pass for the operator is refused', async () => {
  await using site = await createTestSite()
  await addMember(site, { name: 'anna' })
  const member = site.visitor()
  await enter(member, 'anna')
  const answerTo = async (nickname: string) => {
    const { answer } = await member.call('POST /wps/member/nickname', { nickname })
    return answer.success ? answer.value.nickname : answer.code
  }
  for (const nickname of ['Аdmin', 'ＡＤＭＩＮ', 'Fairhouse Support', 'Fаirhouse', '客服小王']) {
    expect(await answerTo(nickname)).toBe('name_taken')
  }
  expect(await answerTo('Nguyễn Văn Đức')).toBe('Nguyễn Văn Đức')
  expect(await answerTo('น้ำฝน')).toBe('น้ำฝน')
  expect(await answerTo('Ａｎｎａ')).toBe('Anna')
})
