import type { Page } from '@playwright/test'
import { inDatabase } from './database.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

test.skip(() => !process.env.SITE_DATA_DIR, 'needs the database of a site of its own')

const title = (table: string, id: string, to: string) =>
  inDatabase(
    `UPDATE content_${table} SET words = jsonb_set(words::jsonb, '{EN,title}', to_jsonb($2::text))
     WHERE id = $1`,
    [id, to],
  )

const setTag = (gtagId: string | null) =>
  inDatabase('UPDATE brand_brand SET gtag_id = $1 WHERE code = $2', [gtagId, 'fairhouse'])

const close = (isClosed: boolean) =>
  inDatabase('UPDATE brand_brand SET maintenance = $1 WHERE code = $2', [isClosed, 'fairhouse'])

test('what the brand changes shows on the open page within seconds', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/wps/content/')) asked.push(pathname)
  })
  await page.goto('/promotions')
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])

  await title('announcement', 'welcome', 'A changed announcement')
  await expect(page.getByText('A changed announcement')).toBeVisible()
  await title('promotion', 'first-steps', 'A changed promotion')
  await expect(page.getByRole('heading', { name: 'A changed promotion' })).toBeVisible()
  await page.getByRole('button', { name: 'Read all' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('A changed announcement')).toBeVisible()
  await title('announcement', 'books', 'Changed under the eyes')
  await expect(dialog.getByText('Changed under the eyes')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'sameDocument'))).toBe(true)
})

async function countTags(page: Page) {
  const tags: string[] = []
  await page.route('https://www.googletagmanager.com/**', async (route) => {
    tags.push(route.request().url())
    await route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  return tags
}

/** What was said to the tag, as it would read it. */
const saidToTag = (page: Page) =>
  page.evaluate(() => {
    const layer: unknown = Reflect.get(globalThis, 'dataLayer')
    return Array.isArray(layer) ? layer.map((said) => JSON.stringify(Object.values(said))) : []
  })

const viewed = async (page: Page) =>
  (await saidToTag(page)).filter((said) => said.startsWith('["event","page_view"')).length

test.describe('consent', () => {
  test.afterEach(() => setTag(null))

  test('a brand that counts nobody asks for nothing', async ({ page }) => {
    const tags = await countTags(page)
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Cookie choices' })).toHaveCount(0)
    expect(tags).toEqual([])
  })

  test('nothing is loaded or stored before somebody agrees, and never if not', async ({
    page,
    context,
  }) => {
    await setTag('G-TEST123')
    const tags = await countTags(page)
    await page.goto('/')
    const bar = page.getByRole('region', { name: 'Cookies' })
    await expect(bar).toBeVisible()
    await expect(bar.getByRole('link', { name: 'Privacy' })).toHaveAttribute(
      'href',
      '/help/privacy',
    )
    await expectAccessible(page)
    expect(await page.evaluate(() => localStorage.getItem('consent'))).toBeNull()
    const sizes = await Promise.all(
      ['Accept', 'Only what is needed'].map(
        async (name) => (await bar.getByRole('button', { name }).boundingBox())?.height,
      ),
    )
    expect(sizes[0]).toBe(sizes[1])
    await bar.getByRole('button', { name: 'Only what is needed' }).click()
    await expect(bar).toHaveCount(0)
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(bar).toHaveCount(0)
    expect(tags).toEqual([])
    expect(await page.evaluate(() => 'dataLayer' in globalThis)).toBe(false)
    expect(await context.cookies()).toEqual([])
  })

  test('who agrees is counted page by page, and can change that', async ({ page }) => {
    await setTag('G-TEST123')
    const tags = await countTags(page)
    await page.goto('/?token=secret')
    const bar = page.getByRole('region', { name: 'Cookies' })
    await bar.getByRole('button', { name: 'Accept' }).click()
    await expect.poll(() => tags.length).toBe(1)
    expect(tags[0]).toContain('id=G-TEST123')
    await page.getByRole('link', { name: 'Promotions' }).first().click()
    await expect.poll(() => viewed(page)).toBe(2)
    expect((await saidToTag(page)).join()).not.toContain('secret')
    expect(tags).toHaveLength(1)

    await page.getByRole('button', { name: 'Cookie choices' }).click()
    await bar.getByRole('button', { name: 'Only what is needed' }).click()
    await page.getByRole('link', { name: 'Fairhouse' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fairhouse')
    expect(await viewed(page)).toBe(2)
    await page.reload()
    await page.waitForLoadState('networkidle')
    expect(tags).toHaveLength(1)
  })
})

const restrict = (isOn: boolean) =>
  inDatabase(
    isOn
      ? `INSERT INTO brand_restriction SELECT id, 'address', network FROM brand_brand,
           unnest(ARRAY['127.0.0.0/8', '::1/128']) AS network WHERE code = $1`
      : 'DELETE FROM brand_restriction USING brand_brand WHERE id = brand_id AND code = $1',
    ['fairhouse'],
  )

const sentence =
  'Due to restriction of your location or IP address, you are not allowed to access the site. ' +
  'We apologize for the inconvenience.'

const states = [
  { state: 'maintenance', turn: close, title: 'System Maintenance', texts: [/visits are restric/] },
  {
    state: 'restriction',
    turn: restrict,
    title: 'Access restricted',
    texts: [sentence, /127\.0\.0\.1|::1/, 'Country'],
  },
]

for (const { state, turn, title: heading, texts } of states) {
  test(`[SITE-16] the page of ${state} says what it is and leads to somebody`, async ({
    page,
    context,
    expected,
  }) => {
    expected(/status of (503|403)/)
    await turn(true)
    try {
      await page.goto('/promotions')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      for (const text of texts) await expect(page.getByText(text).first()).toBeVisible()
      const contact = page.getByRole('link', { name: 'Contact us' })
      await expect(contact).toBeVisible()
      await expectAccessible(page)
      const [desk] = await Promise.all([context.waitForEvent('page'), contact.click()])
      await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Customer service')
      await expect(desk.getByRole('link', { name: 'Help centre' })).toHaveCount(0)
    } finally {
      await turn(false)
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promotions')
  })
}

test('a brand without anybody to talk to offers nobody', async ({ page, expected }) => {
  expected(/status of 503/)
  const keep = 'CREATE TABLE IF NOT EXISTS kept_links AS SELECT * FROM brand_customer_service'
  await inDatabase(keep, [])
  await inDatabase('DELETE FROM brand_customer_service', [])
  try {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Read all' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('button', { name: 'Customer service' })).toHaveCount(0)
    await close(true)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('System Maintenance')
    await expect(page.getByRole('link', { name: 'Contact us' })).toHaveCount(0)
  } finally {
    await close(false)
    await inDatabase('INSERT INTO brand_customer_service SELECT * FROM kept_links', [])
    await inDatabase('DROP TABLE kept_links', [])
  }
})
