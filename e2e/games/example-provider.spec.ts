import { startVendor } from '../examples.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'

test('[GAME-19] a game of an outside vendor is played in the browser', async ({
  page,
  request,
  baseURL,
}) => {
  const known = { vendor: 'SANDBOX', secret: 'sandbox-secret', game: 'sandbox-game' }
  const place = { port: 0, operatorUrl: baseURL ?? '' }
  const vendor = await startVendor({ ...known, ...place, wallet: 'seamless' })
  try {
    const data = { account: 'demo', gameCode: 'sandbox-game' }
    const { value } = await (await request.post('/dev/ticket', { data })).json()
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`${vendor.url}/game?ticket=${value.ticket}`)
    const balance = page.locator('#balance')
    await expect(balance).toHaveText(/\d/)
    await expectAccessible(page)

    const before = await balance.textContent()
    await page.getByRole('button', { name: 'Heads' }).click()
    await expect(page.locator('#result')).toHaveText(/It is (heads|tails)/)
    await expect(balance).not.toHaveText(before ?? '')
    await page.getByText('Is it fair?').click()
    await expect(page.locator('#verdict')).not.toBeEmpty()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  } finally {
    await vendor.close()
  }
})
