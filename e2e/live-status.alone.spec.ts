import { inDatabase } from './database.ts'
import { expect, test } from './fixtures.ts'

test.skip(() => !process.env.SITE_DATA_DIR, 'needs the database of a site of its own')

const maintain = (isOn: boolean) =>
  inDatabase('UPDATE brand_brand SET maintenance = $1 WHERE code = $2', [isOn, 'fairhouse'])

test.afterEach(() => maintain(false))

test('a changed row shows on the open page without a reload', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  let asked = 0
  page.on('request', (request) => (asked += Number(request.url().endsWith('/status'))))

  await maintain(true)
  await expect(page.getByText('Maintenance', { exact: true })).toBeVisible()
  await expect(page.getByText(/tell you the moment it opens/)).toBeVisible()
  await maintain(false)
  await expect(page.getByText('Open', { exact: true })).toBeVisible()
  expect(asked).toBe(0)
})

test('what changed while the socket was away is there after it is back', async ({
  page,
  context,
  expected,
}) => {
  expected(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/')
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You are offline')).toBeVisible()
  await maintain(true)
  await context.setOffline(false)
  await expect(page.getByText('Maintenance', { exact: true })).toBeVisible()
})
