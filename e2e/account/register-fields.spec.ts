import type { Page } from '@playwright/test'
import { goodPassword, readCaptcha, useRandomAddress } from '../support/accounts.ts'
import { expect, removeServerDrawing, test } from '../support/fixtures.ts'

const rule = {
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 0,
  maxLength: 255,
  type: 'text',
}

/** Fields that a brand can require: name in the payload and label on the page. */
const fields = {
  payeeName: 'Payee name',
  paymentPassword: 'Payment password',
  qqNum: 'QQ number',
  line: 'LINE',
  whatsapp: 'WhatsApp',
  zalo: 'Zalo',
  facebook: 'Facebook',
  wechat: 'WeChat',
  idNumber: 'ID number',
  email: 'Email',
  affiliateCode: 'Invitation code',
  referralCode: 'Referral code',
  recommenderId: 'Recommender ID',
  nickname: 'Nickname',
  realName: 'Real name',
  fullName: 'Full name',
  telegram: 'Telegram',
  birthday: 'Date of birth',
  permanentAddress: 'Permanent address',
  currentAddress: 'Current address',
  placeOfBirth: 'Place of birth',
  nationality: 'Nationality',
  occupation: 'Occupation',
  sourceOfIncome: 'Source of income',
}

/** Mocks a brand that requires all of these fields. */
async function requireAllFields(page: Page, more: object): Promise<void> {
  await useRandomAddress(page)
  await removeServerDrawing(page)
  await page.route('**/wps/system/status', async (route) => {
    const answer = await route.fetch()
    const status: unknown = await answer.json()
    const value: object = Reflect.get(Object(status), 'value')
    const accounts = { ...Reflect.get(value, 'accounts'), ...more }
    const wanted = Object.keys(fields).map((name) => [name, ruleOf(name)])
    const registerRules = {
      ...Reflect.get(value, 'registerRules'),
      ...Object.fromEntries(wanted),
    }
    await route.fulfill({
      json: { ...Object(status), value: { ...value, accounts, registerRules } },
    })
  })
  await page.goto('/register')
}

test('[REG-09] [REG-11] a brand chooses the fields and who fills them in', async ({ page }) => {
  await requireAllFields(page, { minimumAge: 21 })
  const form = page.locator('form')
  await expect(form.getByLabel('I am at least 21 years old')).toBeVisible()
  for (const label of Object.values(fields)) {
    await expect(form.getByLabel(label).first(), label).toBeVisible()
  }
  // Required fields are marked; the others say that they are optional.
  await expect(form.locator('[name=paymentPassword]')).toHaveAttribute(
    'placeholder',
    'Payment password *',
  )
  await expect(form.getByLabel('Zalo (optional)')).toBeVisible()
  await form.getByLabel('Date of birth').fill('2015-01-31')
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(form.getByLabel('Date of birth')).toHaveAccessibleDescription(
    'You must be at least 21 years old.',
  )
})

const types: Record<string, string> = { paymentPassword: 'password', birthday: 'date' }

function ruleOf(name: string) {
  const patternId = name === 'birthday' ? 11 : 0
  return { ...rule, patternId, type: types[name] ?? 'text' }
}

/** Stores the plain text of encrypted bodies in the page. */
function recordPlainText(): void {
  const { encrypt } = SubtleCrypto.prototype
  SubtleCrypto.prototype.encrypt = function keep(way, key, data) {
    Object.assign(globalThis, { encrypted: new TextDecoder().decode(data) })
    return encrypt.call(this, way, key, data)
  }
}

/** Mocks the phone code provider and the other calls of registration. */
async function mockRegistration(page: Page): Promise<void> {
  const said = (value: object) => ({ json: { success: true, value, message: '' } })
  const provider = { json: { sessionInfo: 'asked', idToken: 'token-of-the-provider' } }
  await page.route('**/phones/v1/accounts:*', (route) => route.fulfill(provider))
  await page.route('**/phone/nonce', (route) => route.fulfill(said({ nonce: 'once' })))
  await page.route('**/agent/affiliate?*', (route) => route.fulfill(said({ code: 'any' })))
  const refusal = { success: false, value: null, code: 'name_taken', message: 'Read.', errors: {} }
  await page.route('**/wps/member/register', (route) => route.fulfill({ json: refusal }))
}

test('[REG-15] [REG-22] registration is sent encrypted, by the names of the specification', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(recordPlainText)
  await mockRegistration(page)
  await requireAllFields(page, { phoneProvider: { url: `${baseURL}/phones`, key: 'public' } })
  const form = page.locator('form')
  const typed: Record<string, string> = {
    ...Object.fromEntries(Object.keys(fields).map((name) => [name, `of-${name}`])),
    username: 'sealed4you',
    password: goodPassword,
    confirmPassword: goodPassword,
    mobileNum: '901234567',
    email: 'sealed@example.com',
    birthday: '1990-01-31',
  }
  for (const [name, value] of Object.entries(typed)) {
    await form.locator(`[name=${name}]`).fill(value)
  }
  await form.getByRole('button', { name: 'Get code' }).click()
  await expect(form.getByRole('button', { name: /^Code sent/ })).toBeDisabled()
  await form.getByLabel('SMS verification code').fill('123456')
  await readCaptcha(page)
  const captcha = await form.getByLabel('Characters in the image').inputValue()
  await form.getByLabel('I have read and agree to the terms').check()
  await form.getByLabel(/^I am at least/).check()
  const sending = page.waitForRequest('**/wps/member/register')
  await form.getByRole('button', { name: 'Create account' }).click()
  const sent = await sending
  expect(sent.headers()['content-type']).toBe('application/jose')
  // A JWE with an empty key part: only the server can decrypt it.
  expect(sent.postData()).toMatch(/^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/)
  const payload = await page.evaluate(() => String(Reflect.get(globalThis, 'encrypted')))
  expect(JSON.parse(payload)).toEqual({
    ...typed,
    captcha,
    countryDialingCode: '84',
    login: true,
    registerUrl: `${baseURL}/register`,
    registerMethod: 'WEB',
    domain: new URL(baseURL ?? '').host,
    firebaseChannel: 'sms',
    firebaseIdToken: 'token-of-the-provider',
    agreeTerms: true,
    ageConfirmed: true,
    iat: expect.any(Number),
    jti: expect.any(String),
  })
})
