import { expect, test } from '../support/fixtures.ts'

test('[SITE-04] a chosen language is saved on the server and the page keeps its position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 400 })
  await page.goto('/promotions')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promotions')
  await page.evaluate(() => {
    Object.assign(globalThis, { sameDocument: true })
    document.querySelector('h1')?.setAttribute('data-before', '')
  })
  const first = page.getByRole('main').getByRole('listitem').first()
  // Scroll anchoring keeps the element at the top of the view in place.
  await first.evaluate((item) => scrollBy(0, item.getBoundingClientRect().top))
  const place = () => first.boundingBox()
  const before = await place()
  const request = page.waitForRequest('**/wps/member/language')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('VI')
  expect((await request).postDataJSON()).toEqual({ language: 'VI' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Khuyến mãi')
  // Input and open parts survive, because no element is recreated.
  await expect(page.locator('h1')).toHaveAttribute('data-before', '')
  expect(await page.evaluate(() => Reflect.get(globalThis, 'sameDocument'))).toBe(true)
  // Text above may wrap differently; the element in view does not move.
  expect((await place())?.y).toBeCloseTo(before?.y ?? NaN, 0)
})

test(
  'a server that does not take the choice changes nothing of it',
  { tag: '@full' },
  async ({ page, expected }) => {
    expected(/Failed to load resource/)
    await page.route('**/wps/member/language', (route) => route.abort())
    await page.goto('/')
    await page.getByRole('combobox', { name: 'Language' }).selectOption('VI')
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
    await expect(page.getByRole('alert')).toHaveCount(0)
  },
)
