import type { Page } from '@playwright/test'
import { inDatabase } from '../support/database.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'

test.skip(() => !process.env.SITE_DATA_DIR, 'needs the database of a site of its own')

const all = ['EN', 'CN', 'ID', 'TH', 'VI', 'TY']

const enable = (languages: string[]) =>
  inDatabase('UPDATE brand_brand SET languages = $1 WHERE code = $2', [languages, 'fairhouse'])

const menu = (page: Page) => page.getByRole('complementary', { name: 'Main menu' })
const offered = (page: Page) => menu(page).locator('button[lang]')

test('[SITE-04] the menu offers the languages that the brand enables, no choice of one', async ({
  page,
}) => {
  await page.goto('/')
  await expect(offered(page)).toHaveCount(6)
  try {
    await enable(['EN', 'TH'])
    await expect(offered(page)).toHaveText(['English', 'ไทย'])
    await enable(['EN'])
    await expect(offered(page)).toHaveCount(0)
    await expect(page.getByRole('combobox', { name: 'Language' })).toHaveCount(0)
  } finally {
    await enable(all)
  }
  await expect(offered(page)).toHaveCount(6)
})

test(
  'the menu leads to where else the brand is, if it is anywhere',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/')
    const elsewhere = menu(page).getByRole('region', { name: 'Follow us' })
    await expect(menu(page)).toBeVisible()
    await expect(elsewhere).toHaveCount(0)
    try {
      await inDatabase(
        `INSERT INTO content_social_link SELECT id, 'Telegram', 'https://t.example/fairhouse'
       FROM brand_brand WHERE code = $1`,
        ['fairhouse'],
      )
      const link = elsewhere.getByRole('link', { name: 'Follow us on Telegram' })
      await expect(link).toHaveAttribute('href', 'https://t.example/fairhouse')
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
      await expectAccessible(page)
    } finally {
      await inDatabase('DELETE FROM content_social_link', [])
    }
    await expect(elsewhere).toHaveCount(0)
  },
)
