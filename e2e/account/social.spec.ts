import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { closeBrowser, codeFor, storedInTab, useRandomAddress } from '../support/accounts.ts'
import { inDatabase } from '../support/database.ts'
import { expect, expectAccessible, expectHydrated, test } from '../support/fixtures.ts'
import { completeStepUp, newPerson, openSignedIn } from '../support/people.ts'

/** Signs in at the provider under this name and returns to the site. */
async function signInAtProvider(page: Page, name: string, provider: 'Google' | 'Facebook') {
  await page.goto('/login')
  await expectHydrated(page)
  await page.getByRole('button', { name: `Continue with ${provider}` }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Signs in at the provider in a browser without cookies or storage. */
async function signInFromFreshBrowser(...way: Parameters<typeof signInAtProvider>) {
  const [page] = way
  await closeBrowser(page, 'nothing')
  await signInAtProvider(...way)
}

const choice = (page: Page) => page.getByRole('dialog', { name: 'Log in with another account' })
const someone = () => `p${randomUUID().slice(0, 8)}`

test('[AUTH-01] [AUTH-13] a new player opens an account with Google and signs in with it', async ({
  page,
}) => {
  const [name, account] = [someone(), `s${randomUUID().replaceAll('-', '').slice(0, 12)}`]
  // The invitation of the first page still counts after the way to the provider.
  await page.goto('/promotions?affiliateCode=FAIRHOUSE')
  await expect.poll(() => storedInTab(page, 'affiliateCode')).toBe('FAIRHOUSE')
  await signInAtProvider(page, name, 'Google')
  const dialog = choice(page)
  await expect(
    dialog.getByText(/Your Google account isn't linked to an account here yet/),
  ).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await expect(dialog.getByText(/is permanent/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('tab', { name: "I'm new here" }).click()
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await expect(dialog.getByText('Please agree to the terms.')).toBeVisible()
  await expect(dialog.getByText(/at least 18 years old\.$/).last()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Username' }).fill(account)
  await dialog.getByRole('checkbox').first().check({ force: true })
  await dialog.getByRole('checkbox').last().check({ force: true })
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await expect(dialog.getByText(/permanently linked to Google\?/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Yes, link permanently' }).click()
  await expect(page.getByRole('dialog', { name: 'Registered successfully!' })).toBeVisible()
  if (process.env.SITE_DATA_DIR) {
    const invited = await inDatabase(
      `SELECT agent.name FROM member_account AS account
       JOIN member_account AS agent ON agent.id = account.affiliate_id WHERE account.name = $1`,
      [account],
    )
    expect(invited).toEqual([{ name: 'agent' }])
  }

  // The linked identity signs in from now on.
  await signInFromFreshBrowser(page, name, 'Google')
  await expect(page.getByText(`logged in as ${account}`)).toBeVisible()
})

test(
  '[AUTH-01] [AUTH-13] who has an account ties Facebook to it for good, as a way in',
  { tag: '@full' },
  async ({ page, expected }) => {
    expected(/401/)
    const person = await newPerson(page)
    await page.context().clearCookies()
    const name = someone()
    await signInAtProvider(page, name, 'Facebook')
    const dialog = choice(page)
    await dialog.getByRole('textbox', { name: 'Username' }).fill(person.name)
    await dialog.getByRole('textbox', { name: 'Password' }).fill('not the password')
    await dialog.getByRole('button', { name: 'Link', exact: true }).click()
    await dialog.getByRole('button', { name: 'Yes, link permanently' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Incorrect username or password')
    await dialog.getByRole('textbox', { name: 'Password' }).fill(person.password)
    await dialog.getByRole('button', { name: 'Link', exact: true }).click()
    await expect(dialog.getByText(`Permanently link Facebook to ${person.name}?`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Back' }).click()
    await dialog.getByRole('button', { name: 'Link', exact: true }).click()
    await dialog.getByRole('button', { name: 'Yes, link permanently' }).click()
    await expect(page.getByText(`logged in as ${person.name}`)).toBeVisible()

    await page.getByRole('dialog').getByRole('button', { name: 'Continue', exact: true }).click()
    await page.getByRole('button', { name: `Account: ${person.name}` }).click()
    await page.getByRole('menuitem', { name: 'Security' }).click()
    const security = page.getByRole('dialog', { name: 'Security' })
    await security.getByRole('button', { name: /^Linked accounts/ }).click()
    await expect(security.getByRole('listitem').filter({ hasText: 'Facebook' })).toContainText(
      'Linked',
    )
    await expect(security.getByText(/can't be removed/)).toBeVisible()
    await signInFromFreshBrowser(page, name, 'Facebook')
    await expect(page.getByText(`logged in as ${person.name}`)).toBeVisible()
  },
)

test(
  '[AUTH-13] a member ties an account elsewhere from the security centre',
  { tag: '@full' },
  async ({ page, expected }) => {
    expected(/403/)
    const person = await newPerson(page)
    await openSignedIn(page, person, '/promotions')
    await page.getByRole('button', { name: `Account: ${person.name}` }).click()
    await page.getByRole('menuitem', { name: 'Security' }).click()
    const security = page.getByRole('dialog', { name: 'Security' })
    await security.getByRole('button', { name: /^Linked accounts/ }).click()
    await security.getByRole('button', { name: 'Link Google' }).click()
    await expect(security.getByText(/permanently linked to this account/)).toBeVisible()
    await security.getByRole('button', { name: 'Continue to Google' }).click()
    await completeStepUp(page, person)
    await page.getByLabel('Name', { exact: true }).fill(someone())
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Google is linked.')).toBeVisible()
  },
)

test('cancelling at the provider and a forged answer each show a message', async ({
  page,
  expected,
}) => {
  expected(/401/)
  await page.goto('/login?error=access_denied&state=abc')
  await expect(choice(page).getByRole('alert')).toContainText('Login failed')
  expect(new URL(page.url()).search).toBe('')
  await page.goto('/login?code=forged&state=forged')
  await expect(choice(page).getByRole('alert')).toContainText('Login with that account failed')
  expect(new URL(page.url()).search).toBe('')
  await choice(page).getByRole('button', { name: 'Back to log in' }).click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
})

test('[REG-21] a code that proves a sign-in by a provider is sent again after a minute', async ({
  page,
}) => {
  const person = await newPerson(page)
  await page.context().clearCookies()
  const name = someone()
  await signInAtProvider(page, name, 'Google')
  const dialog = choice(page)
  await dialog.getByRole('textbox', { name: 'Username' }).fill(person.name)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(person.password)
  await dialog.getByRole('button', { name: 'Link', exact: true }).click()
  await dialog.getByRole('button', { name: 'Yes, link permanently' }).click()
  await expect(page.getByText(`logged in as ${person.name}`)).toBeVisible()

  // An address that the account has never come from.
  await useRandomAddress(page)
  await signInFromFreshBrowser(page, name, 'Google')
  const proof = page.getByRole('dialog', { name: "Verify it's you" })
  await proof.getByRole('button', { name: /^SMS code/ }).click()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const sent = page.waitForResponse('**/wps/session/login/verification/send')
  await proof.getByRole('button', { name: 'Get code' }).click()
  expect((await (await sent).json()).value).toEqual({
    expiredMinutes: 5,
    expirationTime: expect.any(String),
  })
  const again = proof.getByRole('button', { name: /^(Get code|Code sent)/ })
  await expect(again).toHaveText('Code sent. Resend in 60 s')
  await expect(again).toBeDisabled()
  await page.clock.fastForward(59_000)
  await expect(again).toHaveText('Code sent. Resend in 1 s')
  await expect(again).toBeDisabled()
  await page.clock.runFor(1000)
  await expect(again).toBeEnabled()
  // The greeting opens after a delay.
  await page.clock.resume()
  const code = await codeFor(page, `+84${person.mobile}`)
  await proof.getByRole('textbox', { name: 'SMS verification code' }).fill(code)
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(`logged in as ${person.name}`)).toBeVisible()
})
