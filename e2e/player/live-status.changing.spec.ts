import { inDatabase } from '../support/database.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'

test.skip(() => !process.env.SITE_DATA_DIR, 'needs the database of a site of its own')

const maintain = (isOn: boolean) =>
  inDatabase('UPDATE brand_brand SET maintenance = $1 WHERE code = $2', [isOn, 'fairhouse'])

test.afterEach(() => maintain(false))

/** Background calls at the moment of the change are refused, which is correct. */
const refused = /status of (403|503)/

test('a changed row shows on the open page without a reload', async ({ page, expected }) => {
  expected(refused)
  await page.goto('/')
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  let calls = 0
  page.on('request', (request) => (calls += Number(request.url().endsWith('/status'))))

  await maintain(true)
  await expect(page.getByRole('heading', { name: 'System Maintenance' })).toBeVisible()
  await maintain(false)
  await expect(page.getByText('Open', { exact: true })).toBeVisible()
  expect(calls).toBe(0)
})

test(
  'what changed while the socket was away is there after it is back',
  { tag: '@full' },
  async ({ page, context, expected }) => {
    expected(/ERR_INTERNET_DISCONNECTED/)
    expected(refused)
    await page.goto('/')
    await expect(page.getByText('Live', { exact: true })).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByRole('main').getByText('You are offline')).toBeVisible()
    await maintain(true)
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'System Maintenance' })).toBeVisible()
  },
)

test(
  '[RG-16] who helps is told while the site is closed',
  { tag: '@full' },
  async ({ page, expected }) => {
    expected(refused)
    await maintain(true)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'System Maintenance' })).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Find help' }).click()
    await expect(page.getByRole('link', { name: 'Call 096 306 1414' })).toBeVisible()
    await expectAccessible(page)
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

test('[SITE-07] an open page follows a restriction of its address, and its end', async ({
  page,
  expected,
}) => {
  expected(refused)
  await page.goto('/')
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  try {
    await restrict(true)
    const notice = page.getByRole('alert')
    await expect(notice).toContainText(
      'Due to restriction of your location or IP address, you are not allowed to access the ' +
        'site. We apologize for the inconvenience.',
    )
    await expect(notice).toContainText(/10\.\d+\.\d+\.\d+/)
    await expectAccessible(page)
  } finally {
    await restrict(false)
  }
  await expect(page.getByText('Open', { exact: true })).toBeVisible()
})
