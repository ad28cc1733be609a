import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { hideAnnouncements, newPerson, openSignedIn, watchRequests } from '../support/people.ts'

const address = '/game?gameCode=lucky-orchard'
const frameOf = (page: Page) => page.frameLocator('iframe')

/** Blocks the game's program; a click on retry loads it. */
async function expectRetry(page: Page, program: string) {
  await page.route(program, (route) => route.abort())
  await page.goto(address)
  const message = page.getByRole('main').getByRole('alert')
  await expect(message).toContainText('Không mở được game')
  await page.unroute(program)
  await message.getByRole('button').click()
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

test('[SITE-12] a game that did not load is tried again, and speaks as its page', async ({
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

test('[GAME-05] a click on a tile goes to its link and sends the whole launch request', async ({
  page,
}) => {
  const person = await newPerson(page)
  await hideAnnouncements(page)
  await openSignedIn(page, person, '/rng')
  const tile = page.getByRole('main').getByRole('article').filter({ hasText: 'Lucky Orchard' })
  const link = tile.getByRole('link')
  const href = (await link.getAttribute('href')) ?? ''
  const launching = page.waitForRequest('**/wps/game/launchGame')
  await link.click()
  await expect(page).toHaveURL(href)
  const request = await launching
  const one = await page.request.get('/wps/game/one?gameCode=lucky-orchard')
  const { nodeId, vassalage } = (await one.json()).value
  expect(request.postDataJSON()).toEqual({
    gameId: 'lucky-orchard',
    nodeId,
    accountType: 1,
    confirmTrans: 0,
    vassalage,
    launchMode: 'GLS',
    platform: 'html5-desktop',
    clientType: 3,
    username: person.name,
    token: await page.evaluate(() => sessionStorage.getItem('token')),
    merchantCode: 'fairhouse',
    language: 'EN',
  })
  const answer = await (await request.response())?.json()
  await expect(page.locator('iframe')).toHaveAttribute('src', answer.value.game_url)
})

for (const theme of ['dark', 'light']) {
  test(
    `a game that is a page of its own is usable by everybody, ${theme}`,
    { tag: '@full' },
    async ({ page }) => {
      const { name } = await newPerson(page)
      const data = { account: name, gameCode: 'lucky-orchard', mode: 'trial' }
      const { value } = await (await page.request.post('/dev/ticket', { data })).json()
      await page.goto(`/play/?game=lucky-orchard&ticket=${value.ticket}&theme=${theme}`)
      await page.getByRole('button', { name: 'Spin', exact: true }).click()
      await expect(page.locator('[data-mirror="ready"]')).toHaveAttribute('data-mirror-round', /-/)
      await expect(page.getByText('Session result')).toBeVisible()
      await expectAccessible(page)
      for (const panel of ['Rules and paytable', 'My rounds', 'Fairness', 'Sound', 'Autoplay']) {
        await page.getByRole('button', { name: panel }).click()
        const sheet = page.getByRole('dialog')
        await expect(sheet).toBeVisible()
        await expect(sheet).toHaveCSS('color-scheme', theme)
        if (panel === 'My rounds') await sheet.locator('summary').click()
        await expectAccessible(page)
        await page.keyboard.press('Escape')
        await expect(sheet).toHaveCount(0)
        await expect(page.getByRole('button', { name: panel })).toBeFocused()
      }
    },
  )
}
