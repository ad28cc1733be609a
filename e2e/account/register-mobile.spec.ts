import { randomInt } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import {
  closeBrowser,
  codeFor,
  goodPassword,
  logIn,
  newNumber,
  openLogin,
  readCaptcha,
  storedInTab,
  useRandomAddress,
} from '../support/accounts.ts'
import { expect, expectAccessible, expectHydrated, test } from '../support/fixtures.ts'

test.beforeEach(async ({ page }) => useRandomAddress(page))

test('[REG-02] [REG-06] [REG-17] an account by phone is entered by both its names', async ({
  page,
}) => {
  await page.goto('/register')
  await expectHydrated(page)
  await page.getByRole('tab', { name: 'Phone' }).click()
  const form = page.locator('form')
  await expect(form.getByLabel('Username')).toHaveCount(0)
  const number = newNumber()
  await form.getByLabel('Phone number').fill(number)
  await form.getByRole('button', { name: 'Get code' }).click()
  const waiting = form.getByRole('button', { name: /^Code sent\. Resend in (2\d\d|300) s$/ })
  await expect(waiting).toBeDisabled()
  const outbox = form.getByRole('link', { name: 'View your code' })
  await expect(outbox).toHaveAttribute('href', '/dev/outbox')
  await form.getByLabel('SMS verification code').fill(await codeFor(page, number))
  await form.getByRole('textbox', { name: 'Password (optional)', exact: true }).fill(goodPassword)
  await form.getByRole('textbox', { name: 'Confirm password' }).fill(goodPassword)
  await readCaptcha(page)
  await form.getByLabel('I have read and agree to the terms').check()
  await form.getByLabel('I am at least 18 years old').check()
  const sent = page.waitForRequest('**/wps/member/register/mobile')
  await form.getByRole('button', { name: 'Create account' }).click()
  await sent

  const made = page.getByRole('dialog', { name: 'Your account name' })
  await expect(made.getByText('Next time, log in with it')).toBeVisible()
  const name = await storedInTab(page, 'account')
  expect(name).not.toContain(number.slice(1))
  await expect(made.getByText(name ?? '', { exact: true })).toBeVisible()
  await made.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Registered successfully!' })).toBeVisible()

  for (const typed of [number, name ?? '']) {
    await closeBrowser(page, 'nothing')
    await logIn(page, typed, goodPassword)
    expect(await storedInTab(page, 'account')).toBe(name)
  }
})

const sendCode = '**/wps/verification/sms/register'
const sentFor = (expiredMinutes: number) => ({
  success: true,
  value: { expiredMinutes, expirationTime: new Date(0).toISOString() },
  message: '',
})
const notSent = {
  success: false,
  value: null,
  code: 'sms_unavailable',
  message: "We can't send SMS right now.",
}

test('[REG-07] the dialling code comes from the link, the country or the list', async ({
  page,
}) => {
  // A Thai address: the country is not the one of the brand.
  await page.setExtraHTTPHeaders({
    'x-forwarded-for': `1.0.${randomInt(128, 255)}.${randomInt(1, 254)}`,
  })
  const code = page.getByRole('combobox', { name: 'Country code' })
  const starts = async (address: string, expected: string, flag: string) => {
    await page.goto(address)
    await expectHydrated(page)
    await page.getByRole('tab', { name: 'Phone' }).click()
    await expect(code).toHaveValue(expected)
    const picture = page.locator(`img[src$="/${flag}.svg"]`).first()
    await expect
      .poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
  }
  await starts('/register', '+66', 'TH')
  await starts('/register?countryDialingCode=62', '+62', 'ID')
  // Another page, and the form later: the code of the link is kept.
  await starts('/register', '+62', 'ID')
  await starts('/register?countryDialingCode=999', '+66', 'TH')

  await code.click()
  const list = page.getByRole('listbox', { name: 'Country code' })
  await expect(list).toBeVisible()
  const options = list.getByRole('option')
  expect(await options.count()).toBeGreaterThan(200)
  await expect(list.locator('img')).toHaveCount(await options.count())
  await expectAccessible(page, 'form')
  await code.fill('viet')
  await expect(options).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(list).toBeHidden()
  await expect(code).toHaveValue('+84')
  await code.click()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await code.click()
  await list.getByRole('option', { name: /Indonesia/ }).click()
  await expect(list).toBeHidden()
  await expect(code).toHaveValue('+62')

  // The chosen code is the one that is sent.
  await page.route(sendCode, (route) => route.fulfill({ json: sentFor(5) }))
  const sent = page.waitForRequest(sendCode)
  await page.getByLabel('Phone number').fill('81234567890')
  await page.getByRole('button', { name: 'Get code' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    mobileNo: '81234567890',
    countryDialingCode: '62',
  })

  await page.clock.install()
  await code.click()
  await expect(list).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByLabel('Phone number').focus()
  await page.clock.runFor(199)
  await expect(list).toBeVisible()
  await page.clock.runFor(1)
  await expect(list).toBeHidden()
})

/** The page with a clock that only the test moves. */
async function openWithClock(page: Page) {
  await page.clock.install()
  await page.goto('/register')
  await expectHydrated(page)
  const form = page.locator('form')
  await expect(form.getByRole('combobox', { name: 'Country code' })).toHaveValue('+84')
  await page.clock.pauseAt(Date.now() + 60_000)
  return { form, number: form.getByLabel('Phone number'), send: sendButton(form) }
}

const sendButton = (form: Locator) => form.getByRole('button', { name: /^(Get code|Code sent)/ })

test('[REG-08] the number is checked, the code counts down, presses are a second apart', async ({
  page,
  expected,
}) => {
  expected(/Failed to load resource/)
  let calls = 0
  let isSent = false
  await page.route(sendCode, async (route) => {
    calls += 1
    await route.fulfill(isSent ? { json: sentFor(3) } : { status: 503, json: notSent })
  })
  const { form, number, send } = await openWithClock(page)
  await expect(form.getByLabel('SMS verification code')).toBeVisible()
  await expect(send).toHaveText('Get code')
  for (const wrong of ['', '12', 'nonsense']) {
    await number.fill(wrong)
    await send.click()
    await expect(number).toHaveAttribute('aria-invalid', 'true')
    await page.clock.runFor(1000)
  }
  expect(calls).toBe(0)

  await number.fill(newNumber())
  await send.click()
  await expect(form.getByRole('alert')).toContainText(notSent.message)
  await expect(send).toBeEnabled()
  await page.clock.runFor(999)
  await send.click()
  // A press that is answered clears the error; one that comes too soon leaves it.
  await expect(form.getByRole('alert')).toContainText(notSent.message)
  expect(calls).toBe(1)
  isSent = true
  await page.clock.runFor(1)
  await send.click()
  await expect(send).toHaveText('Code sent. Resend in 180 s')
  expect(calls).toBe(2)
  await expect(form.getByRole('status').filter({ hasText: 'Code sent' })).toBeAttached()
  await page.clock.runFor(1000)
  await expect(send).toHaveText('Code sent. Resend in 179 s')
  await page.clock.fastForward(178_000)
  await expect(send).toHaveText('Code sent. Resend in 1 s')
  await page.clock.runFor(1000)
  await expect(send).toHaveText('Get code')
})

test('[REG-21] the button waits until 0; a failed sending says why', async ({ page, expected }) => {
  expected(/Failed to load resource/)
  const { form, number, send } = await openWithClock(page)
  await number.fill(newNumber())
  const answered = page.waitForResponse(sendCode)
  await send.click()
  const { value } = await (await answered).json()
  expect(value).toEqual({ expiredMinutes: 5, expirationTime: expect.any(String) })
  const leftMs = Date.parse(value.expirationTime) - Date.now()
  expect(leftMs).toBeGreaterThan(0)
  expect(leftMs).toBeLessThanOrEqual(300_000)
  await expect(send).toHaveText('Code sent. Resend in 300 s')
  await expect(send).toBeDisabled()
  await page.clock.fastForward(299_000)
  await expect(send).toHaveText('Code sent. Resend in 1 s')
  await expect(send).toBeDisabled()
  await page.clock.runFor(1000)
  await expect(send).toHaveText('Get code')
  await expect(send).toBeEnabled()

  await page.route(sendCode, (route) => route.fulfill({ status: 503, json: notSent }))
  await send.click()
  await expect(form.getByRole('alert')).toContainText(notSent.message)
  await expect(send).toBeEnabled()
})

test('an account without a password is entered by a code', { tag: '@full' }, async ({ page }) => {
  test.slow()
  await page.goto('/register')
  await expectHydrated(page)
  await page.getByRole('tab', { name: 'Phone' }).click()
  const form = page.locator('form')
  const number = newNumber()
  await form.getByLabel('Phone number').fill(number)
  await form.getByRole('button', { name: 'Get code' }).click()
  await form.getByLabel('SMS verification code').fill(await codeFor(page, number))
  await readCaptcha(page)
  await form.getByLabel('I have read and agree to the terms').check()
  await form.getByLabel('I am at least 18 years old').check()
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('dialog', { name: 'Your account name' })).toBeVisible()
  const name = await storedInTab(page, 'account')
  const first = await codeFor(page, number)

  await closeBrowser(page, 'nothing')
  const dialog = await openLogin(page)
  await dialog.getByRole('tab', { name: 'SMS code' }).click()
  await dialog.getByLabel('Phone number').fill(number)
  await dialog.getByRole('button', { name: 'Get code' }).click()
  await expect.poll(() => codeFor(page, number)).not.toBe(first)
  await dialog.getByLabel('SMS verification code').fill(await codeFor(page, number))
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible()
  expect(await storedInTab(page, 'account')).toBe(name)
})
