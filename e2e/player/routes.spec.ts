import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectHydrated, test } from '../support/fixtures.ts'

type Region = 'header' | 'banner' | 'footer' | 'side'

/** Returns the parts of the shell around a page; a carousel inside the page does not count. */
const regionsOf = (page: Page) =>
  page.evaluate(() => {
    const heading = document.querySelector('h1')
    const slides = document.querySelector('[aria-roledescription=carousel]')
    const isAbove = slides && heading && slides.compareDocumentPosition(heading) === 4
    const found = {
      header: document.querySelector('header'),
      banner: isAbove ? slides : null,
      footer: document.querySelector('footer'),
      side: document.querySelector('aside#side nav'),
    }
    return Object.entries(found).flatMap(([name, one]) => (one?.checkVisibility() ? [name] : []))
  })

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
    row: '[ROUTE-04]',
    regions: ['header'],
    pages: ['', '?gameCode=mega', '?gameCode=mega&playType=2'].map((query) => [
      `/lottery${query}`,
      /^Lottery · /,
    ]),
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

const bare: { row: string; paths: string[]; title: RegExp }[] = [
  {
    row: '[ROUTE-05]',
    paths: ['/vnlottery', '/vnlottery?gameCode=north'],
    title: /^Vietnamese lottery · /,
  },
  { row: '[ROUTE-09]', paths: ['/seamless'], title: /^Games · / },
]

for (const { row, paths, title } of bare) {
  test(`${row} [ROUTE-14] ${paths[0]} has its bars for who came through the first page`, async ({
    page,
  }) => {
    for (const path of paths) {
      expect((await page.goto(path))?.status()).toBe(200)
      await expect(page).toHaveTitle(title)
      await expectHydrated(page)
      expect(await regionsOf(page)).toEqual([])
    }
    await page.goto('/')
    await expectHydrated(page)
    await expect(page.getByRole('button', { name: 'Collapse menu' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('home'))).toBe('1')
    for (const path of paths) {
      await page.goto(path)
      await expect.poll(() => regionsOf(page)).toEqual(['header', 'side'])
      await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible()
    }
    // The collapsed menu of this page is not stored as the visitor's choice.
    await page.goto('/promotions')
    await expect(page.getByRole('button', { name: 'Collapse menu' })).toBeVisible()
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
