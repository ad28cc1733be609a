import type { Request } from '@playwright/test'
import { expect, expectHydrated, test } from '../support/fixtures.ts'

test('tiles leave connections to the calls of the page, however fast one scrolls', async ({
  page,
}) => {
  await page.goto('/promotions')
  // A link that is not hydrated yet loads the page, and pictures in its markup load at once.
  const slots = page.getByRole('complementary').getByRole('link', { name: 'Slots' })
  await expectHydrated(page, slots)
  const loading = new Set<Request>()
  const isTile = (request: Request) => new URL(request.url()).pathname.startsWith('/tiles/')
  page.on('request', (request) => {
    if (isTile(request)) loading.add(request)
  })
  page.on('requestfinished', (request) => loading.delete(request))
  page.on('requestfailed', (request) => loading.delete(request))
  const gate = Promise.withResolvers<void>()
  await page.route('**/tiles/**', async (route) => {
    await gate.promise
    // A tile that has left the page is asked for no more.
    await route.continue().catch(() => undefined)
  })
  await slots.click()
  const tiles = page.getByRole('list', { name: 'Games', exact: true }).getByRole('article')
  await expect(tiles.first()).toBeVisible()
  for (let screen = 1; screen <= 5; screen += 1) {
    await page.evaluate(() => scrollBy(0, innerHeight))
    await expect.poll(() => tiles.count()).toBeGreaterThan(10)
    // Of six connections that a browser opens to a site.
    await expect.poll(() => loading.size).toBe(3)
  }
  gate.resolve()
  const loaded = () =>
    tiles
      .locator('img.tile-own')
      .evaluateAll((all) => all.filter((one) => Reflect.get(one, 'naturalWidth') > 0).length)
  await expect.poll(loaded).toBeGreaterThan(6)
})
