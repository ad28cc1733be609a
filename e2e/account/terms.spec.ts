import { inDatabase } from '../support/database.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { newPerson, signIn } from '../support/people.ts'

test(
  'terms that have changed are accepted before anything else, after a reload too',
  { tag: '@full' },
  async ({ page }) => {
    test.skip(!process.env.SITE_DATA_DIR, 'needs the data of the site')
    const person = await newPerson(page)
    await inDatabase("UPDATE member_account SET terms_version = 'old' WHERE name = $1", [
      person.name,
    ])
    await signIn(page, person)
    const dialog = page.getByRole('dialog', { name: 'Our terms have changed' })
    await expect(dialog.getByRole('heading', { name: 'What this site is' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0)
    await page.reload()
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'I accept' }).click()
    await expect(page.getByRole('dialog', { name: /Welcome/ })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: `Account: ${person.name}` })).toBeVisible()
    await expect(dialog).toHaveCount(0)
  },
)
