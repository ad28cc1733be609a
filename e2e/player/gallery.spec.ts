import jsQR from 'jsqr'
import { expect, expectAccessible } from '../support/fixtures.ts'
import { button, openGallery as open, readPixels, test } from '../support/gallery.ts'

test(
  'a menu is worked by keys and closes on Escape and elsewhere',
  { tag: '@full' },
  async ({ page }) => {
    await open(page)
    const opener = button(page, 'More')
    const menu = page.getByRole('menu', { name: 'More' })
    await opener.focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Copy' })).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('menuitem', { name: 'Help' })).toBeFocused()
    await expectAccessible(page, '#Menu')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Shared', { exact: true })).toBeVisible()
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()

    await opener.click()
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await page.getByRole('heading', { name: 'Gallery' }).click()
    await expect(menu).toBeHidden()
    await opener.click()
    await expect(menu).toBeVisible()
    await opener.click()
    await expect(menu).toBeHidden()

    const theme = button(page, 'Theme')
    await theme.click()
    await page.getByRole('menuitemradio', { name: 'light' }).click()
    await theme.click()
    await expect(page.getByRole('menuitemradio', { name: 'light' })).toBeChecked()
  },
)

test(
  'tabs follow the arrows in the direction of the language',
  { tag: '@full' },
  async ({ page }) => {
    for (const { dir, forward, back } of [
      { dir: 'ltr', forward: 'ArrowRight', back: 'ArrowLeft' },
      { dir: 'rtl', forward: 'ArrowLeft', back: 'ArrowRight' },
    ]) {
      await open(page, 'dark', dir)
      const tab = (name: string) => page.getByRole('tab', { name })
      await tab('Everything').focus()
      await page.keyboard.press(forward)
      await expect(tab('Favourites')).toBeFocused()
      await expect(tab('Favourites')).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('tabpanel')).toHaveText('What you marked with a star.')
      await page.keyboard.press(back)
      await page.keyboard.press(back)
      await expect(tab('Recently played')).toBeFocused()
      await page.keyboard.press('Home')
      await expect(tab('Everything')).toBeFocused()
      await page.keyboard.press('End')
      await expect(tab('Recently played')).toBeFocused()
      // Only the selected tab is a Tab stop.
      await expect(page.locator('[role=tab][tabindex="0"]')).toHaveCount(1)
    }
  },
)

test(
  'a password is shown and hidden; what is wrong with a field is read with it',
  { tag: '@full' },
  async ({ page }) => {
    await open(page)
    const password = page.getByLabel('Password', { exact: true })
    await expect(password).toHaveAttribute('type', 'password')
    await button(page, 'Show password').click()
    await expect(password).toHaveAttribute('type', 'text')
    await button(page, 'Hide password').click()
    await expect(password).toHaveAttribute('type', 'password')
    const taken = page.getByRole('textbox', { name: 'User name' }).last()
    await expect(taken).toHaveAccessibleDescription(/^This name is taken.*letters and figures\.$/)
  },
)

test(
  'a picker finds by typing, takes by Enter or a press, and closes after it is left',
  { tag: '@full' },
  async ({ page }) => {
    await open(page)
    const section = page.locator('#Picker')
    const picker = section.getByRole('combobox', { name: 'City' }).first()
    const list = section.getByRole('listbox').first()
    await picker.click()
    await expect(list.getByRole('option')).toHaveCount(10)
    await picker.fill('da n')
    await expect(list.getByRole('option')).toHaveText(['Đà Nẵng+84 236'])
    await page.keyboard.press('Enter')
    await expect(picker).toHaveValue('Đà Nẵng')
    await expect(list.getByRole('option')).toHaveCount(0)

    await page.keyboard.press('ArrowDown')
    await expect(list.getByRole('option', { selected: true })).toHaveText(/Đà Nẵng/)
    await page.keyboard.press('ArrowDown')
    await expectAccessible(page, '#Picker')
    await page.keyboard.press('Enter')
    await expect(picker).toHaveValue('Hồ Chí Minh')

    await picker.fill('zzz')
    await expect(page.getByText('No city has this name.').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(picker).toHaveValue('Hồ Chí Minh')

    await picker.click()
    await list.getByRole('option', { name: /Cebu/ }).click()
    await expect(picker).toHaveValue('Cebu')

    await page.clock.install()
    await picker.click()
    await page.clock.pauseAt(Date.now() + 60_000)
    await picker.blur()
    await page.clock.runFor(199)
    await expect(list.getByRole('option').first()).toBeVisible()
    await page.clock.runFor(1)
    await expect(list.getByRole('option')).toHaveCount(0)
  },
)

test('[SITE-14] pagination shows three pages around the present one and one at each end', async ({
  page,
}) => {
  await open(page)
  const nav = page.getByRole('navigation', { name: 'Pages' })
  const items = nav.getByRole('listitem')
  await expect(items).toHaveText(['1', '…', '9', '10', '11', '…', '20'])
  await expect(nav.getByRole('button', { name: 'Page 10' })).toHaveAttribute('aria-current', 'page')
  await nav.getByRole('button', { name: 'Next page' }).click()
  await expect(items).toHaveText(['1', '…', '10', '11', '12', '…', '20'])
  await nav.getByRole('button', { name: 'Page 20' }).click()
  await expect(items).toHaveText(['1', '…', '18', '19', '20'])
  await expect(nav.getByRole('button', { name: 'Next page' })).toBeDisabled()
  await nav.getByRole('button', { name: 'Page 1', exact: true }).click()
  await expect(items).toHaveText(['1', '2', '3', '…', '20'])
})

test(
  'a toast is said, waits under the pointer, leaves by itself and can be sent away',
  { tag: '@full' },
  async ({ page }) => {
    await page.clock.install()
    await open(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    const region = page.getByRole('status', { name: 'Notices' })
    await expect(region).toBeAttached()
    await button(page, 'Say something').first().click()
    await expect(region).toContainText('Saved.')
    await region.getByText('Saved.').hover()
    await page.clock.runFor(10_000)
    await expect(region).toContainText('Saved.')
    await page.mouse.move(5, 5)
    await page.clock.runFor(2900)
    await expect(region).toContainText('Saved.')
    await page.clock.runFor(200)
    await expect(region).toHaveText('')

    await button(page, 'Say something').last().click()
    await region.getByRole('button', { name: 'Dismiss' }).click()
    await expect(region).toHaveText('')
  },
)

test('a countdown runs and says politely that it has ended', { tag: '@full' }, async ({ page }) => {
  await open(page)
  const section = page.locator('#Countdown')
  const timer = section.getByRole('timer').first()
  await expect(timer).toHaveText(/^0[012]:\d\d:\d\d$/)
  const shown = await timer.textContent()
  await expect(timer).not.toHaveText(shown ?? '')
  await button(page, 'Count down').click()
  await expect(section.getByRole('timer')).toHaveCount(2)
  await expect(section.getByRole('status').last()).toHaveText('It has ended.')
  await expect(section.getByRole('timer')).toHaveCount(1)
})

test(
  'a picture or avatar that is not there gives way to its default',
  { tag: '@full' },
  async ({ page }) => {
    await open(page)
    await page.locator('#Picture').scrollIntoViewIfNeeded()
    const picture = page.getByAltText('A picture that is not there')
    await expect(picture).toHaveAttribute('src', '/icon.svg')
    const avatars = page.locator('#Avatar')
    await expect(avatars.getByRole('img', { name: 'Ana Cruz' }).last()).toHaveText('AC')
    const other = avatars.getByRole('img', { name: 'somchai' }).last()
    await expect(other.locator('img')).toHaveAttribute('src', '/icon.svg')
  },
)

test('[SHELL-11] QR codes scan from the screen, with a logo and without', async ({ page }) => {
  await open(page)
  for (const code of await page.getByRole('img', { name: /Code that opens/ }).all()) {
    await code.scrollIntoViewIfNeeded()
    expect(await code.boundingBox()).toMatchObject({ width: 200, height: 200 })
    const { data, width, height } = await readPixels(page, code)
    const found = jsQR.default(Uint8ClampedArray.from(data), width, height)
    expect(found?.data).toBe('https://example.com/download?from=gallery')
  }
})

for (const theme of ['dark', 'light']) {
  test(`the whole gallery has no barrier that axe knows, ${theme}`, async ({ page }) => {
    await open(page, theme)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expectAccessible(page)
  })
}

test('nothing of it overflows on a phone', { tag: '@full' }, async ({ page }) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('both themes stand side by side', { tag: '@full' }, async ({ page }) => {
  await page.goto('/gallery.html')
  for (const theme of ['dark', 'light']) {
    const frame = page.frameLocator(`iframe[title="The ${theme} theme"]`)
    await expect(frame.locator('html')).toHaveAttribute('data-theme', theme)
    await expect(frame.getByRole('heading', { name: 'Gallery' })).toBeVisible()
  }
})
