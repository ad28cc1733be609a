import type { Page } from '@playwright/test'
import { codeFor } from '../support/accounts.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { newPerson, type Person } from '../support/people.ts'

const password = 'Quite-another-one-42'

async function openForgot(page: Page) {
  await page.goto('/promotions')
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  return page.getByRole('dialog', { name: 'Forgot password' })
}

async function expectSignedIn(page: Page, { name }: Person): Promise<void> {
  const welcome = page.getByRole('dialog', { name: /Welcome/ })
  await expect(welcome.getByText(`logged in as ${name}`)).toBeVisible()
}

async function askByEmail(page: Page, name: string, email: string) {
  const dialog = await openForgot(page)
  await dialog.getByRole('textbox', { name: 'Username' }).fill(name)
  await dialog.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect(dialog.getByText(/If these details match an account/)).toBeVisible()
  return dialog
}

test('[AUTH-07] [SITE-01] a forgotten password is replaced with the code by email', async ({
  page,
}) => {
  const person = await newPerson(page)
  const dialog = await askByEmail(page, person.name, person.email)
  await expectAccessible(page)
  const code = await codeFor(page, person.email)
  await dialog.getByRole('textbox', { name: 'Code from the email' }).fill(code)
  await dialog.getByRole('textbox', { name: 'New password' }).fill(password)
  await dialog.getByRole('button', { name: 'Set new password' }).click()
  await expectSignedIn(page, person)
})

test('[AUTH-07] nobody is told whether an account exists', async ({ page, expected }) => {
  expected(/422/)
  const dialog = await askByEmail(page, 'nobodyatall', 'nobody@example.com')
  await dialog.getByRole('textbox', { name: 'Code from the email' }).fill('123456')
  await dialog.getByRole('textbox', { name: 'New password' }).fill(password)
  await dialog.getByRole('button', { name: 'Set new password' }).click()
  await expect(dialog.getByRole('alert')).toContainText('This code is incorrect')
  await dialog.getByRole('button', { name: "I didn't get a code" }).click()
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue('nobodyatall')
})

test('[AUTH-08] a forgotten password is replaced by phone, and one is signed in', async ({
  page,
}) => {
  const person = await newPerson(page)
  const dialog = await openForgot(page)
  await dialog.getByRole('tab', { name: 'By phone' }).click()
  await dialog.getByRole('textbox', { name: 'Phone number' }).fill(person.mobile)
  await dialog.getByRole('button', { name: 'Get code' }).click()
  await expect(dialog.getByRole('button', { name: /Code sent\. Resend in \d+ s/ })).toBeDisabled()
  await expectAccessible(page)
  const code = await codeFor(page, `+84${person.mobile}`)
  await dialog.getByRole('textbox', { name: 'SMS verification code' }).fill(code)
  await dialog.getByRole('textbox', { name: 'New password' }).fill(password)
  await dialog.getByRole('button', { name: 'Set new password' }).click()
  await expectSignedIn(page, person)
})

test('[VAL-05] each way says under its fields what is missing or wrong', async ({ page }) => {
  const dialog = await openForgot(page)
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect(dialog.getByText('This field is required.')).toHaveCount(2)
  await dialog.getByRole('textbox', { name: 'Username' }).fill('1x')
  await dialog.getByRole('textbox', { name: 'Email', exact: true }).fill('nonsense')
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect(dialog.getByText(/4–16|check this value/)).toBeVisible()
  await expect(dialog.getByText('Enter a valid email address.')).toBeVisible()

  await dialog.getByRole('tab', { name: 'By phone' }).click()
  await dialog.getByRole('button', { name: 'Get code' }).click()
  await expect(dialog.getByText('This field is required.')).toHaveCount(1)
  await dialog.getByRole('textbox', { name: 'Phone number' }).fill('12')
  await dialog.getByRole('textbox', { name: 'New password' }).fill('short')
  await dialog.getByRole('button', { name: 'Set new password' }).click()
  await expect(dialog.getByText(/6–15|valid phone number/)).toBeVisible()
  await expect(dialog.getByText('Use 8–128 characters.')).toBeVisible()
})

test(
  'with an authenticator app the new password alone does not sign in',
  { tag: '@full' },
  async ({ page }) => {
    const person = await newPerson(page)
    await page.route('**/wps/member/password/email/verification', (route) =>
      route.fulfill({
        json: {
          success: true,
          message: '',
          value: {
            step: 'prove',
            ticket: 'of-this-journey-alone',
            ways: [{ way: 'totp', to: null }],
          },
        },
      }),
    )
    const dialog = await askByEmail(page, person.name, person.email)
    await dialog.getByRole('textbox', { name: 'Code from the email' }).fill('123456')
    await dialog.getByRole('textbox', { name: 'New password' }).fill(password)
    await dialog.getByRole('button', { name: 'Set new password' }).click()
    await expect(page.getByRole('dialog', { name: "Verify it's you" })).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  },
)
