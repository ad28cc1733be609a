import { createServer } from 'node:net'
import type { Page } from '@playwright/test'
import { startVendor, type Vendor } from '../examples.ts'
import { addTransferVendor, disableGames, disableVendor } from '../support/catalogue.ts'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { hideAnnouncements } from '../support/people.ts'
import { logIn } from '../support/accounts.ts'

// The tests share one vendor, so they run in order.
test.describe.configure({ mode: 'default' })
test.skip(() => !process.env.SITE_DATA_DIR, 'needs the database of a site of its own')

const code = `EPURSE${Date.now() % 100_000}`
const game = `two-sides-${Date.now() % 100_000}`
const host = '127.0.0.1'
let port: number
let secret: string
let vendor: Vendor | undefined
let isCut = false

/** Returns an unused port. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, host, () => {
      const address = server.address()
      const free = typeof address === 'object' && address !== null ? address.port : 0
      server.close(() => resolve(free))
    })
  })
}

test.beforeAll(async ({ baseURL }) => {
  port = await freePort()
  const facts = { code, name: 'Coin Purse', url: `http://${host}:${port}` }
  secret = await addTransferVendor(facts, [
    { code: game, names: { EN: 'Two Sides' }, gameType: 'RNG' },
  ])
  vendor = await startVendor({
    port,
    host,
    secret,
    vendor: code,
    operatorUrl: baseURL ?? '',
    wallet: 'transfer',
    beforeAnswer: () => {
      if (isCut) throw new Error('the line is cut')
    },
  })
})

test.afterAll(async () => {
  await disableGames(code)
  await disableVendor(code)
  await vendor?.close()
})

test('[PC-02] money moves to a provider and back; a silent provider is reported', async ({
  page,
}) => {
  test.slow()
  await hideAnnouncements(page)
  await page.goto('/promotions')
  await logIn(page, 'demo', 'Fairhouse-demo-1')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/promotions?centre=transferFund')
  const transfer = page.getByRole('dialog', { name: 'Transfer' })
  const wallet = transfer.getByRole('listitem').filter({ hasText: 'Coin Purse' })
  await expect(wallet).toContainText('₫0.00')
  await wallet.getByRole('button', { name: 'Transfer in' }).click()
  await wallet.getByRole('button', { name: 'Transfer to Coin Purse' }).click()
  await expect(wallet.getByText('Enter an amount.')).toBeVisible()
  await wallet.getByRole('textbox', { name: 'Amount' }).fill('1,250.5')
  await wallet.getByRole('button', { name: 'Transfer to Coin Purse' }).click()
  await expect(page.getByText('₫1,250.50 transferred.')).toBeVisible()
  await expect(wallet).toContainText('₫1,250.50')
  await expectNoOverflow(page, 'transfers')
  await expectAccessible(page, 'dialog[open]')
  isCut = true
  await transfer.getByRole('button', { name: 'Transfer all to main wallet' }).click()
  await expect(page.getByText(/^No response from Coin Purse/)).toBeVisible()
  await expect(wallet).toContainText('Unavailable')
  isCut = false
  await transfer.getByRole('button', { name: 'Transfer all to main wallet' }).click()
  await expect(wallet).toContainText('₫0.00')
})

test('[PC-02] closing a game’s tab returns the balance left with its provider', async ({
  page,
  context,
}) => {
  test.slow()
  await hideAnnouncements(page)
  await page.goto('/promotions')
  await logIn(page, 'demo', 'Fairhouse-demo-1')
  await page.goto('/promotions?centre=transferFund')
  const open = (tab: Page) =>
    tab.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Coin Purse' })
  await open(page).getByRole('button', { name: 'Transfer in' }).click()
  await open(page).getByRole('textbox', { name: 'Amount' }).fill('500')
  await open(page).getByRole('button', { name: 'Transfer to Coin Purse' }).click()
  await expect(open(page)).toContainText('₫500.00')
  const playing = await context.newPage()
  await playing.goto(`/game?gameCode=${game}`)
  await expect(playing.frameLocator('iframe').locator('#balance')).toHaveText(/500/)
  await playing.close({ runBeforeUnload: true })
  await expect
    .poll(async () => {
      await page.reload()
      return open(page).innerText()
    })
    .toContain('₫0.00')
})
