import { inDatabase } from '../support/database.ts'
import { expect, test } from '../support/fixtures.ts'
import { newPerson, openSignedIn } from '../support/people.ts'

test.skip(() => !process.env.SITE_DATA_DIR, 'needs the database of a site of its own')

const hosts = ['https://games-1.test', 'https://games-2.test']
const game = '<!doctype html><html lang="en"><title>Game</title><main><h1>Game</h1></main></html>'

test.afterAll(() => inDatabase('DELETE FROM brand_cdn WHERE url = ANY ($1)', [hosts]))

test('[SITE-11] games of ours load from one of the game hosts of the brand, at random', async ({
  page,
}) => {
  await inDatabase(
    `INSERT INTO brand_cdn (brand_id, kind, url)
      SELECT id, 'game', unnest($1::text[]) FROM brand_brand WHERE code = 'fairhouse'`,
    [hosts],
  )
  const cdns = async () =>
    (await (await page.request.get('/wps/system/status')).json()).value.launchGameCDNs
  await expect.poll(cdns).toEqual(hosts)
  for (const host of hosts) {
    await page.route(`${host}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: game }),
    )
  }
  await openSignedIn(page, await newPerson(page), '/promotions')
  const frame = page.locator('iframe[src*="ticket="]')
  for (const [place, host] of hosts.entries()) {
    await page.addInitScript((fraction) => (Math.random = () => fraction), place * 0.9)
    await page.goto('/game?gameCode=lucky-orchard')
    await expect(frame).toHaveAttribute('src', new RegExp(`^${host}/play/`))
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts')
    await expect(frame.contentFrame().getByRole('heading', { name: 'Game' })).toBeVisible()
  }
})

test('[SITE-11] a picture that does not load gives way to the default avatar', async ({
  page,
  expected,
}) => {
  expected(/Failed to load resource/)
  const isAvatar = (url: URL) => url.pathname.includes('/avatars/')
  await page.route(isAvatar, (route) => route.abort())
  await openSignedIn(page, await newPerson(page), '/promotions?centre=memberCenter')
  const fallback = /\/assets\/art\/1f98a-/
  const menu = page.getByRole('button', { name: /^Account:/ })
  await expect(menu.locator('img')).toHaveAttribute('src', fallback)
  const profile = page.getByRole('dialog', { name: 'Profile' })
  await expect(profile.getByRole('img').first().locator('img')).toHaveAttribute('src', fallback)
  await profile.getByText('Change picture').click()
  const choices = profile.getByRole('button', { name: /^Picture \d/ }).locator('img')
  await expect(choices.first()).toHaveAttribute('src', fallback)
})
