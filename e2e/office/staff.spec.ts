import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { authenticatorOf } from '@fairhouse/site/testing'
import { newStaff, signInAt } from '../support/office.ts'
import { noteSecret } from '../support/secrets.ts'

const manage = (page: Page, name: string) =>
  page.getByRole('row', { name }).getByRole('button', { name: `Manage ${name}` })

/** Adds a staff member and reads the first password; expects no second factor to be shown. */
async function add(page: Page, username: string) {
  await page.getByRole('button', { name: 'Add staff member' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add staff member' })
  await dialog.getByRole('textbox', { name: 'Username' }).fill(username)
  await dialog.getByRole('button', { name: 'Add staff member' }).click()
  const passwordDialog = page.getByRole('dialog', { name: `First password for ${username}` })
  await expect(passwordDialog.getByText('Shown only once.')).toBeVisible()
  await expect(passwordDialog.getByRole('img')).toHaveCount(0)
  await expectAccessible(page)
  const password = await passwordDialog
    .locator('dt', { hasText: 'First password' })
    .locator('+ dd')
    .innerText()
  noteSecret(page, password)
  await passwordDialog.getByRole('button', { name: 'Done' }).click()
  await expect(passwordDialog).toBeHidden()
  return { username, password }
}

/** Signs in without a code and sets up an authenticator app. */
async function setUp(page: Page, path: string, who: { username: string; password: string }) {
  await page.goto(path)
  await page.getByRole('textbox', { name: 'Username' }).fill(who.username)
  await page.getByRole('textbox', { name: 'Password' }).fill(who.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: 'Set up your authenticator' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expectAccessible(page)
  const key = page.locator('dt', { hasText: 'enter this key' }).locator('+ dd')
  const link = `otpauth://totp/Fairhouse:${who.username}?secret=${await key.innerText()}`
  await page.getByRole('textbox', { name: 'One-time code' }).fill(authenticatorOf(link).code())
  return page.getByRole('button', { name: 'Finish and log in' })
}

/** Approves the request with this reason as the second person. */
async function approve(page: Page, reason: string) {
  await expect(page.getByText(reason)).toBeVisible()
  const approving = page.getByRole('button', { name: 'Approve' })
  const request = page.locator('div').filter({ hasText: reason, has: approving }).last()
  await request.getByRole('button', { name: 'Approve' }).click()
  const dialog = page.getByRole('dialog', { name: 'Approve this request?' })
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText(reason)).toBeHidden()
}

test('[OPS-01] [SEC-13] a colleague is added, given a role by two people, and disabled', async ({
  page,
  browser,
  expected,
}) => {
  expected(/401/)
  const [first, second] = await Promise.all([
    newStaff(page, 'administrator'),
    newStaff(page, 'administrator'),
  ])
  await signInAt(page, '/office/staff', first)
  const added = await add(page, `new${first.username}`)
  await manage(page, added.username).click()
  await page.getByRole('menuitem', { name: 'Role' }).click()
  const rolesDialog = page.getByRole('dialog', { name: `Change roles of ${added.username}` })
  await rolesDialog.getByRole('combobox', { name: 'Role' }).selectOption('Support')
  await rolesDialog.getByRole('textbox', { name: /^Reason/ }).fill('joins the desk')
  await rolesDialog.getByRole('button', { name: 'Request grant' }).click()
  await expect(page.getByText('Sent for second approval.')).toBeVisible()
  await page.getByRole('link', { name: 'Approvals' }).click()
  await expect(page.getByText('Someone else must decide this.')).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await signInAt(other, '/office/approvals', second)
  await approve(other, 'joins the desk')

  const newcomer = await (await browser.newContext()).newPage()
  const own = `${added.password}-of-my-own`
  noteSecret(page, own)
  const finish = await setUp(newcomer, '/office/feedback', added)
  await finish.click()
  await expect(newcomer.getByText('Enter at least 12 characters.')).toBeVisible()
  await newcomer.getByRole('textbox', { name: 'New password' }).fill(own)
  await finish.click()
  await expect(newcomer.getByRole('heading', { name: 'Feedback', exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Staff' }).click()
  await manage(page, added.username).click()
  await page.getByRole('menuitem', { name: 'Reset 2FA' }).click()
  const reset = page.getByRole('dialog', {
    name: `Reset 2FA for ${added.username}?`,
  })
  await reset.getByRole('textbox', { name: /^Reason/ }).fill('lost the phone')
  await reset.getByRole('button', { name: 'Request reset' }).click()
  await expect(page.getByText('Sent for second approval.')).toBeVisible()
  await approve(other, 'lost the phone')
  await expect(newcomer.getByRole('heading', { name: 'Log in' })).toBeVisible()
  const again = await setUp(newcomer, '/office/feedback', { ...added, password: own })
  await again.click()
  await expect(newcomer.getByRole('heading', { name: 'Feedback', exact: true })).toBeVisible()

  await manage(page, added.username).click()
  await page.getByRole('menuitem', { name: 'Disable' }).click()
  const disable = page.getByRole('dialog', { name: `Permanently disable ${added.username}?` })
  await disable.getByRole('textbox', { name: /^Reason/ }).fill('left the house')
  await disable.getByRole('button', { name: 'Disable' }).click()
  await expect(page.getByRole('row', { name: added.username })).toContainText('Disabled')
  // The session ends at once; the next poll shows the login form.
  await expect(newcomer.getByRole('heading', { name: 'Log in' })).toBeVisible()
})
