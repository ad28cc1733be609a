import type { Page } from '@playwright/test'
import { logIn, openLogin, useRandomAddress } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'

/** Opens a dialog, checks its name and closes it by Escape. */
async function expectDialog(page: Page, name: string | RegExp, open: () => Promise<unknown>) {
  await open()
  await expect(page.getByRole('dialog', { name })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('[SHELL-09] whatever opens over a page is closed by Escape, and the page stays', async ({
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
  await expectDialog(page, 'Get the app', () => press('Get the app'))
  await expectDialog(page, 'Announcements', () => press('Read all'))
  await expectDialog(page, 'Try for free', () => press('Try for free'))
  await expect(page).toHaveURL('/promotions')

  // `logIn` also closes the welcome dialog by Escape.
  await logIn(page, 'demo', 'Fairhouse-demo-1')
  // An announcement popup between the two clicks closes the menu.
  const own = (name: string) => () =>
    expect(async () => {
      await page.getByRole('button', { name: /^Account:/ }).click()
      await page.getByRole('menuitem', { name }).click({ timeout: 10_000 })
    }).toPass()
  await expectDialog(page, 'Feedback and complaints', own('Feedback'))
  await expectDialog(page, 'Log out?', own('Log out'))
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
})
