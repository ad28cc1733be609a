import type { Locator, Page } from '@playwright/test'
import { playAtSandbox, refusalOfStake } from '../support/bets.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { staffClient } from '../support/office.ts'
import { must, newPerson, openSignedIn, watchRequests } from '../support/people.ts'
import {
  backdatePlay,
  idOf,
  panelOf,
  panelPath,
  phone,
  setLimit,
  updateRows,
} from '../support/safer.ts'

test.skip(() => !process.env.SITE_DATA_DIR, 'needs the database of the site')

const game = '/game?gameCode=lucky-orchard'

test(
  '[RG-02] more of a limit is confirmed after 24 hours, and holds from then on',
  { tag: '@full' },
  async ({ page, request }) => {
    const person = await newPerson(page)
    const pass = (span: string) =>
      updateRows(person, 'limits_limit SET wish_at = wish_at - $2::interval', [span])
    await page.setViewportSize(phone)
    await openSignedIn(page, person, panelPath)
    const panel = panelOf(page)
    const day = panel.getByRole('listitem').filter({ hasText: 'Per day' })
    await setLimit(panel, 'Losses, Per day', '400')
    await setLimit(panel, 'Losses, Per day', '800')
    await expect(day).toContainText('You requested ₫800.00.')
    expect(await refusalOfStake(request, person.name, '401')).toBe('limit_reached')

    await pass('24 hours')
    await page.reload()
    await expect(day).toContainText(/You can confirm it until .+ \(available since .+\)\./)
    await expect(day).toContainText('₫400.00Your limit')
    await expectAccessible(page)
    await day.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Your new limit is in effect.')).toBeVisible()
    await expect(day).toContainText('₫800.00Your limit')
    await expect(day).not.toContainText('You requested')
    expect(await refusalOfStake(request, person.name, '600')).toBeUndefined()
    expect(await refusalOfStake(request, person.name, '201')).toBe('limit_reached')

    await setLimit(panel, 'Losses, Per day', '900')
    await expect(day).toContainText('You requested ₫900.00.')
    await pass('8 days')
    await page.reload()
    await expect(day).toContainText('Used: ₫600.00Remaining: ₫200.00')
    await expect(day).not.toContainText('You requested')
  },
)

/** Expects that large amounts are not cut off on a phone. */
async function expectWithin(page: Page, dialog: Locator) {
  await page.setViewportSize(phone)
  const list = dialog.locator('dl')
  const wide = await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(wide).toBeLessThanOrEqual(0)
}

test('[RG-07] a reality check and the end of a sitting interrupt a game', async ({
  page,
  request,
}) => {
  const person = await newPerson(page)
  const ask = page.context().request
  await watchRequests(page)
  await must(ask, 'POST /wps/limits/reality-check', { minutes: 60 }, person.token)
  await playAtSandbox(request, person.name, [['400', '100']])
  await backdatePlay(person, '62 minutes', ', staked = 987654500000, won = 123451000000')
  await openSignedIn(page, person, game)
  const check = panelOf(page, 'Reality check')
  await expect(check).toContainText(/Time played1 hour [23] minutes/)
  await expect(check).toContainText(
    'Staked₫98,765,450.00Won₫12,345,100.00Session result-₫86,420,350.00',
  )
  await expectWithin(page, check)
  await page.keyboard.press('Escape')
  await expect(check).toBeVisible()
  await expectAccessible(page)
  await check.getByRole('button', { name: 'Stop playing' }).click()
  await expect(page).toHaveURL('/hot')

  await page.goto(game)
  await check.getByRole('button', { name: 'Betting record' }).click()
  await panelOf(page, 'Betting record').getByRole('button', { name: 'Close' }).click()
  await check.getByRole('button', { name: 'Keep playing' }).click()
  await expect(check).toBeHidden()
  const limit = { name: 'sessionTime', value: '60', zone: 'UTC' } as const
  await must(ask, 'POST /wps/limits/set', limit, person.token)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  const over = panelOf(page, 'Session time limit reached')
  await expect(over).toContainText(/again from \w+ \d+, \d{4}/)
  await expectAccessible(page)
  expect(await refusalOfStake(request, person.name, '400')).toBe('limit_reached')
})

test('[RG-04] [RG-07] the house interrupts play, and no bet is taken until it is answered', async ({
  page,
  request,
}) => {
  const person = await newPerson(page)
  const risk = await staffClient(page, 'risk')
  await watchRequests(page)
  const rule = { scope: 'member', scopeId: await idOf(person), name: 'realityCheck' } as const
  const reason = 'plays for long'
  await risk.must('PUT /office/api/safety/rule', { ...rule, value: '30', reason })
  await playAtSandbox(request, person.name, [['400', '100']])
  await backdatePlay(person, '31 minutes')
  await openSignedIn(page, person, game)
  const check = panelOf(page, 'Reality check')
  await expect(check).toContainText(/Time played3[12] minutes/)
  await expect(check).toContainText('Staked₫400.00Won₫100.00Session result-₫300.00')
  await expect(check.getByRole('button', { name: 'Stop playing' })).toBeVisible()
  await expectAccessible(page)
  // The server caches a player's limits for up to three seconds, and the test changed the database.
  await expect.poll(() => refusalOfStake(request, person.name, '400')).toBe('limit_reached')
  await check.getByRole('button', { name: 'Keep playing' }).click()
  await expect(check).toBeHidden()
  expect(await refusalOfStake(request, person.name, '400')).toBeUndefined()
})
