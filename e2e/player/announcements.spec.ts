import type { Page } from '@playwright/test'
import { expect, expectAccessible, storeChoices, test } from '../support/fixtures.ts'

const noticeBar = (page: Page) => page.getByRole('complementary', { name: 'Announcements' })

test(
  'the newest announcement stands under the header, drawn by the server',
  { tag: '@full' },
  async ({ page }) => {
    const answer = await page.goto('/')
    const title = (await noticeBar(page).getByRole('paragraph').textContent()) ?? ''
    expect(title).not.toBe('')
    expect(await answer?.text()).toContain(title)
    await noticeBar(page).getByRole('button', { name: 'Hide notice' }).click()
    await expect(noticeBar(page)).toHaveCount(0)
    await expect(page.locator('#content')).toBeFocused()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-notice', 'hidden')
    await expect(noticeBar(page)).toHaveCount(0)
  },
)

test(
  'the notice bar moves nothing: it is there from the first, or never',
  { tag: '@full' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(globalThis, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const moved = () =>
      page.evaluate(() => {
        const shifts: unknown = Reflect.get(globalThis, 'shifts')
        return Array.isArray(shifts) ? shifts.reduce((sum, one) => sum + Number(one), 0) : NaN
      })
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect(await moved()).toBeLessThan(0.01)
    await page.getByRole('button', { name: 'Hide notice' }).click()
    await page.reload()
    await page.waitForLoadState('networkidle')
    expect(await moved()).toBeLessThan(0.01)
  },
)

test('announcements are read by kind, in a dialog', { tag: '@full' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Read all' }).click()
  const dialog = page.getByRole('dialog', { name: 'Announcements' })
  const entries = dialog.getByRole('listitem')
  await expect(entries).toHaveCount(6)
  await expect(entries.first().locator('time')).toHaveText(/\d{4}, \d\d:\d\d$/)
  await expectAccessible(page)
  for (const [name, count] of [
    ['News', 2],
    ['For players', 1],
    ['Important', 1],
    ['Offers', 1],
    ['Good to know', 1],
  ] as const) {
    await dialog.getByRole('tab', { name }).click()
    await expect(entries).toHaveCount(count)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Read all' })).toBeFocused()
})

const announcement = (place: number) => ({
  id: `told-${place}`,
  type: 'B',
  title: `Told ${place}`,
  content: '<p>As it is.</p>',
  timestamp: '2026-05-07 00:05:09',
  at: '2026-05-06T17:05:09.000Z',
})

test('[SITE-14] nine announcements make a page, and pages are turned', async ({ page }) => {
  await page.route('**/wps/content/announcements?**', async (route) => {
    const pageNo = Number(new URL(route.request().url()).searchParams.get('pageNo'))
    const list = Array.from({ length: 9 }, (_, place) => announcement((pageNo - 1) * 9 + place + 1))
    const value = { list, pageNo, pageSize: 9, totalPages: 8, total: 72 }
    await route.fulfill({ json: { success: true, value, message: '' } })
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Read all' }).click()
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages.getByRole('listitem')).toHaveText(['1', '2', '3', '…', '8'])
  await pages.getByRole('button', { name: 'Page 8' }).click()
  await expect(page.getByText('Told 72')).toBeAttached()
  await expect(page.getByText('Told 64')).toBeInViewport()
  await expect(pages.getByRole('listitem')).toHaveText(['1', '…', '6', '7', '8'])
})

test(
  'a list that is empty, late or refused says so and goes on',
  { tag: '@full' },
  async ({ page, expected }) => {
    expected(/Failed to load resource/)
    const path = '**/wps/content/announcements?**'
    const value = { list: [], pageNo: 1, pageSize: 9, totalPages: 0, total: 0 }
    await page.route(path, (route) => route.abort())
    await page.goto('/')
    await page.getByRole('button', { name: 'Read all' }).click()
    const dialog = page.getByRole('dialog', { name: 'Announcements' })
    await expect(dialog.getByText('Loading')).toBeAttached()
    await expect(dialog.getByRole('alert')).toContainText("didn't load")
    await expectAccessible(page)
    await page.unroute(path)
    await page.route(path, (route) =>
      route.fulfill({ json: { success: true, value, message: '' } }),
    )
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.getByText('No announcements yet')).toBeVisible()
  },
)

test(
  'the code of the dialog that does not come is said, and comes later',
  { tag: '@full' },
  async ({ page, expected }) => {
    expected(/Failed to (load resource|fetch)|error loading/i)
    const code = '**/assets/announcements-dialog-*.js'
    await page.route(code, (route) => route.abort())
    await page.goto('/')
    await page.getByRole('button', { name: 'Read all' }).click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText("This window didn't load.")
    await page.unroute(code)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('dialog', { name: 'Announcements' })).toBeVisible()
    await expect(alert).toHaveCount(0)
  },
)

test(
  'a popup waits for who has signed in, and is shown once',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    const member = { id: '1', account: 'demo', nickname: 'demo', type: 'member' }
    const permission = { analytics: { gtagId: null }, country: null, member }
    const list = { list: [announcement(1)], pageNo: 1, pageSize: 9, totalPages: 1, total: 1 }
    const answer = (value: unknown) => ({ json: { success: true, value, message: '' } })
    await page.route('**/wps/system/permission?**', (route) => route.fulfill(answer(permission)))
    await page.route('**/wps/member/announcements?**', (route) => route.fulfill(answer(list)))
    await page.reload()
    const popup = page.getByRole('dialog', { name: 'Told 1' })
    await expect(popup).toBeVisible()
    await expectAccessible(page)
    await popup.getByRole('button', { name: 'Got it' }).click()
    await expect(popup).toHaveCount(0)
    await page.reload()
    await page.waitForResponse('**/wps/member/announcements?**')
    // A popup would appear two seconds after the answer.
    await page.waitForTimeout(2300)
    await expect(popup).toHaveCount(0)
  },
)

test(
  'nothing overflows on a small phone, in every language',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const lang of ['EN', 'CN', 'ID', 'TH', 'TY', 'VI']) {
      await storeChoices(page, { lang })
      await page.goto('/')
      await page.getByRole('complementary').getByRole('button').first().click()
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBeLessThanOrEqual(320)
      const inside = page.getByRole('dialog').getByRole('listitem').first()
      expect((await inside.boundingBox())?.width).toBeLessThan(288)
    }
  },
)
