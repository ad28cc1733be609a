import { expect, expectAccessible, expectHydrated, test } from '../support/fixtures.ts'
import { regionsOf, type Region } from '../support/regions.ts'

const whole: Region[] = ['header', 'banner', 'footer', 'side']
const withoutBanner: Region[] = ['header', 'footer', 'side']

const rows: { row: string; regions: Region[]; pages: [path: string, title: RegExp][] }[] = [
  {
    row: '[ROUTE-01]',
    regions: whole,
    pages: ['/', '/index', '/index.html', '/home'].map((path) => [path, /^Fairhouse · /]),
  },
  {
    row: '[ROUTE-03]',
    regions: ['header', 'banner', 'footer'],
    pages: [['/pointMall', /^Points mall · /]],
  },
  {
    row: '[ROUTE-06]',
    regions: whole,
    pages: [
      ['/rng', /^Slots · /],
      ['/pvp', /^PvP · /],
      ['/live', /^Live casino · /],
      ['/fish', /^Fishing · /],
      ['/esports', /^Esports · /],
      ['/cockfight', /^Cockfighting · /],
      ['/inhouse', /^In-house games · /],
      ['/elott', /^Lottery · /],
      ['/hot', /^Hot games · /],
    ],
  },
  { row: '[ROUTE-07]', regions: withoutBanner, pages: [['/sports', /^Sports · /]] },
  {
    row: '[ROUTE-08]',
    regions: withoutBanner,
    pages: [
      ['/promotions', /^Promotions · /],
      ['/promotions/first-steps', /^Promotions · /],
      ['/promoDetail?id=first-steps', /^Promotions · /],
    ],
  },
  { row: '[ROUTE-11]', regions: whole, pages: [['/down', /^Get the app · /]] },
]

for (const { row, regions, pages } of rows) {
  test(`${row} ${pages.map(([path]) => path).join(', ')}: ${regions.join(', ')}`, async ({
    page,
  }) => {
    for (const [path, title] of pages) {
      expect((await page.goto(path))?.status(), path).toBe(200)
      await expectHydrated(page)
      await expect(page).toHaveTitle(title)
      await expect(page).toHaveTitle(/Fairhouse/)
      expect(await regionsOf(page), path).toEqual(regions)
    }
  })
}

for (const path of ['/seamless', '/vnlottery']) {
  test(`[ROUTE-14] ${path} has bars only with the stored home flag, and a collapsed menu`, async ({
    page,
    context,
  }) => {
    const collapse = page.getByRole('button', { name: 'Collapse menu' })
    const expand = page.getByRole('button', { name: 'Expand menu' })
    for (const stored of [null, '0']) {
      await page.goto('/robots.txt')
      await page.evaluate((flag) => flag && localStorage.setItem('home', flag), stored)
      expect((await page.goto(path))?.status()).toBe(200)
      await expectHydrated(page)
      expect(await regionsOf(page), `flag ${stored}`).toEqual([])
    }
    await page.goto('/')
    await expectHydrated(page)
    await expect(collapse).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('home'))).toBe('1')

    // The flag is the browser's: it counts in a new tab too.
    const tab = await context.newPage()
    await tab.goto(path)
    await expect.poll(() => regionsOf(tab)).toEqual(['header', 'side'])
    await tab.close()
    await page.goto(path)
    await expect.poll(() => regionsOf(page)).toEqual(['header', 'side'])
    await expect(expand).toBeVisible()
    const side = page.locator('aside#side')
    const { width: narrow = 0 } = (await side.boundingBox()) ?? {}
    await expect(side.getByRole('link', { name: 'Promotions' })).toBeVisible()
    await expand.click()
    await expect(collapse).toBeVisible()
    await expect.poll(async () => (await side.boundingBox())?.width).toBeGreaterThan(2 * narrow)

    // The page collapsed the menu, not the visitor: elsewhere it is as it was.
    await page.evaluate(() => localStorage.removeItem('side'))
    await page.goto('/promotions')
    await expect(collapse).toBeVisible()
    await page.evaluate(() => localStorage.removeItem('home'))
    await page.goto(path)
    await expectHydrated(page)
    expect(await regionsOf(page)).toEqual([])
  })
}

test('[ROUTE-16] an address without a page answers 404, says so and leads back', async ({
  page,
  expected,
}) => {
  expected(/404/)
  expect((await page.goto('/nowhere'))?.status()).toBe(404)
  await expect(page).toHaveTitle(/Fairhouse$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Page not found/)
  expect(await regionsOf(page)).toEqual(withoutBanner)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fairhouse')
})
