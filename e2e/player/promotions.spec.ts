import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectHydrated,
  removeServerDrawing,
  test,
} from '../support/fixtures.ts'

const listPath = '**/wps/content/promotions'

const sample = {
  id: 'sample',
  category: 'cash_back',
  title: 'Sample',
  summary: 'Only for this test',
  image: '/pictures/none.webp',
  claimPeriod: 'semimonthly',
  start: '2030-01-31 00:00:00',
  end: '2030-02-28 23:59:59',
  startsAt: '2030-01-31T12:00:00.000Z',
  endsAt: '2030-02-28T12:00:00.000Z',
}

async function answerList(page: Page, list: object[], categories: string[]): Promise<void> {
  await removeServerDrawing(page)
  const json = { success: true, value: { list, categories }, message: '' }
  await page.route(listPath, (route) => route.fulfill({ json }))
}

const cards = (page: Page) => page.getByRole('main').getByRole('listitem')

test('[PROMO-01] promotions are filtered by category, by addresses that can be shared', async ({
  page,
}) => {
  await page.goto('/promotions')
  await expect(cards(page)).toHaveCount(5)
  const categories = page.getByRole('navigation', { name: 'Categories' })
  await categories.getByRole('link', { name: 'Regular' }).click()
  await expect(page).toHaveURL(/\?category=regular$/)
  await expect(cards(page)).toHaveCount(2)
  await expect(categories.getByRole('link', { name: 'Regular' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await page.reload()
  await expect(cards(page)).toHaveCount(2)
  await expect(cards(page).first()).toContainText('Daily')
  // This may happen before hydration.
  await page.goBack()
  await expect(cards(page)).toHaveCount(5)
})

test('[PROMO-01] a promotion tells its category, its claim period and from when to when', async ({
  page,
  expected,
}) => {
  expected(/Failed to load resource/)
  await answerList(
    page,
    [sample, { ...sample, id: 'other', category: 'vip' }],
    ['cash_back', 'vip'],
  )
  await page.goto('/promotions')
  const card = cards(page).first()
  await expect(card).toContainText('Cash back')
  await expect(card).toContainText('Twice a month')
  await expect(card).toContainText('Jan 31, 2030 – Feb 28, 2030')
  await expect(card.locator('img').first()).toHaveAttribute('src', /\/assets\/art\/1f48e-/)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('CN')
  await expect(card).toContainText('2030年1月31日 – 2030年2月28日')
})

test(
  'the page of one has its terms, its facts and a way back',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/promotions/weekly-sample')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A weekly offer')
    await expect(page.getByRole('definition')).toHaveText(['Regular', 'Weekly', 'No end date'])
    await expect(page.getByRole('table')).toContainText('Once a week')
    await page.getByRole('link', { name: 'All promotions' }).click()
    await expect(cards(page)).toHaveCount(5)
  },
)

test(
  'an empty list and an empty category say so and lead on',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/promotions?category=nothing')
    await expect(page.getByText('No promotions in this category right now.')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'All promotions' }).click()
    await expect(cards(page)).toHaveCount(5)
    await answerList(page, [], [])
    await page.reload()
    await expect(page.getByText('No promotions right now.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'Back to home' }).click()
    await expect(page).toHaveURL(/\/$/)
  },
)

test(
  'a list that does not come is asked for again',
  { tag: '@full' },
  async ({ page, expected }) => {
    expected(/Failed to load resource/)
    const refused = { success: false, value: null, message: 'Too many.', code: 'too_many_requests' }
    await removeServerDrawing(page)
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route(listPath, async (route) => {
      await held
      await route.fulfill({ status: 429, json: refused })
    })
    await page.goto('/promotions')
    await expect(page.getByText('Loading').first()).toBeAttached()
    answer()
    await expect(page.getByRole('alert')).toContainText('Too many.')
    await page.unroute(listPath)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(cards(page)).toHaveCount(5)
  },
)

test(
  'what is about no promotion says so, and leads to the others',
  { tag: '@full' },
  async ({ page, expected }) => {
    expected(/404/)
    for (const path of ['/promotions/never-there', '/promoDetail', '/promoDetail?id=No%20Such']) {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('alert')).toContainText(/may have (moved|ended)/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    }
    await expectAccessible(page)
    await page.getByRole('alert').getByRole('link', { name: 'All promotions' }).click()
    await expect(cards(page)).toHaveCount(5)
  },
)

test(
  'a list that does not come on the way to it is asked for again',
  { tag: '@full' },
  async ({ page, expected }) => {
    expected(/Failed to load resource/)
    await page.goto('/down')
    // Before hydration the browser itself follows a link.
    await expectHydrated(page)
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route(listPath, async (route) => {
      await held
      await route.abort()
    })
    await page.getByRole('link', { name: 'Promotions' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promotions')
    await expect(page.getByText('Loading')).toBeAttached()
    answer()
    await expect(page.getByRole('alert')).toContainText("The server isn't responding")
    await expectAccessible(page)
    await page.unroute(listPath)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(cards(page)).toHaveCount(5)
    await expect(page.getByRole('alert')).toHaveCount(0)
  },
)
