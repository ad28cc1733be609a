import { choose, expect, expectAccessible, leaveUndrawn, test } from './fixtures.ts'

const statusPath = '**/wps/system/status'

test('opens with the name, the theme and the true state of the brand', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fairhouse')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle(/^Fairhouse · /)
  await expect(page.getByText('Open', { exact: true })).toBeVisible()
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await expect(page.getByText(/without a gambling licence/)).toBeVisible()
})

test('shows the version and the time that the server reports', async ({ page, request }) => {
  const { value } = await (await request.get('/wps/system/status')).json()
  await page.goto('/')
  await expect(page.getByText(value.version, { exact: true })).toBeVisible()
  const shown = await page.locator('time').getAttribute('datetime')
  expect(Math.abs(Date.parse(shown ?? '') - Date.parse(value.time))).toBeLessThan(15_000)
})

test('its sources can be read', async ({ page, request }) => {
  await page.goto('/')
  for (const name of [/^The API/, /^The status call/]) {
    const href = await page.getByRole('link', { name }).getAttribute('href')
    const answer = await request.get(href ?? '')
    expect(answer.ok()).toBe(true)
    expect(answer.headers()['content-type']).toContain('application/json')
  }
})

test('the theme is kept, without a flash', async ({ page, expected }) => {
  expected(/Failed to load resource/)
  await page.goto('/')
  await page.getByRole('button', { name: 'Switch to the light theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
  expect(await page.evaluate(() => document.cookie)).toContain('theme=light')

  // Before any of our modules has run, the page is light already.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.unroute('**/assets/*.js')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Switch to the dark theme' })).toBeVisible()
})

test('the language is kept', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('VI')
  await expect(page.getByText('Đang mở', { exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  const answer = await page.reload()
  expect(await answer?.text()).toContain('<html lang="vi" dir="ltr"')
  await expect(page.getByText('Đang mở', { exact: true })).toBeVisible()
  const stored = await page.evaluate(() =>
    ['lang', 'hisLang'].map((key) => localStorage.getItem(key)),
  )
  expect(stored).toEqual(['VI', 'VI'])
})

test('the keyboard reaches everything, in order, and focus is seen', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  const names = ['Skip to content', 'Fairhouse', 'Language']
  const notice = ['Read all', 'Hide this notice']
  names.push('Switch to the light theme', ...notice)
  for (const name of [...names, /^The API/, /^The status call/]) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    await expect(focused).toHaveAccessibleName(name)
    await expect(focused).toHaveCSS('outline-style', 'solid')
  }
  await page.getByRole('combobox', { name: 'Language' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
})

for (const theme of ['dark', 'light']) {
  test(`has no barrier that axe knows, ${theme}`, async ({ page }) => {
    await choose(page, { theme })
    await page.goto('/')
    await expect(page.getByText('Live', { exact: true })).toBeVisible()
    await expectAccessible(page)
  })
}

for (const width of [320, 360, 768, 1440]) {
  test(`nothing overflows at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const lang of ['EN', 'CN', 'ID', 'TH', 'TY', 'VI']) {
      await choose(page, { lang })
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
}

test('a server that does not answer is said so, and trying again helps', async ({
  page,
  expected,
}) => {
  expected(/Failed to load resource/)
  await leaveUndrawn(page)
  await page.route(statusPath, (route) => route.abort())
  await page.goto('/')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('The server is not answering')
  await expectAccessible(page)
  await page.unroute(statusPath)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Open', { exact: true })).toBeVisible()
  await expect(alert).toHaveCount(0)
})

test('a refusal is shown in the words of the server', async ({ page, expected }) => {
  expected(/Failed to load resource/)
  const message = 'We are restarting. Please try again in a few seconds.'
  const refused = { success: false, value: null, message, code: 'shutting_down' }
  await leaveUndrawn(page)
  await page.route(statusPath, (route) => route.fulfill({ status: 503, json: refused }))
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText(message)
})

test('while nothing is known a skeleton stands in', async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await leaveUndrawn(page)
  await page.route(statusPath, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await expect(page.getByText('Asking the server')).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  answer()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fairhouse')
})

test('offline is said, and the page goes on when the network is back', async ({
  page,
  context,
  expected,
}) => {
  expected(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/')
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You are offline')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
})

test('every word comes from a pack', async ({ page }) => {
  await choose(page, { lang: 'XA' })
  await page.goto('/')
  await expect(page.getByText('⟦Live⟧')).toBeVisible()
  const bare = await page.evaluate(() => {
    // Data of the brand and of the server, and what only decorates.
    const own = 'h1, header a, aside p, dd, code, option, script, [aria-hidden=true]'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? ''
      const isOwn = walker.currentNode.parentElement?.closest(own)
      if (text !== '' && !isOwn && !/^⟦.*⟧$/s.test(text)) found.push(text)
    }
    return found
  })
  expect(bare).toEqual([])
})

test('an address without a page answers 404, says so and leads back', async ({
  page,
  expected,
}) => {
  expected(/404/)
  const response = await page.goto('/nowhere')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/nothing at this address/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to the first page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fairhouse')
})
