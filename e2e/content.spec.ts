import { choose, expect, expectAccessible, test } from './fixtures.ts'

test('[ROUTE-17] a visitor reads the promotions and opens one by its address', async ({ page }) => {
  const answer = await page.goto('/promotions')
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promotions')
  const first = page.getByRole('main').getByRole('listitem').first()
  const title = (await first.getByRole('heading').textContent()) ?? ''
  await expectAccessible(page)
  await first.getByRole('link').click()
  await expect(page).toHaveURL(/\/promotions\/[a-z-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expectAccessible(page)
  const id = page.url().split('/').at(-1)
  await page.goto(`/promoDetail?id=${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.getByRole('link', { name: 'All promotions' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promotions')
})

test('a promotion that does not run says so in words', async ({ page, expected }) => {
  expected(/Failed to load resource/)
  await page.goto('/promotions/never-there')
  await expect(page.getByRole('alert')).toContainText('We could not find that.')
})

test('[CALL-24] the help centre is searched, in the language of the visitor', async ({ page }) => {
  await choose(page, { lang: 'VI' })
  await page.goto('/helpmc')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trung tâm trợ giúp')
  await expect(page.getByRole('banner')).toHaveCount(0)
  const articles = page.locator('details')
  await expect(articles).toHaveCount(12)
  await expectAccessible(page)
  await page.getByRole('searchbox').fill('han muc')
  await expect.poll(() => articles.count()).toBeLessThan(12)
  await page.getByRole('searchbox').fill('zzzz')
  await expect(page.getByText(/^Không có nội dung nào khớp/)).toBeVisible()
})

for (const path of ['/promotions', '/promotions/first-steps', '/helpmc']) {
  test(`nothing overflows on ${path}`, async ({ page }) => {
    for (const lang of ['EN', 'CN', 'ID', 'TH', 'TY', 'VI']) {
      await choose(page, { lang })
      await page.setViewportSize({ width: 320, height: 700 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    }
  })
}
