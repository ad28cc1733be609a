import type { Page } from '@playwright/test'
import { inDatabase } from '../support/database.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { newPerson, openSignedIn, signIn } from '../support/people.ts'

const password = 'Quite-another-one-42'

async function openSecurity(page: Page, name: string) {
  await page.getByRole('button', { name: `Account: ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Security' }).click()
  return page.getByRole('dialog', { name: 'Security' })
}

test('[AUTH-09] a password is changed with the old one and a confirmation', async ({
  page,
  expected,
}) => {
  expected(/422/)
  const person = await newPerson(page)
  await openSignedIn(page, person, '/promotions')
  const security = await openSecurity(page, person.name)
  await security.getByRole('button', { name: /^Password/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  const change = dialog.getByRole('button', { name: 'Change password' })
  await change.click()
  await expect(dialog.getByText('This field is required.')).toHaveCount(3)
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: 'Current password' }).fill('not the old one')
  await dialog.getByRole('textbox', { name: 'New password', exact: true }).fill(password)
  await dialog.getByRole('textbox', { name: 'Confirm new password' }).fill('another')
  await change.click()
  await expect(dialog.getByText("The entries don't match.")).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Confirm new password' }).fill(password)
  await change.click()
  await expect(
    dialog.getByText('Incorrect password. Check it and try again.').first(),
  ).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(person.password)
  await change.click()
  await expect(page.getByText('Password changed.')).toBeVisible()
  await expect(dialog).toBeHidden()
  // The session continues with a new token.
  await page.reload()
  await expect(page.getByRole('button', { name: `Account: ${person.name}` })).toBeVisible()
})

test('[AUTH-03] [AUTH-18] a required password change blocks the rest, after a reload too', async ({
  page,
}) => {
  test.skip(!process.env.SITE_DATA_DIR, 'needs the data of the site')
  const person = await newPerson(page)
  await inDatabase('UPDATE member_account SET must_change_password = true WHERE name = $1', [
    person.name,
  ])
  await signIn(page, person)
  const dialog = page.getByRole('dialog', { name: 'Set a new password' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await page.mouse.click(2, 2)
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0)
  await page.reload()
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await expect(dialog.getByRole('textbox', { name: 'Current password' })).toHaveCount(0)
  await dialog.getByRole('textbox', { name: 'New password', exact: true }).fill(password)
  await dialog.getByRole('textbox', { name: 'Confirm new password' }).fill(password)
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome!' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: `Account: ${person.name}` })).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test(
  '[AUTH-18] who must change the password can log out instead',
  { tag: '@full' },
  async ({ page }) => {
    test.skip(!process.env.SITE_DATA_DIR, 'needs the data of the site')
    const person = await newPerson(page)
    await inDatabase('UPDATE member_account SET must_change_password = true WHERE name = $1', [
      person.name,
    ])
    await signIn(page, person)
    const dialog = page.getByRole('dialog', { name: 'Set a new password' })
    await dialog.getByRole('button', { name: 'Log out' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
    await expect(dialog).toHaveCount(0)
  },
)
