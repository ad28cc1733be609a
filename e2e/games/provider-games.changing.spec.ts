import { addVendor, disableGames } from '../support/catalogue.ts'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'

test.skip(() => !process.env.SITE_DATA_DIR, 'needs the database of a site of its own')

test.beforeAll(async () => {
  await addVendor('EDUO', 'Duo Sports', [
    { code: 'duo-one', names: { EN: 'First Whistle' }, gameType: 'SPORTS' },
    { code: 'duo-two', names: { EN: 'Second Half' }, gameType: 'SPORTS' },
    { code: 'duo-slot', names: { EN: 'Not a Sport' }, gameType: 'RNG' },
  ])
})

test.afterAll(() => disableGames('EDUO'))

test('[GAME-06] a vendor with several games opens a list of them over the page', async ({
  page,
}) => {
  let arrive = () => {}
  const code = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/assets/*.js', (route) => code.then(() => route.continue()))
  await page.goto('/promotions', { waitUntil: 'commit' })
  const menu = page.getByRole('complementary', { name: 'Main menu' })
  await menu.getByLabel(/Sports/).click()
  // A click before hydration is handled after it.
  await menu.getByRole('button', { name: 'Duo Sports' }).click()
  arrive()
  const dialog = page.getByRole('dialog', { name: 'Duo Sports games' })
  await expect(dialog.getByRole('article')).toHaveCount(2)
  await expectAccessible(page, 'dialog[open]')
  await expectNoOverflow(page, 'the list')
  await dialog.getByRole('searchbox', { name: 'Search these games' }).fill('half')
  await expect(dialog.getByRole('article')).toHaveCount(1)
  await dialog.getByRole('link', { name: /Second Half/ }).click()
  await expect(page).toHaveURL('/game?gameCode=duo-two')
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
})
