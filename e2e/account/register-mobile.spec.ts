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

test('[REG-07] the dialling code is found by typing, by keys, and closes when it is left', async ({
  page,
}) => {
  await page.goto('/register')
  await expectHydrated(page)
  await page.getByRole('tab', { name: 'Phone' }).click()
  const code = page.getByRole('combobox', { name: 'Country code' })
  // Defaults to the brand's country, because the visitor's country is unknown.
  await expect(code).toHaveValue('+84')
  const flag = page.locator('img[src$="/VN.svg"]').first()
  await expect
    .poll(() => flag.evaluate((one) => (one as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await code.click()
  const list = page.getByRole('listbox', { name: 'Country code' })
  await expect(list).toBeVisible()
  await expectAccessible(page, 'form')
  await code.fill('thai')
  await expect(list.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(list).toBeHidden()
  await expect(code).toHaveValue('+66')
  await code.click()
  await expect(list).toBeVisible()
  await page.getByLabel('Phone number').focus()
  await expect(list).toBeHidden()
  await code.click()
  await list.getByRole('option', { name: /Indonesia/ }).click()
  await expect(code).toHaveValue('+62')
  await code.click()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
})

test('[REG-08] [REG-21] a wrong number asks for no code; a failed sending says why', async ({
  page,
  expected,
}) => {
  expected(/Failed to load resource/)
  let asked = 0
  await page.route('**/wps/verification/sms/register', async (route) => {
    asked += 1
    await route.fulfill({
      status: 503,
      json: {
        success: false,
        value: null,
        code: 'sms_unavailable',
        message: "We can't send SMS right now.",
      },
    })
  })
  await page.goto('/register')
  await expectHydrated(page)
  const form = page.locator('form')
  await form.getByLabel('Phone number').fill('12')
  await form.getByRole('button', { name: 'Get code' }).click()
  await expect(form.getByLabel('Phone number')).toHaveAttribute('aria-invalid', 'true')
  expect(asked).toBe(0)
  await form.getByLabel('Phone number').fill(newNumber())
  // Both clicks in one task, so that the second comes within a second on any machine.
  await form.getByRole('button', { name: 'Get code' }).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect(form.getByRole('alert')).toContainText("We can't send SMS right now.")
  expect(asked).toBe(1)
  await page.waitForTimeout(1100)
  await form.getByRole('button', { name: 'Get code' }).click()
  await expect.poll(() => asked).toBe(2)
  await expect(form.getByRole('button', { name: 'Get code' })).toBeEnabled()
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
