import type { Locator, Page } from '@playwright/test'
import { codeFor } from '../support/accounts.ts'
import { inDatabase } from '../support/database.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { newPerson, openSignedIn, type Person, signIn } from '../support/people.ts'

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

test('[AUTH-07] the answer does not reveal whether an account exists', async ({
  page,
  expected,
}) => {
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

const required = 'This field is required.'

/** Counts the changes that the page asks for; a form with an error asks for none. */
function watchSent(page: Page) {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isChange = request.method() !== 'GET'
    if (isChange && /\/(password|verification)\b/.test(pathname)) sent.push(pathname)
  })
  return sent
}

/** Enters each text and expects what stands under its field when the form is sent. */
async function expectErrors(
  form: Locator,
  button: string,
  rows: [string, string, RegExp | string][],
) {
  for (const [name, typed] of rows) {
    await form.getByRole('textbox', { name, exact: true }).fill(typed)
  }
  await form.getByRole('button', { name: button, exact: true }).click()
  for (const [name, , error] of rows) {
    const field = form.getByRole('textbox', { name, exact: true })
    await expect(field, name).toHaveAccessibleDescription(error)
  }
}

test('[VAL-05] a forgotten password: each field is required and follows its rule', async ({
  page,
}) => {
  const sent = watchSent(page)
  const dialog = await openForgot(page)
  await expectErrors(dialog, 'Send code', [
    ['Username', '', required],
    ['Email', '', required],
  ])
  await expectErrors(dialog, 'Send code', [
    ['Username', '1player', /letters and numbers/i],
    ['Email', 'nonsense', 'Enter a valid email address.'],
  ])
  await dialog.getByRole('tab', { name: 'By phone' }).click()
  const codeName = 'SMS verification code'
  await expectErrors(dialog, 'Set new password', [
    ['Phone number', '', required],
    [codeName, '', required],
    ['New password', '', required],
  ])
  await expectErrors(dialog, 'Set new password', [
    ['Phone number', 'abcdefgh', 'Enter a valid phone number.'],
    [codeName, '123456', ''],
    ['New password', 'short', 'Use 8–128 characters.'],
  ])
  await dialog.getByRole('button', { name: 'Get code' }).click()
  expect(sent).toEqual([])
})

test('[VAL-05] a change of password: old, new and confirmation follow their rules', async ({
  page,
}) => {
  test.skip(!process.env.SITE_DATA_DIR, 'needs the data of the site')
  const person = await newPerson(page)
  await openSignedIn(page, person, '/promotions?centre=securityCenter')
  const sent = watchSent(page)
  const security = page.getByRole('dialog', { name: 'Security' })
  await security.getByRole('button', { name: /^Password/ }).click()
  const change = 'Change password'
  const dialog = page.getByRole('dialog', { name: change })
  const [old, fresh, again] = ['Current password', 'New password', 'Confirm new password']
  await expectErrors(dialog, change, [
    [old, '', required],
    [fresh, '', required],
    [again, '', required],
  ])
  await expectErrors(dialog, change, [
    [old, 'x', ''],
    [fresh, 'short', 'Use 8–128 characters.'],
    [again, 'short', ''],
  ])
  await expectErrors(dialog, change, [
    [old, 'x', ''],
    [fresh, password, ''],
    [again, `${password}x`, "The entries don't match."],
  ])
  expect(sent).toEqual([])

  // Where the old one has just been given it is not asked again.
  await inDatabase('UPDATE member_account SET must_change_password = true WHERE name = $1', [
    person.name,
  ])
  await page.context().clearCookies()
  await page.evaluate(() => sessionStorage.clear())
  await signIn(page, person)
  const forced = page.getByRole('dialog', { name: 'Set a new password' })
  await expectErrors(forced, change, [
    [fresh, '', required],
    [again, '', required],
  ])
  await expect(forced.getByRole('textbox', { name: old })).toHaveCount(0)
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
