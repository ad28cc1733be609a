import type { Page } from '@playwright/test'
import {
  codeFor,
  goodPassword,
  newName,
  newNumber,
  openLogin,
  readCaptcha,
  useRandomAddress,
} from '../support/accounts.ts'
import { expect, expectAccessible, expectHydrated, test } from '../support/fixtures.ts'
import { hideAnnouncements } from '../support/people.ts'

/** Opened as its name says, and closed by a key. */
async function expectDialog(
  page: Page,
  name: string | RegExp,
  open: () => Promise<unknown>,
  look?: () => Promise<void>,
) {
  await open()
  await expect(page.getByRole('dialog', { name })).toBeVisible()
  await look?.()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Android and iOS, each with its four steps, and a code to scan. */
async function expectGuide(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Get the app' })
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible()
  const steps = dialog.getByRole('list', { name: 'How to install' }).getByRole('listitem')
  for (const [system, browser] of [
    ['Android', 'Chrome'],
    ['iOS', 'Safari'],
  ] as const) {
    await dialog.getByRole('tab', { name: system }).click()
    await expect(steps).toHaveCount(4)
    await expect(steps.first()).toContainText(browser)
  }
}

async function expectHelp(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Help centre' })
  const articles = dialog.locator('details')
  await expect(articles).not.toHaveCount(0)
  const count = await articles.count()
  await dialog.getByRole('textbox', { name: 'Search help' }).fill('exclusion')
  await expect.poll(() => articles.count()).toBeLessThan(count)
  await expect(articles.first()).toHaveAttribute('open')
  await expect(dialog.getByRole('link', { name: 'Open the help centre' })).toHaveAttribute(
    'href',
    '/helpmc',
  )
  await expectAccessible(page)
}

test('[SHELL-09] visitors: log in, register, forgotten password, the app, announcements', async ({
  page,
}) => {
  test.slow()
  await useRandomAddress(page)
  await page.goto('/promotions')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const fromLogin = (name: string) => async () =>
    (await openLogin(page)).getByRole('button', { name }).click()
  await expectDialog(page, 'Log in', () => openLogin(page))
  await expectDialog(page, /^Create account/, fromLogin('Register'))
  await expectDialog(page, 'Forgot password', fromLogin('Forgot password?'))
  await expectDialog(
    page,
    'Get the app',
    () => press('Get the app'),
    () => expectGuide(page),
  )
  await expectDialog(page, 'Announcements', () => press('Read all'))
  await expectDialog(page, 'Try for free', () => press('Try for free'))
  await expect(page).toHaveURL('/promotions')
})

test('[SHELL-09] members: after registering and logging in, help and a new password', async ({
  page,
}) => {
  test.slow()
  await hideAnnouncements(page)
  await useRandomAddress(page)
  await page.goto('/register')
  await expectHydrated(page)
  const name = newName()
  await registerByName(page, name)
  // A message of its own, of the name `registerSuccessModal`.
  await expectDialog(page, 'Registered successfully!', async () => {})
  await expect(page).toHaveURL('/')
  const own = (label: string) => async () => {
    await page.getByRole('button', { name: /^Account:/ }).click()
    await page.getByRole('menuitem', { name: label }).click()
  }
  await expectDialog(page, 'Help centre', own('Help centre'), () => expectHelp(page))
  await expectDialog(page, 'Feedback and complaints', own('Feedback'))
  await expectDialog(page, 'Invite friends', own('Invite friends'))
  await expectDialog(page, 'Security', own('Security'))

  // The dialog opens above a page of the member centre, which stays open.
  await own('Security')()
  const security = page.getByRole('dialog', { name: 'Security' })
  await security.getByRole('button', { name: /^Password/ }).click()
  const password = page.getByRole('dialog', { name: 'Change password' })
  await expect(password).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(password).toHaveCount(0)
  await expect(security).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await own('Log out')()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  const dialog = await openLogin(page)
  await dialog.getByLabel('Username or phone number').fill(name)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(goodPassword)
  const enter = dialog.getByRole('button', { name: 'Log in', exact: true })
  await expectDialog(page, /Welcome/, () => enter.click())
})

async function registerByName(page: Page, name: string): Promise<void> {
  const number = newNumber()
  const form = page.locator('form')
  await form.getByLabel('Username').fill(name)
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill(goodPassword)
  await form.getByRole('textbox', { name: 'Confirm password' }).fill(goodPassword)
  await form.getByLabel('Phone number').fill(number)
  await form.getByRole('button', { name: 'Get code' }).click()
  await form.getByLabel('SMS verification code').fill(await codeFor(page, number))
  await readCaptcha(page)
  await form.getByLabel('I have read and agree to the terms').check()
  await form.getByLabel('I am at least 18 years old').check()
  await form.getByRole('button', { name: 'Create account' }).click()
}
