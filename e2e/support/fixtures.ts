import { createHash } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'
import { findUnreachable } from './reach.ts'
import { watchSecrets } from './secrets.ts'

export interface Fixtures {
  /** Console errors and warnings, exceptions and violations of the content policy. */
  trouble: string[]
  /** Allows messages that this test provokes on purpose. */
  expected: (pattern: RegExp) => void
  /** Fails a test whose secrets leak into addresses, the console or the browser's storage. */
  secrets: undefined
}

export interface WorkerFixtures {
  /** Selects the site that the helpers of a test call. */
  site: undefined
}

/** Logged in all tests but those of the service worker, because the configuration blocks it. */
const workerBlocked = /^Service Worker registration blocked by Playwright$/

/** Logged by a software renderer when it reads a picture back; not a fault of the page. */
const slowDriver = /GL Driver Message \(OpenGL, Performance/

/** Logged when a test leaves a page before its socket is open. */
const leftAtOnce = /WebSocket is closed before the connection is established/

/**
 * Logged when a page stays open for some seconds whose picture came from the cache of the page
 * before it: the preload is then not counted as used. On a quick machine the test has left by then.
 */
const preloadedTwice = /was preloaded using link preload but not used within a few seconds/

const known = [workerBlocked, slowDriver, leftAtOnce, preloadedTwice]

/** Fails every test that causes an unexpected console message or exception. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    async ({}, provide, { project }) => {
      if (project.name === 'changing' && process.env.CHANGING_SITE_URL) {
        process.env.SITE_URL = process.env.CHANGING_SITE_URL
        process.env.SITE_DATA_DIR = process.env.CHANGING_SITE_DATA_DIR
      }
      await provide(undefined)
    },
    { auto: true, scope: 'worker' },
  ],
  trouble: async ({ context }, provide) => {
    const trouble: string[] = []
    context.on('console', (line) => {
      const isTrouble = ['error', 'warning'].includes(line.type())
      const isKnown = known.some((pattern) => pattern.test(line.text()))
      if (isTrouble && !isKnown) trouble.push(line.text())
    })
    context.on('weberror', (error) => trouble.push(String(error.error())))
    await provide(trouble)
  },
  expected: [
    async ({ trouble }, provide) => {
      const patterns: RegExp[] = []
      await provide((pattern) => void patterns.push(pattern))
      const unexpected = trouble.filter((text) => !patterns.some((pattern) => pattern.test(text)))
      expect(unexpected).toEqual([])
    },
    { auto: true },
  ],
  page: async ({ page }, provide) => {
    const { goto, reload } = page
    page.goto = (...to) => loadSettled(page, () => goto.apply(page, to))
    page.reload = (...options) => loadSettled(page, () => reload.apply(page, options))
    await provide(page)
  },
  // Each test has its own client address, so that a rate limit of one does not stop the next.
  extraHTTPHeaders: async ({}, provide, { testId }) => {
    const numbers = createHash('sha256').update(testId).digest().subarray(0, 3)
    await provide({ 'x-forwarded-for': `10.${numbers.join('.')}` })
  },
  secrets: [
    // Depends on `page`, so that the page is still open when its storage is searched.
    async ({ context, page: _page }, provide) => {
      const expectNone = await watchSecrets(context)
      await provide(undefined)
      await expectNone()
    },
    { auto: true },
  ],
})

export { expect }

/** Stores choices of an earlier visit in local storage before the page loads. */
export async function storeChoices(page: Page, choices: Record<string, string>): Promise<void> {
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  }, choices)
}

/** A page goes back by itself after a dialog closed, which would abort a load that begins then. */
async function expectSettledHistory(page: Page): Promise<void> {
  const isSettled = () =>
    page
      .evaluate(() => {
        const { depth = 0 } = (history.state ?? {}) as { depth?: number }
        return depth === 0 || document.querySelector('dialog[open], :popover-open') !== null
      })
      // The page is being left.
      .catch(() => page.isClosed())
  await expect.poll(isSettled).toBe(true)
}

/** Loads a page; again if the one before went back below another dialog and aborted it. */
async function loadSettled<T>(page: Page, load: () => Promise<T>): Promise<T> {
  await expectSettledHistory(page)
  try {
    return await load()
  } catch (error) {
    if (!String(error).includes('net::ERR_ABORTED')) throw error
    await expectSettledHistory(page)
    return load()
  }
}

/** Removes the server-drawn markup, so that the browser renders the whole page. */
export async function removeServerDrawing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const empty = () => {
      const data = document.getElementById('first')
      if (!data) return
      data.remove()
      document.getElementById('root')?.replaceChildren()
    }
    new MutationObserver(empty).observe(document, { childList: true, subtree: true })
  })
}

interface Fiber {
  return: Fiber | null
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } }
}

/** Waits until React has hydrated the page and this part of it; clicks are handled from then on. */
export async function expectHydrated(page: Page, part = page.locator('h1')): Promise<void> {
  // Elements get their fiber while React still hydrates; only the root says that it is done.
  const isHydrated = (element: Element): boolean => {
    const name = Object.keys(element).find((key) => key.startsWith('__reactFiber'))
    let fiber: Fiber | undefined = name && Reflect.get(element, name)
    while (fiber?.return) fiber = fiber.return
    return fiber?.stateNode.current.memoizedState.isDehydrated === false
  }
  await expect.poll(() => part.first().evaluate(isHydrated)).toBe(true)
}

/** Expects that the page does not scroll sideways. */
export async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide, `${where} overflows`).toBeLessThanOrEqual(0)
}

/** Checks the whole page, or the part that a selector finds. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const found = (await findViolations(page, part)) ?? (await findViolations(page, part))
  expect(found).toEqual([])
  await expect.poll(() => findUnreachable(page), 'out of reach').toEqual([])
}

/** Returns undefined if the open dialog closed during the check; the caller retries. */
async function findViolations(page: Page, part?: string) {
  // The page behind an open dialog is inert and has checks of its own.
  const within = part ?? ((await page.locator('dialog:modal').count()) > 0 ? 'dialog' : 'html')
  // Game frames have checks of their own, so axe skips frames and needs no extra window.
  const axe = new AxeBuilder({ page }).include(within).setLegacyMode()
  try {
    const { violations } = await axe
      .options({ resultTypes: ['violations'], iframes: false })
      .analyze()
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
  } catch (error) {
    if (String(error).includes('No elements found for include')) return undefined
    throw error
  }
}
