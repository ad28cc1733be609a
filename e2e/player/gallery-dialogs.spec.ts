import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible } from '../support/fixtures.ts'
import { button, openGallery as open, readPixels, test } from '../support/gallery.ts'

async function openDialog(page: Page): Promise<{ opener: Locator; dialog: Locator }> {
  const opener = button(page, 'Open the dialog')
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Leave the table?' })
  await expect(dialog).toBeVisible()
  return { opener, dialog }
}

test('[SHELL-10] a dialog closes on Escape and on its background, not on a press inside', async ({
  page,
}) => {
  await open(page)
  const first = await openDialog(page)
  await expectAccessible(page, 'dialog[open]')
  await page.keyboard.press('Escape')
  await expect(first.dialog).toBeHidden()
  await expect(first.opener).toBeFocused()

  const { opener, dialog } = await openDialog(page)
  await dialog.getByText('Your seat is kept').click()
  await expect(dialog).toBeVisible()
  // A press that starts inside and ends outside selects text and does not close the dialog.
  const box = await dialog.boundingBox()
  await dialog.getByText('Your seat is kept').hover()
  await page.mouse.down()
  await page.mouse.move(5, 5)
  await page.mouse.up()
  await expect(dialog).toBeVisible()
  await page.mouse.click((box?.x ?? 0) - 20, (box?.y ?? 0) - 20)
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('[SHELL-10] Enter presses the default button of a dialog', async ({ page }) => {
  await open(page)
  const left = page.getByRole('status', { name: 'Leave' })
  const { dialog } = await openDialog(page)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(left).toHaveText('1')

  await openDialog(page)
  await dialog.getByLabel('A note').fill('text')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(left).toHaveText('2')

  // Enter keeps its native behaviour in a textarea, on a link and on another button.
  await openDialog(page)
  await dialog.getByLabel('A remark').focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('link', { name: 'Learn more' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await expect(left).toHaveText('2')
  await button(page, 'Stay').focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(left).toHaveText('2')
})

test('[SHELL-10] focus stays in a dialog and the page behind does not scroll', async ({ page }) => {
  await open(page)
  const { dialog } = await openDialog(page)
  await expect(dialog).toBeFocused()
  for (const key of ['Tab', 'Shift+Tab']) {
    const seen = new Set<string>()
    for (let press = 0; press < 9; press++) {
      await page.keyboard.press(key)
      const inside = dialog.locator(':focus')
      await expect(inside).toHaveCount(1)
      seen.add((await inside.textContent()) || (await inside.evaluate((one) => one.tagName)))
    }
    expect(seen.size).toBe(6)
  }
  const before = await page.evaluate(() => scrollY)
  await page.mouse.move(5, 5)
  await page.mouse.wheel(0, 600)
  await page.waitForTimeout(100)
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('[SHELL-10] a dialog is 200 by 200 at least, grows, and opens after 100 ms', async ({
  page,
}) => {
  await page.clock.install()
  await open(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await button(page, 'Open a small dialog').click()
  const small = page.getByRole('dialog', { name: 'Small' })
  await page.clock.runFor(99)
  await expect(small).toBeHidden()
  await page.clock.runFor(1)
  await expect(small).toBeVisible()
  const { width = 0, height = 0 } = (await small.boundingBox()) ?? {}
  expect([width, height]).toEqual([200, 200])
  await page.keyboard.press('Escape')
  await page.clock.runFor(500)

  await button(page, 'Open a long dialog').click()
  await page.clock.runFor(100)
  const long = await page.getByRole('dialog', { name: 'City' }).boundingBox()
  const viewport = page.viewportSize()
  expect(long?.height).toBe((viewport?.height ?? 0) - 32)
  expect(long?.width).toBeGreaterThanOrEqual(200)
})

test(
  'a dialog fades in 200 ms, and not at all for those who asked for no motion',
  { tag: '@full' },
  async ({ page }) => {
    for (const { reducedMotion, duration } of [
      { reducedMotion: 'no-preference', duration: /^0\.2s/ },
      { reducedMotion: 'reduce', duration: /^0s/ },
    ] as const) {
      await page.emulateMedia({ reducedMotion })
      await open(page)
      const { dialog } = await openDialog(page)
      await expect(dialog).toHaveCSS('opacity', '1')
      await expect(dialog).toHaveCSS('transition-duration', duration)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(dialog.getByText('Your seat is kept')).toHaveCount(0)
    }
  },
)

test(
  'a drawer is at its edge, in both directions of writing',
  { tag: '@full' },
  async ({ page }) => {
    for (const { dir, atLeft } of [
      { dir: 'ltr', atLeft: true },
      { dir: 'rtl', atLeft: false },
    ]) {
      await open(page, 'dark', dir)
      await button(page, 'Open the drawer').click()
      const drawer = page.getByRole('dialog', { name: 'Places' })
      await expect(drawer).toBeVisible()
      const box = await drawer.boundingBox()
      expect(box?.height).toBe(page.viewportSize()?.height)
      expect(box?.x === 0).toBe(atLeft)
      await page.keyboard.press('Escape')
      await expect(button(page, 'Open the drawer')).toBeFocused()
    }
  },
)

test('a toast is seen above a dialog', { tag: '@full' }, async ({ page }) => {
  await open(page)
  await openDialog(page)
  await button(page, 'Say something').first().dispatchEvent('click')
  const saved = page.getByText('Saved.', { exact: true })
  await expect(saved).toBeVisible()
  // A toast below the backdrop would be darker than its own colour.
  const { data } = await readPixels(page, saved)
  const colour = await saved.evaluate((one) => {
    const card = one.parentElement
    return card && getComputedStyle(card).backgroundColor
  })
  expect(`rgb(${data.slice(0, 3).join(', ')})`).toBe(colour)
})
