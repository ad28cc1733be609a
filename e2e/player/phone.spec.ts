import type { Page } from '@playwright/test'
import { openLogin } from '../support/accounts.ts'
import {
  expect,
  expectAccessible,
  expectHydrated,
  expectNoOverflow,
  test,
} from '../support/fixtures.ts'
import { hideAnnouncements, newPerson, openSignedIn } from '../support/people.ts'

const phone = { width: 375, height: 667 }

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Quick menu' })
const tab = (page: Page, name: string) => tabs(page).getByText(name, { exact: true })
const menu = (page: Page) => page.locator('#side')
const opener = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const entries = (page: Page) => page.evaluate(() => history.length)

test.use({ viewport: phone })

test('visitors reach each part by the tabs at the bottom', async ({ page }) => {
  await page.goto('/')
  await expectHydrated(page)
  await expect(tabs(page).locator('a, button')).toHaveText([
    'Home',
    'Games',
    'Promotions',
    'Search',
    'Account',
  ])
  const current = tabs(page).locator('[aria-current=page]')
  await expect(current).toHaveText('Home')
  await expectAccessible(page, 'nav[aria-label="Quick menu"]')
  for (const [name, path] of [
    ['Games', '/hot'],
    ['Promotions', '/promotions'],
    ['Account', '/login'],
  ] as const) {
    await tab(page, name).click()
    await expect(page).toHaveURL(path)
    await expect(current).toHaveText(name)
    await expectNoOverflow(page, path)
  }
  await tab(page, 'Home').click()
  await expect(page).toHaveURL('/')
})

test('the tabs are drawn with the page, and nothing ends behind them', async ({
  page,
  expected,
}) => {
  expected(/Failed to load resource/)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/hot', { waitUntil: 'domcontentloaded' })
  await expect(tabs(page)).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const footer = await page.getByRole('contentinfo').boundingBox()
  const bar = await tabs(page).boundingBox()
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1)
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(phone.height)
  await tab(page, 'Promotions').click()
  await expect(page).toHaveURL('/promotions')
})

test('only phones have tabs, and only pages with the menu', async ({ page }) => {
  await page.goto('/helpmc')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(tabs(page)).toHaveCount(0)
  await page.goto('/promotions')
  await expect(tabs(page)).toBeVisible()
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(tabs(page)).toBeHidden()
})

test('a game is found by the search tab, misspelt too', async ({ page }) => {
  await page.goto('/promotions')
  await expectHydrated(page)
  await tab(page, 'Search').click()
  const dialog = page.getByRole('dialog', { name: 'Search games' })
  const field = dialog.getByRole('searchbox', { name: 'Search games' })
  await expect(field).toBeFocused()
  await expect(dialog.getByRole('heading', { name: 'Hot games' })).toBeVisible()
  await expectAccessible(page)
  await field.fill('dragn perl')
  await expect(dialog.getByRole('link', { name: 'Play Dragon Pearl', exact: true })).toBeVisible()
  await field.fill('qqqqqqqq')
  await expect(dialog.getByText('No games found')).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/promotions')
})

test('members reach their account and the cashier', async ({ page }) => {
  await hideAnnouncements(page)
  await openSignedIn(page, await newPerson(page), '/promotions')
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click()
  await expect(page.getByRole('dialog', { name: 'Deposit' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await tab(page, 'Account').click()
  await expect(page.getByRole('dialog', { name: 'Profile' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/promotions')
  await expectNoOverflow(page, 'the header of a member')
})

test('the logo beside a long balance is whole or not there', async ({ page }) => {
  await hideAnnouncements(page)
  await openSignedIn(page, await newPerson(page), '/promotions')
  const header = page.getByRole('banner')
  const home = header.getByRole('link', { name: 'Fairhouse' })
  await expect(header.getByRole('group', { name: 'Balance' })).toContainText('0.00')
  /** How much of the logo shows. */
  const shown = () =>
    home.evaluate((link) => {
      const [place, logo] = [link, link.querySelector('svg') ?? link].map((element) =>
        element.getBoundingClientRect(),
      )
      if (!place || !logo || logo.top >= place.bottom) return 'none'
      return logo.right <= place.right ? 'whole' : 'cut'
    })
  await expect.poll(shown).toBe('whole')
  await page.setViewportSize({ width: 250, height: 667 })
  await expect.poll(shown).toBe('none')
})

test('going back closes the menu, and a page opened from it takes its place', async ({ page }) => {
  await page.goto('/')
  await tab(page, 'Games').click()
  await expect(page).toHaveURL('/hot')
  await expectHydrated(page)
  const before = await entries(page)
  await opener(page).click()
  await expect(menu(page)).toBeVisible()
  await expect.poll(() => entries(page)).toBe(before + 1)
  await page.goBack()
  await expect(menu(page)).toBeHidden()
  await expect(page).toHaveURL('/hot')

  await opener(page).click()
  await expect(menu(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => history.state)).toEqual({ depth: 1 })
  await menu(page).getByRole('link', { name: 'Promotions' }).click()
  await expect(page).toHaveURL('/promotions')
  await expect(menu(page)).toBeHidden()
  expect(await entries(page)).toBe(before + 1)
  await page.goBack()
  await expect(page).toHaveURL('/hot')
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('going back closes a dialog; one closed otherwise leaves no entry behind', async ({
  page,
}) => {
  await page.goto('/')
  await tab(page, 'Promotions').click()
  await expect(page).toHaveURL('/promotions')
  await expectHydrated(page)
  const dialog = await openLogin(page)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/promotions')

  await openLogin(page)
  await expect.poll(() => page.evaluate(() => history.state)).toEqual({ depth: 1 })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull()
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('a reload under a dialog leaves no entry behind', async ({ page }) => {
  await page.goto('/')
  await tab(page, 'Promotions').click()
  await expect(page).toHaveURL('/promotions')
  await expectHydrated(page)
  await openLogin(page)
  await expect.poll(() => page.evaluate(() => history.state)).toEqual({ depth: 1 })
  await page.reload()
  await expectHydrated(page)
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull()
  await page.goBack()
  await expect(page).toHaveURL('/')
})

for (const path of ['/hot', '/rng']) {
  test(`${path} shows games on the first screen of a phone`, async ({ page }) => {
    await page.goto(path)
    await expectHydrated(page)
    const bar = await tabs(page).boundingBox()
    const tile = await page.getByRole('article').first().boundingBox()
    const seen = (bar?.y ?? 0) - (tile?.y ?? 0)
    expect(seen / (tile?.height ?? 0)).toBeGreaterThan(0.6)
    // One row has all filters; a heading repeats neither the banner nor the tabs.
    const filters = page.getByRole('search')
    const tops = await Promise.all(
      [
        filters.getByRole('combobox', { name: 'Sort by' }),
        filters.locator('summary'),
        filters.getByRole('navigation').first().getByRole('link').first(),
      ].map(async (one) => (await one.boundingBox())?.y),
    )
    expect(new Set(tops).size).toBe(1)
    const shown = await page.getByText(/^(Slots|Hot games)$/).all()
    const boxes = await Promise.all(shown.map((one) => one.boundingBox()))
    expect(boxes.filter((box) => box !== null && box.width > 10).length).toBeLessThanOrEqual(1)
    await filters.locator('summary').click()
    await expect(filters.getByLabel('Minimum bet up to')).toBeInViewport()
    await expectNoOverflow(page, path)
    await expectAccessible(page)
  })
}

/** Pixels by which the words of a slide exceed it, the longest of all slides. */
const excess = (page: Page) =>
  page.locator('[aria-roledescription=slide] .stage').evaluateAll((stages) =>
    Math.max(
      ...stages.map((stage) => {
        const words = stage.querySelector('p')?.parentElement
        return (words?.scrollHeight ?? Infinity) - stage.clientHeight
      }),
    ),
  )

test('banners of the first page are low, with room for their words in any language', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/')
  await expectHydrated(page)
  const bar = await tabs(page).boundingBox()
  const tile = await page.getByRole('article').first().boundingBox()
  const seen = (bar?.y ?? 0) - (tile?.y ?? 0)
  expect(seen / (tile?.height ?? 0)).toBeGreaterThan(0.5)
  await page.setViewportSize({ width: 320, height: 568 })
  for (const lang of ['EN', 'CN', 'ID', 'TH', 'TY', 'VI']) {
    await context.addCookies([{ name: 'lang', value: lang, url: baseURL ?? '' }])
    await page.goto('/')
    expect(await excess(page), lang).toBeLessThanOrEqual(-8)
  }
})

test('a visitor who is asked to log in can play the game for free instead', async ({ page }) => {
  await page.goto('/rng')
  await expectHydrated(page)
  await page.getByRole('link', { name: 'Play Lucky Orchard', exact: true }).click()
  const login = page.getByRole('dialog', { name: 'Log in' })
  const buttons = login.getByRole('button', { name: /^(Log in|Try for free)$/ })
  await expect(buttons).toHaveText(['Log in', 'Try for free'])
  await expectAccessible(page)
  await login.getByRole('button', { name: 'Try for free' }).click()
  await expect(page.getByRole('dialog', { name: 'Try for free' })).toBeVisible()
  await expect(page).toHaveURL('/game?gameCode=lucky-orchard&mode=trial')
})
