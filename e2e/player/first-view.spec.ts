import {
  expect,
  expectAccessible,
  expectHydrated,
  storeChoices,
  test,
} from '../support/fixtures.ts'

const pages = ['/', '/promotions', '/promotions/first-steps', '/helpmc', '/down']

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('the pages are there to read', async ({ page }) => {
    for (const path of pages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('Loading')).toHaveCount(0)
    }
  })
})

// The browser uses the larger file for both and warns about the unused preload.
test('no picture is fetched ahead in two sizes', async ({ page }) => {
  for (const path of [...pages, '/rng', '/hot']) {
    const html = await (await page.request.get(path)).text()
    const ahead = [...html.matchAll(/<link rel="preload" as="image" imageSrcSet="([^"]+)"/g)]
    const pictures = ahead.map(([, files]) => files)
    expect(pictures, path).toEqual([...new Set(pictures)])
  }
})

test(
  'the browser goes on from what was drawn, and asks for nothing twice',
  { tag: '@full' },
  async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/wps/')) requests.push(new URL(request.url()).pathname)
    })
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        for (const part of ['h1', 'article', '#side details']) {
          document.querySelector(part)?.setAttribute('data-drawn', '')
        }
      })
    })
    for (const path of pages) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      // Hydration keeps the heading element that the server drew.
      await expect(page.locator('h1')).toHaveAttribute('data-drawn', '')
      // It also keeps the games, whose code loads later.
      if (path !== '/') continue
      await expect(page.locator('article').first()).toHaveAttribute('data-drawn', '')
      await expect(page.locator('#side details').first()).toHaveAttribute('data-drawn', '')
    }
    // Pages are drawn for everybody, so the visitor's permissions are requested separately.
    expect(requests.filter((one) => one !== '/wps/system/permission')).toEqual([])
  },
)

test('[SITE-06] a theme and a language chosen before are drawn by the server', async ({
  page,
  context,
}) => {
  await storeChoices(page, { theme: 'light', lang: 'TH' })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  const cookies = await context.cookies()
  expect(cookies.map(({ name, value }) => `${name}=${value}`).toSorted()).toEqual([
    'lang=TH',
    'theme=light',
  ])
  const answer = await page.reload()
  expect(await answer?.text()).toContain('<html lang="th" dir="ltr" data-theme="light">')
  await expectAccessible(page)
})

for (const isTimed of [true, false]) {
  const browser = isTimed ? 'a browser' : 'a browser without navigation timing'
  test(
    `in ${browser}, going back before the scripts run shows the page gone back to`,
    isTimed ? { tag: '@full' } : {},
    async ({ page }) => {
      if (!isTimed) await page.addInitScript(() => (performance.getEntriesByType = () => []))
      const title = page.getByRole('heading', { level: 1 })
      await page.goto('/')
      await expectHydrated(page)
      await page.getByRole('link', { name: 'Promotions' }).first().click()
      await expect(title).toHaveText('Promotions')
      let letGo = () => {}
      const held = new Promise<void>((resolve) => (letGo = resolve))
      await page.route('**/assets/*.js', async (route) => {
        await held
        await route.continue()
      })
      await page.reload({ waitUntil: 'commit' })
      await expect(title).toHaveText('Promotions')
      await page.evaluate(() => history.back())
      await expect(page).toHaveURL('/')
      letGo()
      await expectHydrated(page)
      await expect(title).not.toHaveText('Promotions')
      await expect(page.locator('article').first()).toBeVisible()
      await expectAccessible(page)
    },
  )
}
