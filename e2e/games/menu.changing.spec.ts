import type { Page } from '@playwright/test'
import { addVendor, disableGames, slots } from '../support/catalogue.ts'
import { inDatabase } from '../support/database.ts'
import { expect, expectAccessible, expectHydrated, test } from '../support/fixtures.ts'
import { must } from '../support/people.ts'

test.skip(() => !process.env.SITE_DATA_DIR, 'needs the database of a site of its own')

/** Categories in the order of the menu. */
const categories = {
  LOTT: 'In-house lottery',
  ELOTT: 'Lottery',
  LIVE: 'Live casino',
  SPORTS: 'Sports',
  FISH: 'Fishing',
  RNG: 'Slots',
  PVP: 'PvP',
  ESPORTS: 'Esports',
  COCKFIGHT: 'Cockfighting',
}

test.beforeAll(async () => {
  const others = Object.keys(categories).filter((gameType) => gameType !== 'RNG')
  const games = others.map((gameType) => ({
    code: `menu-${gameType}`,
    names: { EN: `Only ${gameType}` },
    gameType,
  }))
  await addVendor('EMENU', 'Menu Games', [...slots(2, 'menu'), ...games])
})

test.afterAll(() => disableGames('EMENU'))

const menu = (page: Page) => page.getByRole('complementary', { name: 'Main menu' })
const links = (page: Page) => menu(page).getByRole('navigation').getByRole('link')
const logoOf = (page: Page) => menu(page).locator('a[href="/"]:visible', { hasText: 'Fairhouse' })
const width = (page: Page) => page.locator('#side').evaluate((side) => side.clientWidth)

/** All lotteries that are shown here: ours and that of the test. */
const turnLotteries = (isOn: boolean) =>
  inDatabase(
    `UPDATE lobby_game SET enabled = $1
      WHERE code = 'menu-LOTT' OR vendor_code IN ('TCG_SEA', 'TCG_LOTTO_VN', 'LOTT')`,
    [isOn],
  )

test('[SHELL-05] the menu: logo, home, hot games, and categories with their providers', async ({
  page,
  request,
}) => {
  await page.goto('/promotions')
  await expectHydrated(page)
  const shown = ['Home', 'Hot games', 'In-house games', ...Object.values(categories)]
  await expect(links(page)).toHaveText([...shown, 'Promotions', 'Help centre'])

  const { list } = await must(request, 'GET /lgw/games/game_menus', {})
  for (const [gameType, name] of Object.entries(categories)) {
    const vendors = list.find(({ gameCategory }) => gameCategory === gameType)?.vendors ?? []
    const group = menu(page)
      .locator('details')
      .filter({ has: page.getByLabel(`Providers: ${name}`, { exact: true }) })
    await group.locator('summary').click()
    await expect(group.getByRole('listitem'), name).toHaveText(vendors.map((one) => one.name))
    await group.locator('summary').click()
  }
  await expectAccessible(page)
  await menu(page).getByLabel('Providers: Slots').click()
  await menu(page).getByRole('link', { name: 'Menu Games' }).click()
  await expect(page).toHaveURL(/\/rng\?provider=EMENU$/)
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('2 games')

  const logo = logoOf(page)
  await expect(logo.locator('svg')).toBeVisible()
  await logo.click()
  await expect(page).toHaveURL('/')
  await links(page).filter({ hasText: 'Hot games' }).click()
  await expect(page).toHaveURL('/hot')

  // A category whose last game goes has no provider, and no entry.
  try {
    await turnLotteries(false)
    await expect(async () => {
      await page.reload()
      const rest = shown.filter((name) => name !== categories.LOTT)
      expect(await links(page).allInnerTexts()).toEqual([...rest, 'Promotions', 'Help centre'])
    }).toPass()
  } finally {
    await turnLotteries(true)
  }
})

test('[SHELL-05] on a phone the menu has the logo too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/promotions')
  await expectHydrated(page)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const logo = logoOf(page)
  await expect(logo.locator('svg')).toBeInViewport()
  await logo.click()
  await expect(page).toHaveURL('/')
  await expect(menu(page)).toBeHidden()
})

test('[SHELL-13] a language change in menu or header collapses the menu of all categories', async ({
  page,
}) => {
  await page.goto('/promotions')
  await expectHydrated(page)
  const names = Object.values(categories)
  await expect(links(page).filter({ hasText: new RegExp(`^(${names.join('|')})$`) })).toHaveText(
    names,
  )
  expect(await width(page)).toBeGreaterThan(200)
  const html = page.locator('html')
  await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).selectOption('ID')
  await expect(html).toHaveAttribute('lang', 'id')
  await expect.poll(() => width(page)).toBeLessThan(100)

  await page.locator('#side').getByRole('button', { name: 'Bentangkan menu' }).click()
  await expect.poll(() => width(page)).toBeGreaterThan(200)
  await page.locator('#side').getByRole('button', { name: 'English' }).click()
  await expect(html).toHaveAttribute('lang', 'en')
  await expect.poll(() => width(page)).toBeLessThan(100)
  await expect(menu(page).getByRole('button', { name: 'Expand menu' })).toBeVisible()
})
