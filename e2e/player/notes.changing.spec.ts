import { inDatabase } from '../support/database.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'

test.skip(() => !process.env.SITE_DATA_DIR, 'needs the database of a site of its own')

const title = (table: string, id: string, to: string) =>
  inDatabase(
    `UPDATE content_${table} SET words = jsonb_set(words::jsonb, '{EN,title}', to_jsonb($2::text))
     WHERE id = $1`,
    [id, to],
  )

const close = (isClosed: boolean) =>
  inDatabase('UPDATE brand_brand SET maintenance = $1 WHERE code = $2', [isClosed, 'fairhouse'])

test(
  'what the brand changes shows on the open page within seconds',
  { tag: '@full' },
  async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/wps/content/')) requests.push(pathname)
    })
    await page.goto('/promotions')
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
    await page.waitForLoadState('networkidle')
    expect(requests).toEqual([])

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
  },
)

const restrict = (isOn: boolean) =>
  inDatabase(
    isOn
      ? `INSERT INTO brand_restriction SELECT id, 'address', network FROM brand_brand,
           unnest(ARRAY['10.0.0.0/8', '127.0.0.0/8', '::1/128']) AS network WHERE code = $1`
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
    texts: [sentence, /10\.\d+\.\d+\.\d+/, 'Country'],
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

test(
  'a brand without anybody to talk to offers nobody',
  { tag: '@full' },
  async ({ page, expected }) => {
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
  },
)
