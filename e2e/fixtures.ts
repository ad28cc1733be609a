import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'

export interface Fixtures {
  /** Console errors, exceptions and violations of the content policy, as they come. */
  trouble: string[]
  /** Names the trouble that this journey provokes on purpose. */
  expected: (pattern: RegExp) => void
}

/** Said wherever the configuration keeps workers out: in all journeys but their own. */
const workerBlocked = 'Service Worker registration blocked by Playwright'

/** Every journey fails on trouble that it did not expect: nobody has to remember to look. */
export const test = base.extend<Fixtures>({
  trouble: async ({ context }, provide) => {
    const trouble: string[] = []
    context.on('console', (line) => {
      const isTrouble = ['error', 'warning'].includes(line.type())
      if (isTrouble && line.text() !== workerBlocked) trouble.push(line.text())
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
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  // No page of ours has frames, so axe needs no window of its own to put its findings together.
  const axe = new AxeBuilder({ page }).include(within).setLegacyMode()
  const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}
