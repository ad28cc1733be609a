import { expect, test } from '../support/fixtures.ts'

test('[SITE-04] a language that is chosen is told to the server, the page keeps its place', async ({
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
  // The browser keeps what stands at the top of the view in its place.
  await first.evaluate((item) => scrollBy(0, item.getBoundingClientRect().top))
  const place = () => first.boundingBox()
  const before = await place()
  const told = page.waitForRequest('**/wps/member/language')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('VI')
  expect((await told).postDataJSON()).toEqual({ language: 'VI' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Khuyến mãi')
  // What was typed or opened stays too: nothing of the page is made anew.
  await expect(page.locator('h1')).toHaveAttribute('data-before', '')
  expect(await page.evaluate(() => Reflect.get(globalThis, 'sameDocument'))).toBe(true)
  // Words above may take another line; what is read stays where it is.
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
