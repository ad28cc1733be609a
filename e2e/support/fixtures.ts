import { createHash } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'
import { outOfReach } from './reach.ts'
import { watchSecrets } from './secrets.ts'

export interface Fixtures {
  /** Console errors, exceptions and violations of the content policy, as they come. */
  trouble: string[]
  /** Names the trouble that this journey provokes on purpose. */
  expected: (pattern: RegExp) => void
  /** Fails a journey whose secrets are found where they may not be. */
  secrets: undefined
}

export interface WorkerFixtures {
  /** Which of the sites the helpers of a journey speak to. */
  site: undefined
}

/** Said wherever the configuration keeps workers out: in all journeys but their own. */
const workerBlocked = /^Service Worker registration blocked by Playwright$/

/** Said of every picture that a software renderer reads back: about this machine, not the page. */
const slowDriver = /GL Driver Message \(OpenGL, Performance/

/** Said when a page is left while its socket is being opened, as nobody but a test is so quick. */
const leftAtOnce = /WebSocket is closed before the connection is established/

const known = [workerBlocked, slowDriver, leftAtOnce]

/** Every journey fails on trouble that it did not expect: nobody has to remember to look. */
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
  // A limit that one journey reaches must not stop the next: each comes from its own address.
  extraHTTPHeaders: async ({}, provide, { testId }) => {
    const numbers = createHash('sha256').update(testId).digest().subarray(0, 3)
    await provide({ 'x-forwarded-for': `10.${numbers.join('.')}` })
  },
  secrets: [
    // With the page, so that it is still open when this looks at what it keeps.
    async ({ context, page: _page }, provide) => {
      const expectNone = await watchSecrets(context)
      await provide(undefined)
      await expectNone()
    },
    { auto: true },
  ],
})

export { expect }

/** What a visitor had chosen on an earlier visit. */
export async function choose(page: Page, choices: Record<string, string>): Promise<void> {
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  }, choices)
}

/** The page as it comes when the server could not draw it: the browser does all of it. */
export async function leaveUndrawn(page: Page): Promise<void> {
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

/** Waits until the browser has taken over what the server has drawn: presses count from then on. */
export async function expectAlive(page: Page): Promise<void> {
  const isAlive = (heading: Element) =>
    Object.keys(heading).some((key) => key.startsWith('__react'))
  await expect.poll(() => page.locator('h1').first().evaluate(isAlive)).toBe(true)
}

/** Nothing is wider than the window. */
export async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide, `${where} overflows`).toBeLessThanOrEqual(0)
}

/** The whole page, or what a selector finds in it. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const found = (await barriersOf(page, part)) ?? (await barriersOf(page, part))
  expect(found).toEqual([])
  await expect.poll(() => outOfReach(page), 'out of reach').toEqual([])
}

/** Nothing where the dialog that was in front has closed since: then another look is right. */
async function barriersOf(page: Page, part?: string) {
  // Behind an open dialog nothing can be reached, and every page is looked at by itself.
  const within = part ?? ((await page.locator('dialog:modal').count()) > 0 ? 'dialog' : 'html')
  // Games in frames are looked at by themselves, so axe needs no window of its own.
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
