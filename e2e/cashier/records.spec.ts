import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { playAtSandbox, spin } from '../support/bets.ts'
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  storeChoices,
  test,
} from '../support/fixtures.ts'
import { newPerson, openSignedIn } from '../support/people.ts'

const game = 'lucky-orchard'

/** Signs in a member with 25 rounds at the sandbox vendor and one in-house round. */
async function signInPlayer(page: Page) {
  const person = await newPerson(page)
  const { request } = page.context()
  const rounds = Array.from({ length: 25 }, () => ['10', '4'] as const)
  await playAtSandbox(request, person.name, rounds)
  const round = await spin(request, person.name, game)
  await openSignedIn(page, person, '/promotions')
  return round
}

async function open(page: Page, name: string, title: string) {
  await page.goto(`/promotions?centre=${name}`)
  const panel = page.getByRole('dialog', { name: title })
  await expect(panel).toBeVisible()
  return panel
}

async function downloadLines(page: Page, press: () => Promise<void>): Promise<string[]> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  return readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n')
}

test('[PC-07] [PC-08] [SITE-14] a phone shows bets, account and profit', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const round = await signInPlayer(page)

  const bets = await open(page, 'personalHistoryCopy', 'Betting record')
  await expect(bets.getByText('Bets: 26')).toBeVisible()
  await expect(bets.getByRole('listitem').filter({ hasText: 'Lucky Orchard' })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page, 'bets')
  await bets.getByRole('button', { name: 'Page 2' }).click()
  await expect(bets.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await bets.getByLabel('Provider').selectOption({ value: 'SANDBOX' })
  await expect(bets.getByText('Bets: 25')).toBeVisible()
  await expect(bets.locator('dl')).toContainText('250.00')
  await expect(bets.locator('dl')).toContainText('100.00')
  await expect(bets.locator('dl')).toContainText('-₫150.00')
  await bets.getByLabel('Status').selectOption('open')
  await expect(bets.getByText('No records found')).toBeVisible()
  await bets.getByLabel('Status').selectOption('')
  await bets.getByLabel('Provider').selectOption('')
  const lines = await downloadLines(page, () =>
    bets.getByRole('button', { name: 'Download CSV' }).click(),
  )
  expect(lines).toHaveLength(27)

  await bets.getByRole('listitem').filter({ hasText: 'Lucky Orchard' }).getByRole('button').click()
  const detail = page.getByRole('dialog', { name: 'Bet details' })
  await expect(detail.getByText(round)).toBeVisible()
  await expectAccessible(page)
  const again = detail.getByRole('link', { name: 'Watch replay' })
  await expect(again).toHaveAttribute('href', `/play/?game=${game}&replay=${round}`)
  const [verify] = await Promise.all([
    page.waitForEvent('popup'),
    detail.getByRole('link', { name: 'Verify this round' }).click(),
  ])
  await expect(verify.getByRole('textbox')).toHaveValue(round)
  await expect(verify.getByText(`Lucky Orchard (${game})`)).toBeVisible()
  await verify.close()

  const account = await open(page, 'transactionHistory', 'Account record')
  await expect(account.getByText('Entries: 27')).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page, 'account record')
  await account.getByLabel('Type').selectOption('bonus')
  await expect(account.getByText('Entries: 1', { exact: true })).toBeVisible()

  const profit = await open(page, 'personalProfit', 'Profit and loss')
  await expect(profit.getByRole('figure', { name: 'Result by day' })).toBeVisible()
  await expect(profit.locator('dl')).toContainText('Net result')
  await expectAccessible(page)
  await expectNoOverflow(page, 'profit and loss')
  await profit.getByLabel('Period').selectOption('yesterday')
  await expect(profit.getByText('No records found')).toBeVisible()
})

test('[PC-09] profit and loss by period, each day or month a bar of the chart', async ({
  page,
}) => {
  const person = await newPerson(page)
  await playAtSandbox(page.context().request, person.name, [
    ['10', '4'],
    ['20', '50'],
  ])
  await openSignedIn(page, person, '/promotions')
  const profit = await open(page, 'personalProfit', 'Profit and loss')
  const figure = (name: string) =>
    profit.locator('dl > *').filter({ has: page.getByText(name, { exact: true }) })
  const expectTotals = async (figures: Record<string, string>) => {
    for (const [name, amount] of Object.entries(figures)) {
      await expect(figure(name), name).toContainText(amount)
    }
  }
  const played = { Stake: '30.00', Payout: '54.00', Bonuses: '1,000.00', 'Net result': '1,024.00' }
  const period = profit.getByLabel('Period')
  // The sign-up bonus is given a moment after the registration.
  await expect(async () => {
    await period.selectOption('today')
    await period.selectOption('week')
    await expect(figure('Bonuses')).toContainText('1,000.00', { timeout: 5000 })
  }).toPass()

  const chart = (name: string) => profit.getByRole('figure', { name })
  const bars = (name: string) => chart(name).locator('rect')
  const rows = profit.getByRole('table').locator('tbody tr')
  const expectPeriod = async (name: string, count: number) => {
    await expect(bars(name)).toHaveCount(count)
    await expectTotals(played)
    // A day without play has a bar of no height, and no row.
    await expect(chart(name).locator('rect:not([height="0"])')).toHaveCount(1)
    await expect(bars(name).last().locator('title')).toHaveText(/1,024\.00/)
    await expect(rows).toHaveCount(1)
    await expect(rows).toHaveText(/30\.00.*54\.00.*1,000\.00.*1,024\.00/)
  }
  for (const [preset, days] of [
    ['today', 1],
    ['week', 7],
    ['month', 30],
  ] as const) {
    await period.selectOption(preset)
    await expectPeriod('Result by day', days)
  }
  for (const preset of ['yesterday', 'last_month']) {
    await period.selectOption(preset)
    await expect(profit.getByText('No records found')).toBeVisible()
    await expect(profit.getByRole('figure')).toHaveCount(0)
  }
  await period.selectOption('today')
  await expect(bars('Result by day')).toHaveCount(1)
  await period.selectOption('custom')
  const to = await profit.getByLabel('To', { exact: true }).inputValue()
  const year = Number(to.slice(0, 4)) - 1
  await profit.getByLabel('From', { exact: true }).fill(`${year}-${to.slice(5, 7)}-01`)
  await expectPeriod('Result by month', 13)
})

test(
  '[PC-08] a wide window has tables, in the language and the zone of the player',
  { tag: '@full' },
  async ({ browser }) => {
    const context = await browser.newContext({ timezoneId: 'Asia/Kathmandu' })
    const page = await context.newPage()
    await page.setViewportSize({ width: 1280, height: 800 })
    await signInPlayer(page)
    await storeChoices(page, { lang: 'VI', theme: 'light' })
    const account = await open(page, 'transactionHistory', 'Biến động số dư')
    await expect(account.getByRole('table')).toBeVisible()
    await expect(account.getByText(/múi giờ Asia\/Katmandu|múi giờ Asia\/Kathmandu/)).toBeVisible()
    await expectAccessible(page)
    await context.close()
  },
)
