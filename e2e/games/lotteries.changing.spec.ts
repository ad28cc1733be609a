import type { Page } from '@playwright/test'
import { addVendor, disableGames } from '../support/catalogue.ts'
import { expect, expectAccessible, expectHydrated, test } from '../support/fixtures.ts'
import { newPerson, openSignedIn } from '../support/people.ts'
import { regionsOf, type Region } from '../support/regions.ts'

test.skip(() => !process.env.SITE_DATA_DIR, 'needs the database of a site of its own')

const lotteries = [
  { code: 'mega', names: { EN: 'Mega Numbers' }, gameType: 'LOTT', defaultPlayType: 'sum' },
  {
    code: 'north',
    names: { EN: 'Northern Draw' },
    gameType: 'LOTT',
    accountTypeName: 'TCG_LOTTO_VN',
  },
]

test.beforeAll(() => addVendor('ELOTTO', 'LottoWorks', lotteries))
test.afterAll(() => disableGames('ELOTTO'))

const tile = (page: Page, name: string) =>
  page.getByRole('main').getByRole('article').filter({ hasText: name })

/** The launch URL of the game in the frame, as its provider gets it. */
async function launchedGame(page: Page) {
  const frame = page.locator('iframe[src^="https://games.example/"]')
  const url = new URL((await frame.getAttribute('src')) ?? '')
  return { game: url.searchParams.get('game'), type: url.searchParams.get('type') }
}

async function expectRegions(page: Page, path: string, regions: Region[]) {
  expect((await page.goto(path))?.status(), path).toBe(200)
  await expectHydrated(page)
  await expect.poll(() => regionsOf(page), path).toEqual(regions)
}

const game = '<!doctype html><html lang="en"><title>Game</title><main><h1>Game</h1></main></html>'

/** The provider's own page is not there. */
async function enterWithoutProvider(page: Page, path: string) {
  await page.route('https://games.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: game }),
  )
  await openSignedIn(page, await newPerson(page), path)
}

test('[ROUTE-04] /lottery has the header only, and plays the lottery in its address', async ({
  page,
}) => {
  await enterWithoutProvider(page, '/lottery')
  await expectRegions(page, '/lottery', ['header'])
  await expect(page).toHaveTitle(/^Lottery · /)
  await expect(tile(page, 'Mega Numbers')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)

  await expectRegions(page, '/lottery?gameCode=mega', ['header'])
  expect(await launchedGame(page)).toEqual({ game: 'mega', type: '' })
  await expectRegions(page, '/lottery?gameCode=mega&playType=2+sides', ['header'])
  await expect(page).toHaveTitle(/^Lottery · /)
  expect(await launchedGame(page)).toEqual({ game: 'mega', type: '2 sides' })

  await page.goto('/lottery')
  await tile(page, 'Mega Numbers')
    .getByRole('link', { name: /Mega Numbers/ })
    .click()
  await expect(page).toHaveURL('/lottery?gameCode=mega&playType=sum')
  expect(await launchedGame(page)).toEqual({ game: 'mega', type: 'sum' })
  await expectAccessible(page)
})

test('[ROUTE-05] /vnlottery has header and side menu, and plays the lottery it names', async ({
  page,
}) => {
  await enterWithoutProvider(page, '/')
  await expectHydrated(page)
  await expectRegions(page, '/vnlottery', ['header', 'side'])
  await expect(page).toHaveTitle(/^Vietnamese lottery · /)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vietnamese lottery')
  await expect(page.locator('iframe')).toHaveCount(0)

  await expectRegions(page, '/vnlottery?gameCode=north', ['header', 'side'])
  await expect(page).toHaveTitle(/^Vietnamese lottery · /)
  expect(await launchedGame(page)).toEqual({ game: 'north', type: '' })
})
