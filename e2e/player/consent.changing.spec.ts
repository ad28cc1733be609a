import type { Page } from '@playwright/test'
import { inDatabase } from '../support/database.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'

test.skip(() => !process.env.SITE_DATA_DIR, 'needs the database of a site of its own')

const setTag = (gtagId: string | null) =>
  inDatabase('UPDATE brand_brand SET gtag_id = $1 WHERE code = $2', [gtagId, 'fairhouse'])

async function countTags(page: Page) {
  const tags: string[] = []
  await page.route('https://www.googletagmanager.com/**', async (route) => {
    tags.push(route.request().url())
    await route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  return tags
}

/** Returns the entries of the tag's data layer. */
const dataLayerOf = (page: Page) =>
  page.evaluate(() => {
    const layer: unknown = Reflect.get(globalThis, 'dataLayer')
    return Array.isArray(layer) ? layer.map((said) => JSON.stringify(Object.values(said))) : []
  })

const viewed = async (page: Page) =>
  (await dataLayerOf(page)).filter((said) => said.startsWith('["event","page_view"')).length

/** Opens a page after the site has received the tag, so that the page asks for consent. */
async function openCounted(page: Page, path: string) {
  await setTag('G-TEST123')
  const bar = page.getByRole('region', { name: 'Cookies' })
  await expect(async () => {
    // An open page gets the tag by its socket, but its policy of content came before.
    const answer = await page.goto(path)
    expect(answer?.headers()['content-security-policy']).toContain('googletagmanager')
    await expect(bar).toBeVisible({ timeout: 10_000 })
  }).toPass()
  return bar
}

test.afterEach(() => setTag(null))

test('a brand without analytics asks for no consent', { tag: '@full' }, async ({ page }) => {
  const tags = await countTags(page)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toHaveCount(0)
  expect(tags).toEqual([])
})

test(
  'nothing is loaded or stored before somebody agrees, and never if not',
  { tag: '@full' },
  async ({ page, context }) => {
    const tags = await countTags(page)
    const bar = await openCounted(page, '/')
    await expect(bar.getByRole('link', { name: 'Privacy' })).toHaveAttribute(
      'href',
      '/help/privacy',
    )
    await expectAccessible(page)
    expect(await page.evaluate(() => localStorage.getItem('consent'))).toBeNull()
    const sizes = await Promise.all(
      ['Accept', 'Only necessary'].map(
        async (name) => (await bar.getByRole('button', { name }).boundingBox())?.height,
      ),
    )
    expect(sizes[0]).toBe(sizes[1])
    await bar.getByRole('button', { name: 'Only necessary' }).click()
    await expect(bar).toHaveCount(0)
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(bar).toHaveCount(0)
    expect(tags).toEqual([])
    expect(await page.evaluate(() => 'dataLayer' in globalThis)).toBe(false)
    expect(await context.cookies()).toEqual([])
  },
)

test(
  'a page that is open when the brand begins to count is not asked',
  { tag: '@full' },
  async ({ page }) => {
    const tags = await countTags(page)
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    const response = page.waitForResponse('**/wps/system/status')
    await setTag('G-TEST123')
    await response
    await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Cookie settings' })).toHaveCount(0)
    expect(tags).toEqual([])
  },
)

test(
  'who agrees is counted page by page, and can change that',
  { tag: '@full' },
  async ({ page }) => {
    const tags = await countTags(page)
    const bar = await openCounted(page, '/?invitedBy=secret')
    await bar.getByRole('button', { name: 'Accept' }).click()
    await expect.poll(() => tags.length).toBe(1)
    expect(tags[0]).toContain('id=G-TEST123')
    await page.getByRole('link', { name: 'Promotions' }).first().click()
    await expect.poll(() => viewed(page)).toBe(2)
    expect((await dataLayerOf(page)).join()).not.toContain('secret')
    expect(tags).toHaveLength(1)

    await page.getByRole('button', { name: 'Cookie settings' }).click()
    await bar.getByRole('button', { name: 'Only necessary' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Fairhouse' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fairhouse')
    expect(await viewed(page)).toBe(2)
    await page.reload()
    await page.waitForLoadState('networkidle')
    expect(tags).toHaveLength(1)
  },
)
