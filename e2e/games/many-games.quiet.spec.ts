import type { Browser, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { plugIn, slots, unplug } from '../support/catalogue.ts'
import { expect, expectAlive, test } from '../support/fixtures.ts'

test.skip(() => !process.env.SITE_DATA_DIR, 'needs the database of a site of its own')

const many = 10_000

test.beforeAll(async () => {
  await plugIn('EMANY', 'Many', slots(many, 'many'))
})

test.afterAll(() => unplug('EMANY'))

declare global {
  interface Window {
    mostNodes: number
    changedAtMs: number | undefined
  }
}

/** Scrolls as a finger does, a part of a screen in each frame, and counts what is in the page. */
const scrollOn = (page: Page, stepPx: number, steps: number) =>
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
  /** Of the processor, in microseconds: how long a busy machine lets a task wait is not counted. */
  tdur: z.optional(z.number()),
  args: z.optional(z.object({ name: z.optional(z.unknown()) })),
})

/** The longest tasks of the page's main thread meanwhile, in milliseconds. */
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

/** The full run scrolls through all of it; others through a part, and then to the end. */
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
const mostRequests = 40

test('[GAME-08] 10,000 games take few nodes and few requests', async ({ page, browser }) => {
  test.setTimeout(isFull ? 1_800_000 : 360_000)
  const lists = listRequests(page)
  await page.goto('/rng')
  await expectAlive(page)
  const answer = await page.request.get('/wps/game/list?gameType=RNG')
  const { total } = (await answer.json()).value
  expect(total).toBeGreaterThanOrEqual(many)
  await page.waitForLoadState('networkidle')
  const heightPx = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(heightPx).toBeGreaterThan(200_000)
  const stepPx = 240
  const scrollAll = async () => {
    await page.evaluate(() => scrollTo(0, 0))
    await scrollOn(page, stepPx, isFull ? Math.ceil(heightPx / stepPx) : 60)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const last = page.locator(`li[aria-posinset="${total}"]`)
    await expect(last.getByRole('article')).toBeVisible()
  }
  const tasks = await longestTasks(browser, page, scrollAll)
  expect(await page.evaluate(() => window.mostNodes)).toBeLessThan(2000)
  // Each page of the list is requested once; pages that were skipped are not.
  expect(new Set(lists).size).toBe(lists.length)
  if (!isFull) expect(lists.length).toBeLessThan(mostRequests)

  const before = lists.length
  const isAnswer = (address: string) => new URL(address).searchParams.get('gameName') === 'moon'
  const answered = page.waitForResponse((response) => isAnswer(response.url()))
  await page.getByRole('searchbox', { name: 'Search games' }).fill('moon')
  const found = (await (await answered).json()).value
  await expect(page.locator(`li[aria-setsize="${found.total}"]`).first()).toBeVisible()
  expect(found.list.length).toBeLessThanOrEqual(42)
  expect(new Set(lists).size).toBe(lists.length)
  expect(lists.length - before).toBeLessThanOrEqual(3)
  // How long a task takes depends on the machine, so it is told and not judged.
  console.log(`Longest tasks while scrolling: ${tasks.slice(0, 3).map(Math.round).join(', ')} ms`)
})

test('what is found stands in the page after each search', { tag: '@full' }, async ({ page }) => {
  await page.goto('/rng')
  await expectAlive(page)
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
  // How quick it is depends on the machine, so it is told and not judged.
  console.log(`From an answer to the page: ${lateMs.map(Math.round).join(', ')} ms`)
})

function sinceAnswer(): number {
  const asked = performance
    .getEntriesByType('resource')
    .findLast(({ name }) => name.includes('/wps/game/list'))
  const answeredAtMs = asked instanceof PerformanceResourceTiming ? asked.responseEnd : 0
  return (window.changedAtMs ?? Infinity) - answeredAtMs
}
