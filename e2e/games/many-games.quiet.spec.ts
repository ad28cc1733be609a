import type { Browser, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { addVendor, disableGames, slots } from '../support/catalogue.ts'
import { expect, expectHydrated, test } from '../support/fixtures.ts'

test.skip(() => !process.env.SITE_DATA_DIR, 'needs the database of a site of its own')

const many = 10_000

test.beforeAll(async () => {
  await addVendor('EMANY', 'Many', slots(many, 'many'))
})

test.afterAll(() => disableGames('EMANY'))

declare global {
  interface Window {
    mostNodes: number
    changedAtMs: number | undefined
  }
}

/** Scrolls by a part of the screen in each animation frame and records the maximum of nodes. */
const scrollBySteps = (page: Page, stepPx: number, steps: number) =>
  page.evaluate(
    async ([by = 0, times = 0]) => {
      window.mostNodes = 0
      for (let step = 0; step < times; step++) {
        scrollBy(0, by)
        await new Promise((resolve) => requestAnimationFrame(resolve))
        window.mostNodes = Math.max(window.mostNodes, document.querySelectorAll('*').length)
      }
    },
    [stepPx, steps],
  )

const event = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** CPU time in microseconds; excludes the time that a busy machine delays a task. */
  tdur: z.optional(z.number()),
  args: z.optional(z.object({ name: z.optional(z.unknown()) })),
})

/** Returns the longest main-thread tasks during `meanwhile`, in milliseconds. */
async function longestTasks(browser: Browser, page: Page, meanwhile: () => Promise<void>) {
  await browser.startTracing(page, { categories: ['toplevel'] })
  await meanwhile()
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString())
  const { traceEvents } = z.parse(z.object({ traceEvents: z.array(event) }), trace)
  const mains = traceEvents.filter(({ args }) => args?.name === 'CrRendererMain')
  const names = new Set(mains.map(({ pid, tid }) => `${pid} ${tid}`))
  return traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && names.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
    .toSorted((a, b) => b - a)
}

/** The full run scrolls through the whole list; others scroll a part, then jump to the end. */
const isFull = process.env.FULL !== undefined

/** The requests of lists, as they are made. */
function listRequests(page: Page): string[] {
  const lists: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/wps/game/list')) lists.push(request.url())
  })
  return lists
}

/** Of about 500 pages; a part of the list is scrolled through, and its end is looked at. */
const maxRequests = 40

test('[GAME-08] 10,000 games take few nodes and few requests', async ({ page, browser }) => {
  test.setTimeout(isFull ? 1_800_000 : 360_000)
  const lists = listRequests(page)
  await page.goto('/rng')
  await expectHydrated(page)
  const answer = await page.request.get('/wps/game/list?gameType=RNG')
  const { total } = (await answer.json()).value
  expect(total).toBeGreaterThanOrEqual(many)
  await page.waitForLoadState('networkidle')
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight)
  await expect.poll(heightOf).toBeGreaterThan(200_000)
  const heightPx = await heightOf()
  const stepPx = 240
  const scrollAll = async () => {
    await page.evaluate(() => scrollTo(0, 0))
    await scrollBySteps(page, stepPx, isFull ? Math.ceil(heightPx / stepPx) : 60)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const last = page.locator(`li[aria-posinset="${total}"]`)
    await expect(last.getByRole('article')).toBeVisible()
  }
  const tasks = await longestTasks(browser, page, scrollAll)
  expect(await page.evaluate(() => window.mostNodes)).toBeLessThan(2000)
  // Each page of the list is requested once; pages that were skipped are not.
  expect(new Set(lists).size).toBe(lists.length)
  if (!isFull) expect(lists.length).toBeLessThan(maxRequests)

  const before = lists.length
  const isAnswer = (address: string) => new URL(address).searchParams.get('gameName') === 'moon'
  const answered = page.waitForResponse((response) => isAnswer(response.url()))
  await page.getByRole('searchbox', { name: 'Search games' }).fill('moon')
  const found = (await (await answered).json()).value
  await expect(page.locator(`li[aria-setsize="${found.total}"]`).first()).toBeVisible()
  expect(found.list.length).toBeLessThanOrEqual(42)
  expect(new Set(lists).size).toBe(lists.length)
  expect(lists.length - before).toBeLessThanOrEqual(3)
  // Task times depend on the machine, so they are logged, not asserted.
  console.log(`Longest tasks while scrolling: ${tasks.slice(0, 3).map(Math.round).join(', ')} ms`)
})

test('results show on the page after each search', { tag: '@full' }, async ({ page }) => {
  await page.goto('/rng')
  await expectHydrated(page)
  const field = page.getByRole('searchbox', { name: 'Search games' })
  const shown = page.getByRole('main').getByRole('status').first()
  await page.evaluate(() => {
    const status = document.querySelector('main output')
    if (!status) throw new Error('nothing says how many there are')
    const observer = new MutationObserver(() => (window.changedAtMs = performance.now()))
    observer.observe(status, { childList: true, subtree: true, characterData: true })
  })
  const lateMs: number[] = []
  for (const name of ['jade', 'moon', 'moon 55', 'temple', 'jade']) {
    const before = await shown.textContent()
    await field.fill(name)
    await expect(shown).not.toHaveText(before ?? '')
    lateMs.push(await page.evaluate(sinceAnswer))
  }
  // Latency depends on the machine, so it is logged, not asserted.
  console.log(`From an answer to the page: ${lateMs.map(Math.round).join(', ')} ms`)
})

function sinceAnswer(): number {
  const timing = performance
    .getEntriesByType('resource')
    .findLast(({ name }) => name.includes('/wps/game/list'))
  const answeredAtMs = timing instanceof PerformanceResourceTiming ? timing.responseEnd : 0
  return (window.changedAtMs ?? Infinity) - answeredAtMs
}
