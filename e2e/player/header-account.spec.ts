import { logIn, useRandomAddress } from '../support/accounts.ts'
import { hideAnnouncements } from '../support/people.ts'
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  storeChoices,
  test,
} from '../support/fixtures.ts'

const password = 'Fairhouse-demo-1'

test.beforeEach(async ({ page }) => useRandomAddress(page))

test('[SHELL-01] a visitor is offered to log in, to register and to try', async ({ page }) => {
  await page.goto('/register')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Fairhouse' })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Try for free' })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Switch to light theme' })).toBeVisible()
  await header.getByRole('link', { name: 'Register' }).click()
  await expect(page).toHaveURL('/register')
})

// Every run tests the narrowest width; the full run tests the next one too.
for (const [width, tag] of [
  [320, '@each'],
  [360, '@full'],
] as const) {
  test(
    `[SHELL-01] on a phone of ${width} it fits, in every language`,
    { tag },
    async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height: 640 })
      for (const lang of ['EN', 'VI', 'CN', 'ID', 'TH', 'TY']) {
        await storeChoices(page, { lang })
        await page.context().addCookies([{ name: 'lang', value: lang, url: baseURL ?? '' }])
        await page.goto('/promotions')
        await expectNoOverflow(page, `${lang} at ${width}`)
        const buttons = page.getByRole('banner').locator('.visitor > :visible')
        await expect(buttons).toHaveCount(2)
        for (const button of await buttons.all()) {
          const box = await button.boundingBox()
          // The button is on one line, large enough to touch, and inside the window.
          expect(box?.height).toBeLessThan(50)
          expect(box?.width).toBeGreaterThanOrEqual(43)
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
        }
      }
    },
  )
}

test('on a phone the theme and free play are in the menu', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/promotions')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('complementary', { name: 'Main menu' })
  await expect(menu.getByRole('button', { name: 'Switch to light theme' })).toBeVisible()
  await menu.getByRole('button', { name: 'Try for free' }).click()
  await expect(page.getByRole('dialog', { name: 'Try for free' })).toBeVisible()
})

test('the avatar opens the account menu', async ({ page }) => {
  await hideAnnouncements(page)
  await page.goto('/promotions')
  await logIn(page, 'demo', password)
  const button = page.getByRole('button', { name: /^Account:/ })
  await button.click()
  const menu = page.getByRole('menu')
  await expect(menu).toContainText('demo')
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Member centre',
    'Account record',
    'Betting record',
    'Invite friends',
    'Messages',
    'Security',
    'Feedback',
    'Help centre',
    'Log out',
  ])
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('menuitem', { name: 'Account record' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expectAccessible(page, 'header')
})

test(
  'nothing jumps when somebody who is signed in opens a page',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/promotions')
    await logIn(page, 'demo', password)
    await page.addInitScript(() => {
      Object.assign(globalThis, { shifts: [] })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) Reflect.get(globalThis, 'shifts').push(entry)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/promotions')
    await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible()
    const shifts = await page.evaluate(() =>
      Reflect.get(globalThis, 'shifts').reduce(
        (sum: number, { value }: { value: number }) => sum + value,
        0,
      ),
    )
    expect(shifts).toBeLessThan(0.01)
  },
)
