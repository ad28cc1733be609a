import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { newPerson, openSignedIn, watchRequests } from '../support/people.ts'

const address = '/game?gameCode=lucky-orchard'
const frameOf = (page: Page) => page.frameLocator('iframe')

/** Blocks the game's program; a click on retry loads it. */
async function expectRetry(page: Page, program: string) {
  await page.route(program, (route) => route.abort())
  await page.goto(address)
  const told = page.getByRole('main').getByRole('alert')
  await expect(told).toContainText('Không mở được game')
  await page.unroute(program)
  await told.getByRole('button').click()
  const mirror = frameOf(page).locator('[data-mirror]')
  await expect(mirror).toHaveAttribute('data-mirror', 'ready')
}

async function newcomer(page: Page) {
  const person = await newPerson(page)
  await watchRequests(page)
  await page.context().addInitScript(() => {
    // A sandboxed frame has no origin and no storage.
    if (origin.startsWith('http')) localStorage.setItem('lang', 'VI')
  })
  await openSignedIn(page, person, '/robots.txt')
}

test('[SITE-12] [GAME-05] a game that did not load is tried again, and speaks as its page', async ({
  page,
  expected,
}) => {
  expected(/ERR_FAILED|dynamically imported|preloaded/)
  await newcomer(page)
  await expectRetry(page, '**/play/assets/frame-*.js')
  await expect(frameOf(page).locator('html')).toHaveAttribute('lang', 'vi')
})

test(
  '[SITE-12] a game that says nothing at all is noticed',
  { tag: '@full' },
  async ({ page, expected }) => {
    expected(/ERR_FAILED|preloaded/)
    await newcomer(page)
    await expectRetry(page, '**/play/assets/index-*.js')
  },
)
