import {
  expect,
  expectAccessible,
  expectHydrated,
  removeServerDrawing,
  storeChoices,
  test,
} from '../support/fixtures.ts'

const statusPath = '**/wps/system/status'

test('opens with the name, the theme and the true state of the brand', async ({
  page,
  request,
}) => {
  const { value } = await (await request.get('/wps/system/status')).json()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fairhouse')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle(/^Fairhouse · /)
  await expect(page.getByText('Open', { exact: true })).toBeVisible()
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await expect(page.getByText(/without a gambling licence/)).toBeVisible()
  await expect(page.getByText(value.version, { exact: true })).toBeVisible()
  const shown = await page.locator('time').getAttribute('datetime')
  expect(Math.abs(Date.parse(shown ?? '') - Date.parse(value.time))).toBeLessThan(15_000)
  for (const name of [/^API/, /^Status call/]) {
    const href = await page.getByRole('link', { name }).getAttribute('href')
    const answer = await request.get(href ?? '')
    expect(answer.ok()).toBe(true)
    expect(answer.headers()['content-type']).toContain('application/json')
  }
})

test('the theme is kept, without a flash', { tag: '@full' }, async ({ page, expected }) => {
  expected(/Failed to load resource/)
  await page.goto('/')
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
  expect(await page.evaluate(() => document.cookie)).toContain('theme=light')

  // The page is light before any module has run.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.unroute('**/assets/*.js')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible()
})

test('[SITE-04] the language is kept', async ({ page }) => {
  await page.goto('/')
  await expectHydrated(page)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('VI')
  await expect(page.getByText('Đang hoạt động', { exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  const answer = await page.reload()
  expect(await answer?.text()).toContain('<html lang="vi" dir="ltr"')
  await expect(page.getByText('Đang hoạt động', { exact: true })).toBeVisible()
  const stored = await page.evaluate(() =>
    ['lang', 'hisLang'].map((key) => localStorage.getItem(key)),
  )
  expect(stored).toEqual(['VI', 'VI'])
})

/** Returns the visible focusable elements after the focused one. */
function focusableAfterThis(): string[] {
  const all = [...document.querySelectorAll<HTMLElement>('a, button, select, input, summary')]
  const last = all.findIndex((one) => one === document.activeElement)
  return all.slice(last + 1).flatMap((one) => (one.checkVisibility() ? [one.outerHTML] : []))
}

interface Listed {
  gameName: string
  isHot: boolean
}

const tile = ({ gameName: name }: Listed) => [
  `Play ${name}`,
  `Add ${name} to favourites`,
  `Try the ${name} demo`,
]

const rail = (all: string, tiles: Listed[]) => [
  all,
  'Scroll back',
  'Scroll forward',
  ...tiles.flatMap(tile),
]

/** LIST of the in-house providers. */
const makers = [
  'Fairhouse',
  'Willowgate',
  'Eight Lanterns',
  'Saltwind',
  'Sugarloop',
  'Thornmoon',
  'Neon Heron',
]

/** LIST of the Tab stops of the first page, in order. */
const names = (hot: Listed[], others: Listed[]) => [
  'Skip to content',
  'Fairhouse',
  'Try for free',
  'Log in',
  'Register',
  'Language',
  'Switch to light theme',
  'Home',
  'Hot games',
  'In-house games',
  'Slots',
  'Providers: Slots',
  'Promotions',
  'Help and contact',
  'Customer service',
  'Messages',
  'Announcements',
  'Help centre',
  'Get the app',
  'Language',
  'English',
  'Tiếng Việt',
  '简体中文',
  'Bahasa Indonesia',
  'ไทย',
  'Filipino',
  'Fairhouse',
  'Collapse menu',
  'Read all',
  'Hide notice',
  /^A house with open cards/,
  'Show 1 of 3',
  'Show 2 of 3',
  'Show 3 of 3',
  'Previous',
  'Next',
  ...rail('See all: Hot games', hot),
  ...rail('See all: In-house games', others),
  'Scroll back',
  'Scroll forward',
  ...makers,
  'See all',
  'Scroll back',
  'Scroll forward',
  /First steps/,
  /Look around/,
  /A daily offer/,
  /A weekly offer/,
  /A monthly thank-you/,
  /^API/,
  /^Status call/,
  'Get started',
  'Terms of use',
  'Responsible gaming',
  'Privacy and cookies',
  'Licence',
  'About us',
  'Help centre',
  'Find help',
  'Back to top',
]

test(
  'the keyboard reaches everything, in order, and focus is seen',
  { tag: '@full' },
  async ({ page }) => {
    test.slow()
    const response = await page.request.get('/wps/game/list?inHouse=1&pageSize=24')
    const list: Listed[] = (await response.json()).value.list
    const [hot, others] = [list.filter(({ isHot }) => isHot), list.filter(({ isHot }) => !isHot)]
    await page.goto('/')
    await expect(page.getByText('Live', { exact: true })).toBeVisible()
    for (const name of names(hot, others.slice(0, 12))) {
      await page.keyboard.press('Tab')
      const focused = page.locator(':focus')
      await expect(focused).toHaveAccessibleName(name)
      await expect(focused).toHaveCSS('outline-style', 'solid')
    }
    expect(await page.evaluate(focusableAfterThis)).toEqual([])
    await page.getByRole('combobox', { name: 'Language' }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  },
)

test('a server that does not answer is said so, and trying again helps', async ({
  page,
  expected,
}) => {
  expected(/Failed to load resource/)
  await removeServerDrawing(page)
  let isUp = false
  await page.route(statusPath, (route) => (isUp ? route.continue() : route.abort()))
  await page.goto('/')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText("The server isn't responding")
  await expectAccessible(page)
  const again = page.getByRole('button', { name: 'Try again' })
  const asked = page.waitForRequest(statusPath)
  await again.click()
  await asked
  isUp = true
  // The page also asks by itself, when its socket opens.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 5000 })
    await expect(page.getByText('Open', { exact: true })).toBeVisible({ timeout: 10_000 })
  }).toPass()
  await expect(alert).toHaveCount(0)
})

test(
  'a refusal is shown in the words of the server',
  { tag: '@full' },
  async ({ page, expected }) => {
    expected(/Failed to load resource/)
    const message = 'The site is restarting. Try again in a few seconds.'
    const refused = { success: false, value: null, message, code: 'shutting_down' }
    await removeServerDrawing(page)
    await page.route(statusPath, (route) => route.fulfill({ status: 503, json: refused }))
    await page.goto('/')
    await expect(page.getByRole('alert')).toContainText(message)
  },
)

test('a skeleton shows while data loads', { tag: '@full' }, async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await removeServerDrawing(page)
  await page.route(statusPath, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await expect(page.getByText('Loading')).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  answer()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fairhouse')
})

test(
  'offline is said, and the page goes on when the network is back',
  { tag: '@full' },
  async ({ page, context, expected }) => {
    expected(/ERR_INTERNET_DISCONNECTED/)
    await page.goto('/')
    await expect(page.getByText('Live', { exact: true })).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByRole('main').getByText('You are offline')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('Live', { exact: true })).toBeVisible()
  },
)

test('every word comes from a pack', async ({ page, request }) => {
  const ofTheBrand = new Set<unknown>()
  for (const path of ['banners?groupName=home', 'promotions', 'pages', 'notice']) {
    const { value } = await (await request.get(`/wps/content/${path}`)).json()
    const rows = value.list ?? value.banners
    for (const row of rows) for (const text of Object.values(row)) ofTheBrand.add(text)
  }
  const games = await (await request.get('/wps/game/list')).json()
  for (const { gameName } of games.value.list) ofTheBrand.add(gameName)
  const vendors = await (await request.get('/wps/game/vendors')).json()
  for (const { name } of vendors.value.list) ofTheBrand.add(name)
  await storeChoices(page, { lang: 'XA' })
  await page.goto('/')
  await expect(page.getByText('⟦Live⟧')).toBeVisible()
  await expect(page.getByText('⟦See all⟧').first()).toBeVisible()
  const bare = await page.evaluate(() => {
    // Excludes data of the brand and the server, and decoration.
    const own = 'h1, header a, #side > div, dd, code, option, [lang], script, [aria-hidden=true]'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? ''
      const isOwn = walker.currentNode.parentElement?.closest(`body :is(${own})`)
      if (/\p{L}/u.test(text) && !isOwn && !/^⟦.*⟧$/s.test(text)) found.push(text)
    }
    return found
  })
  expect(bare.filter((text) => !ofTheBrand.has(text))).toEqual([])
})
