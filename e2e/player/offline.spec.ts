import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectHydrated,
  storeChoices,
  test,
} from '../support/fixtures.ts'

test.use({ serviceWorkers: 'allow' })

/** Visits the site and waits until its service worker controls the page. */
async function visit(page: Page): Promise<void> {
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true)
}

const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const caching = (await caches.keys()).map(async (name) => {
      const requests = await (await caches.open(name)).keys()
      return requests.map(({ url }) => new URL(url).pathname)
    })
    return (await Promise.all(caching)).flat()
  })

test(
  'without a network a page says so in the chosen language, and goes on by itself',
  { tag: '@full' },
  async ({ page, context, expected }) => {
    expected(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
    await storeChoices(page, { lang: 'VI', theme: 'light' })
    await visit(page)
    await context.setOffline(true)
    await page.goto('/promotions')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mất kết nối mạng')
    await expect(page.getByRole('button', { name: 'Thử lại' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 600 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Khuyến mãi')
    expect(new URL(page.url()).pathname).toBe('/promotions')
  },
)

test('an open page says that the device is offline, until it is online again', async ({
  page,
  context,
  expected,
}) => {
  expected(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  await page.goto('/hot')
  await expectHydrated(page)
  const bar = page.getByRole('status').filter({ hasText: 'You are offline' })
  // The bar loads once the page is idle.
  await expect(page.locator('[data-offline-bar]')).toBeAttached()
  await expect(bar).toHaveCount(0)
  await context.setOffline(true)
  await expect(bar).toBeVisible()
  await context.setOffline(false)
  await expect(bar).toHaveCount(0)
})

test(
  'a visitor who has chosen nothing reads it in the language of the device',
  { tag: '@full' },
  async ({ browser }) => {
    const context = await browser.newContext({ locale: 'th-TH', serviceWorkers: 'allow' })
    const page = await context.newPage()
    await page.goto('/offline.html')
    await expect(page.locator('html')).toHaveAttribute('lang', 'th')
    await expectAccessible(page)
    await context.close()
  },
)

test(
  'the worker keeps files whose names say what is in them, and no page and no answer',
  { tag: '@full' },
  async ({ page }) => {
    await visit(page)
    await page.getByRole('link', { name: 'Promotions' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promotions')
    await page.reload()
    await expect.poll(async () => (await cachedPaths(page)).length).toBeGreaterThan(3)
    const cached = await cachedPaths(page)
    expect(cached.filter((path) => !path.startsWith('/assets/'))).toEqual(['/offline.html'])
  },
)

/** A proxy that changes the build id of the service worker, whose file tests cannot intercept. */
async function siteWithBuilds(base: string) {
  let build = 'first'
  const pass = async ({ url = '/' }: IncomingMessage, response: ServerResponse) => {
    const answer = await fetch(new URL(url, base))
    const text = await answer.text()
    response.setHeader('content-type', answer.headers.get('content-type') ?? '')
    response.end(text.replace(/(?<=const build = ')[0-9a-f]{12}(?=')/, build))
  }
  const server = createServer((request, response) => void pass(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    release: (next: string) => void (build = next),
    async [Symbol.asyncDispose]() {
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

test(
  'the worker of a new build replaces the old, and clears up after it',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    await using site = await siteWithBuilds(baseURL ?? '')
    const caching = () => page.evaluate(() => caches.keys())
    await page.goto(`${site.address}/robots.txt`)
    await page.evaluate(() => navigator.serviceWorker.register('/sw.js'))
    await expect.poll(caching).toEqual(['offline-first'])
    site.release('second')
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    await expect.poll(caching).toEqual(['offline-second'])
  },
)
