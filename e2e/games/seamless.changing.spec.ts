import { addTransferVendor, addVendor, disableGames, slots } from '../support/catalogue.ts'
import { expect, expectAccessible, expectHydrated, test } from '../support/fixtures.ts'
import { regionsOf } from '../support/regions.ts'

test.skip(() => !process.env.SITE_DATA_DIR, 'needs the database of a site of its own')

const game = { gameType: 'RNG', classify: 'fruit' }

test.beforeAll(async () => {
  await addVendor('ESEAM', 'SeamWorks', [
    ...slots(2, 'seam'),
    { ...game, code: 'seam-fish', names: { EN: 'Seam Fishing' }, gameType: 'FISH' },
  ])
  const wallet = { code: 'EPURSE', name: 'PurseWorks', url: 'http://127.0.0.1:9' }
  await addTransferVendor(wallet, [{ ...game, code: 'purse', names: { EN: 'Own Purse' } }])
})

test.afterAll(async () => disableGames('ESEAM', 'EPURSE'))

test('[ROUTE-09] the games of providers with a seamless wallet are shown, and only those', async ({
  page,
}) => {
  await page.goto('/')
  await expectHydrated(page)
  await page.goto('/seamless')
  await expect(page).toHaveTitle(/^Games · /)
  await expect.poll(() => regionsOf(page)).toEqual(['header', 'side'])
  const tiles = page.getByRole('main').getByRole('article')
  const found = page.getByRole('main').getByRole('status').first()
  await page.goto('/rng?q=own+purse')
  await expect(tiles.filter({ hasText: 'Own Purse' })).toBeVisible()
  await page.goto('/seamless')
  await expectHydrated(page)
  const providers = page.getByRole('navigation', { name: 'Providers' })
  await expect(providers.getByRole('link', { name: 'SeamWorks' })).toHaveCount(1)
  await expect(providers.getByRole('link', { name: 'Fairhouse' })).toHaveCount(1)
  await expect(providers.getByRole('link', { name: 'PurseWorks' })).toHaveCount(0)
  await providers.getByRole('link', { name: 'SeamWorks' }).click()
  await expect(page).toHaveURL('/seamless?provider=ESEAM')
  await expect(found).toHaveText('3 games')
  await expect(tiles.filter({ hasText: 'Seam Fishing' })).toBeVisible()
  await expectAccessible(page)
  for (const address of ['/seamless?provider=EPURSE', '/seamless?q=own+purse']) {
    await page.goto(address)
    await expect(page.getByText('No games found')).toBeVisible()
    await expect(tiles).toHaveCount(0)
  }
})
