import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectHydrated,
  expectNoOverflow,
  storeChoices,
  test,
} from '../support/fixtures.ts'

const menu = (page: Page) => page.getByRole('complementary', { name: 'Main menu' })
const opener = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const inside = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('#side') !== null)

const phone = { width: 360, height: 700 }

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the menu opens, and closes in every way there is', { tag: '@full' }, async ({ page }) => {
    await page.goto('/')
    await expectHydrated(page)
    await expect(menu(page)).toBeHidden()
    const ways = {
      button: () => menu(page).getByRole('button', { name: 'Close menu' }).click(),
      escape: () => page.keyboard.press('Escape'),
      beside: () => page.mouse.click(350, 400),
      link: () => menu(page).getByRole('link', { name: 'Promotions' }).click(),
    }
    for (const [way, close] of Object.entries(ways)) {
      await opener(page).click()
      await expect(menu(page), way).toBeInViewport()
      if (way === 'button') await expectAccessible(page)
      await close()
      await expect(menu(page), way).toBeHidden()
    }
    await expect(page).toHaveURL(/\/promotions$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promotions')
    await opener(page).click()
    await menu(page).getByRole('button', { name: 'Tiếng Việt' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Khuyến mãi')
    await expect(page.locator('#side')).toBeHidden()
  })

  test(
    'the keyboard alone opens it, goes through it and gets back',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/')
      await expectHydrated(page)
      await opener(page).focus()
      await page.keyboard.press('Enter')
      await expect(menu(page)).toBeInViewport()
      const names = ['Home', 'Hot games', 'In-house games', 'Slots', 'Providers: Slots']
      for (const name of ['Fairhouse', 'Close menu', ...names]) {
        await page.keyboard.press('Tab')
        expect(await inside(page)).toBe(true)
        await expect(page.locator(':focus')).toHaveAccessibleName(name)
        await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid')
      }
      await page.keyboard.press('Escape')
      await expect(menu(page)).toBeHidden()
      await expect(opener(page)).toBeFocused()
      await page.keyboard.press('Enter')
      await menu(page).getByRole('link', { name: 'Promotions' }).press('Enter')
      await expect(menu(page)).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promotions')
    },
  )
})

test(
  'right to left the menu of a phone comes from the right, and nothing overflows',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize(phone)
    await storeChoices(page, { lang: 'XB' })
    for (const path of ['/', '/promotions']) {
      await page.goto(path)
      await expectHydrated(page)
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      // Drawn in English, the menu is rendered again in the language of the browser.
      await expect(page.locator('#side')).toHaveAttribute('aria-label', /^⟦/)
      await page.locator('[popovertarget=side]').click()
      await expect(page.locator('#side')).toBeVisible()
      const box = await page.locator('#side').boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(360)
      expect(box?.x).toBeGreaterThanOrEqual(48)
      await expectNoOverflow(page, path)
      await page.keyboard.press('Escape')
      await expectNoOverflow(page, path)
    }
  },
)

test.describe('on a desk', () => {
  const width = async (page: Page) => (await page.locator('#side').boundingBox())?.width

  test(
    'it is wide or narrow, and stays so without a flash',
    { tag: '@full' },
    async ({ page, expected }) => {
      expected(/Failed to load resource/)
      await page.goto('/')
      await expectHydrated(page)
      await expect(opener(page)).toBeHidden()
      expect(await width(page)).toBe(256)
      await menu(page).getByRole('button', { name: 'Collapse menu' }).click()
      expect(await width(page)).toBe(76)
      await expect(menu(page).getByRole('link', { name: 'Promotions' })).toBeVisible()
      await expectAccessible(page)

      // The menu is collapsed before any module has run.
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.reload()
      expect(await width(page)).toBe(76)
      await page.unroute('**/assets/*.js')
      await page.reload()
      await expectHydrated(page)
      await menu(page).getByRole('button', { name: 'Expand menu' }).click()
      await expect.poll(() => width(page)).toBe(256)
      await page.reload()
      expect(await width(page)).toBe(256)
    },
  )

  test('it stands on the right in right-to-left languages', { tag: '@full' }, async ({ page }) => {
    await storeChoices(page, { lang: 'XB' })
    await page.goto('/')
    await expectHydrated(page)
    const box = await page.locator('#side').boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(1280)
    const content = await page.locator('main').boundingBox()
    expect((content?.x ?? 0) + (content?.width ?? 0)).toBeLessThanOrEqual(box?.x ?? 0)
    await expectNoOverflow(page, 'the first page')
  })

  test('a language chosen in it makes it narrow', { tag: '@full' }, async ({ page }) => {
    await page.goto('/')
    await expectHydrated(page)
    await menu(page).getByRole('button', { name: 'Bahasa Indonesia' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'id')
    expect(await width(page)).toBe(76)
  })

  test('far down there is a way back to the top', { tag: '@full' }, async ({ page }) => {
    await page.goto('/help/privacy')
    await expectHydrated(page)
    const toTop = page.getByRole('button', { name: 'Back to top' })
    await expect(toTop).toHaveCount(0)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await toTop.press('Enter')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(toTop).toHaveCount(0)
    await expect(page.locator('#content')).toBeFocused()
  })
})
