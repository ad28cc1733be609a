import type { Page } from '@playwright/test'
import { inDatabase } from '../support/database.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { must } from '../support/people.ts'

test.skip(() => !process.env.SITE_DATA_DIR, 'needs the database of a site of its own')

// The slow one is the first in the list, so that the order does not decide.
const [slow, quick] = ['a-slow.localhost', 'b-quick.localhost']
const all = [slow, quick, 'c-blocked.localhost']

/** Less than the browser waits for a domain. */
const slowMs = 20_000

const clear = () => inDatabase('DELETE FROM brand_domain WHERE host = ANY ($1)', [all])

const listed = async ({ request }: Page) =>
  (await must(request, 'GET /wps/system/domainRoute', {})).domainList.map(({ domain }) => domain)

test.beforeEach(async ({ page }) => {
  await inDatabase(
    `INSERT INTO brand_domain (host, brand_id)
     SELECT unnest($1::text[]), id FROM brand_brand WHERE code = 'fairhouse'`,
    [all],
  )
  await expect.poll(() => listed(page)).toEqual(all)
})
test.afterEach(clear)

test('[CALL-22] the browser measures the domains and offers the quickest', async ({
  page,
  expected,
}) => {
  expected(/ERR_FAILED/)
  const { promise: quickShown, resolve: showSlow } = Promise.withResolvers<void>()
  await page.route('http://*.localhost:*/health/live', async (route) => {
    const { hostname } = new URL(route.request().url())
    if (hostname.startsWith('c-')) return route.abort()
    if (hostname === slow) {
      await quickShown
      await page.clock.fastForward(slowMs)
    }
    return route.fulfill({ body: 'live\n' })
  })
  await page.clock.install()
  await page.goto('/service')
  const section = page.locator('section').filter({ hasText: 'Our addresses' })
  const rowOf = (domain: string) => section.getByRole('listitem').filter({ hasText: domain })
  const offer = section.getByRole('link')
  await expect(offer).toHaveText(`Go to ${quick}`)
  await expect(rowOf(slow)).toContainText('Measuring…')
  showSlow()
  await expect(rowOf(slow)).toContainText(/\d+ ms/)
  await expect(rowOf(quick)).toContainText(/Fastest\s*\d+ ms/)
  await expect(rowOf('c-blocked.localhost')).toContainText('Not available')
  await expect(offer).toHaveText(`Go to ${quick}`)
  await expect(offer).toHaveAttribute('href', `http://${quick}:${new URL(page.url()).port}`)
  await expectAccessible(page)
})
