import type { Page } from '@playwright/test'
import { expect, expectAccessible, storeChoices, test } from '../support/fixtures.ts'
import { scan } from '../support/scan.ts'

const originOf = (page: Page) => `${new URL(page.url()).origin}/`

for (const theme of ['dark', 'light']) {
  test(`[SHELL-11] on the ${theme} page the code is 200 wide, black on white, and scans`, async ({
    page,
  }) => {
    await storeChoices(page, { theme })
    await page.goto('/down')
    const code = page.getByRole('img', { name: /^QR code/ })
    await expect(code).toHaveAccessibleName(`QR code that opens ${originOf(page)}`)
    expect(await code.boundingBox()).toMatchObject({ width: 200, height: 200 })
    await expect(code).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(code.locator('path').first()).toHaveCSS('fill', 'rgb(0, 0, 0)')
    await expect(code.locator('image')).toHaveAttribute('width', '32')
    expect(await scan(code)).toBe(originOf(page))
  })
}

test(
  'the steps of both kinds of phones are reached by keyboard',
  { tag: '@full' },
  async ({ page }) => {
    const answer = await page.goto('/down')
    expect(answer?.status()).toBe(200)
    await expect(page).toHaveTitle('Get the app · Fairhouse')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const steps = page.getByRole('list', { name: 'How to install' }).getByRole('listitem')
    await expect(steps).toHaveCount(4)
    await expect(steps.first()).toContainText('Chrome')
    await page.getByRole('tab', { name: 'Android' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'iOS' })).toBeFocused()
    await expect(page.getByRole('tab', { name: 'iOS' })).toHaveAttribute('aria-selected', 'true')
    await expect(steps).toHaveCount(4)
    await expect(steps.first()).toContainText('Safari')
    await expectAccessible(page)
  },
)

test('an iPhone sees its own steps first', { tag: '@full' }, async ({ browser }) => {
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.goto('/down')
  await expect(page.getByRole('tab', { name: 'iOS' })).toHaveAttribute('aria-selected', 'true')
  await context.close()
})

test(
  'a browser that offers to install is asked by the button',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/down')
    const button = page.getByRole('button', { name: 'Install app' })
    await expect(button).toHaveCount(0)
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
    await page.evaluate(() => {
      const prompt = () => {
        document.body.dataset.asked = 'yes'
        dispatchEvent(new Event('appinstalled'))
        return Promise.resolve()
      }
      dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }))
    })
    await button.click()
    await expect(page.locator('body')).toHaveAttribute('data-asked', 'yes')
    await expect(page.getByText('The app is installed.')).toBeVisible()
    await expect(button).toHaveCount(0)
  },
)

test(
  'the dialog opens over any page, keeps the focus and gives it back',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/promotions')
    const opener = page.getByRole('button', { name: 'Get the app' })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'Get the app' })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('listitem')).toHaveCount(4)
    expect(await scan(dialog.getByRole('img', { name: /^QR code/ }))).toBe(originOf(page))
    await expectAccessible(page)
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press('Tab')
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(
        true,
      )
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.press('Enter')
    await dialog.getByRole('link', { name: 'More about the app' }).click()
    await expect(page).toHaveURL(/\/down$/)
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get the app')
  },
)

test(
  'a dialog whose code does not load says so, and trying again helps',
  { tag: '@full' },
  async ({ page, expected }) => {
    expected(/Failed to (load resource|fetch)|error loading/i)
    await page.goto('/')
    await page.route('**/assets/download-*.js', (route) => route.abort())
    await page.getByRole('button', { name: 'Get the app' }).click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText("This window didn't load.")
    await page.unroute('**/assets/download-*.js')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('dialog', { name: 'Get the app' })).toBeVisible()
    await expect(alert).toHaveCount(0)
  },
)

test('the dialog fits on a small phone, in any language', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/promotions')
  for (const lang of ['EN', 'CN', 'ID', 'TH', 'TY', 'VI']) {
    await page.getByRole('combobox').selectOption(lang)
    await page.locator('[popovertarget=side]').click()
    await page.locator('#side nav > button').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('listitem')).toHaveCount(4)
    const box = await dialog.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 999), lang).toBeLessThanOrEqual(320)
    const content = dialog.locator('div > div').first()
    expect(await content.evaluate((one) => one.scrollWidth - one.clientWidth), lang).toBe(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})
