import type { Page } from '@playwright/test'
import { inDatabase } from '../support/database.ts'
import { expect, expectAccessible, expectHydrated, test } from '../support/fixtures.ts'
import { scan } from '../support/scan.ts'

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

test('[SHELL-06] the menu: offers, languages, service, app, networks, collapse, to top', async ({
  page,
}) => {
  const networks = ['Facebook', 'Instagram', 'Telegram', 'WhatsApp']
  await inDatabase(
    `INSERT INTO content_social_link SELECT id, network, 'https://' || lower(network) || '.example/'
     FROM brand_brand, unnest($2::text[]) AS network WHERE code = $1`,
    ['fairhouse', networks],
  )
  try {
    await page.goto('/')
    await expectHydrated(page)
    const side = menu(page)
    await expect(side.getByRole('link', { name: 'Promotions' })).toHaveAttribute(
      'href',
      '/promotions',
    )
    await expect(offered(page)).toHaveCount(all.length)
    const follow = side.getByRole('region', { name: 'Follow us' }).getByRole('link')
    await expect(follow).toHaveCount(networks.length)
    for (const network of networks) {
      const link = side.getByRole('link', { name: `Follow us on ${network}` })
      await expect(link).toHaveAttribute('href', `https://${network.toLowerCase()}.example/`)
      await expect(link.locator('svg')).toBeVisible()
    }
    await expectService(page)
    const app = page.getByRole('dialog', { name: 'Get the app' })
    await side.getByRole('button', { name: 'Get the app' }).click()
    expect(await scan(app.getByRole('img', { name: /^QR code/ }))).toBe(
      `${new URL(page.url()).origin}/`,
    )
    await page.keyboard.press('Escape')
    await expect(app).toBeHidden()
    await side.getByRole('button', { name: 'Collapse menu' }).click()
    await expect(offered(page).first()).toBeHidden()
    await side.getByRole('button', { name: 'Expand menu' }).click()
    await expect(offered(page).first()).toBeVisible()
    await expectAccessible(page)

    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.getByRole('button', { name: 'Back to top' }).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  } finally {
    await inDatabase('DELETE FROM content_social_link', [])
  }
})

/** Customer service, messages, announcements and the help centre, each where it leads. */
async function expectService(page: Page): Promise<void> {
  const submenu = menu(page).locator('details', { hasText: 'Customer service' })
  await expect(submenu.locator('summary')).toHaveText('Help and contact')
  await expect(submenu.getByRole('listitem')).toHaveText([
    'Customer service',
    'Messages',
    'Announcements',
    'Help centre',
  ])
  const popup = page.waitForEvent('popup')
  await submenu.getByRole('button', { name: 'Customer service' }).click()
  const window = await popup
  await expect(window).toHaveURL(/\/service$/)
  await window.close()
  // A visitor logs in before reading messages.
  await submenu.getByRole('button', { name: 'Messages' }).click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await page.keyboard.press('Escape')
  await submenu.getByRole('button', { name: 'Announcements' }).click()
  await expect(page.getByRole('dialog', { name: 'Announcements' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(submenu.getByRole('link', { name: 'Help centre' })).toHaveAttribute(
    'href',
    '/helpmc',
  )
}

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
