import type { Page } from '@playwright/test'
import { sealLink } from '@fairhouse/protocol/service-link'
import { expect, expectAccessible, test } from '../support/fixtures.ts'

const path = '**/wps/system/customerService'
const press = (page: Page) => page.getByRole('button', { name: 'Customer service' }).click()
const said = (page: Page) => page.getByRole('status', { name: 'Messages' })

const answer = (pathList: unknown[]) => ({
  json: { success: true, value: { version: { pathList } }, message: '' },
})

async function openPopup(page: Page): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), press(page)])
  return popup
}

test('[SHELL-12] customer service opens in a window of 440 by 500', async ({ page }) => {
  await page.goto('/promotions')
  const popup = await openPopup(page)
  await expect(popup).toHaveURL(/\/service$/)
  await expect(popup.getByRole('heading', { level: 1 })).toHaveText('Customer service')
  await expect(popup.getByRole('banner')).toHaveCount(0)
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([440, 500])
  await expectAccessible(popup)
  expect(page.isClosed()).toBe(false)
})

test('the window also goes to another site, and that site cannot reach ours', async ({
  page,
  context,
}) => {
  const elsewhere = 'https://chat.example/room'
  const link = await sealLink(elsewhere, 'abcdefgh', new Uint8Array(12))
  await context.route(`${elsewhere}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Hello</h1>' }),
  )
  await page.route(path, (route) => route.fulfill(answer([{ type: 'web', path: link }])))
  await page.goto('/promotions')
  const popup = await openPopup(page)
  await expect(popup).toHaveURL(elsewhere)
  await expect(popup.getByRole('heading')).toHaveText('Hello')
  expect(await popup.evaluate(() => window.opener === null)).toBe(true)
  await expect(said(page).getByRole('paragraph')).toHaveCount(0)
})

test('[SHELL-12] a link that cannot be fetched, or read, closes the window and is said', async ({
  page,
  expected,
}) => {
  expected(/Failed to load resource/)
  const broken = [{ type: 'web', path: 'not-a-sealed-link' }]
  await page.goto('/promotions')
  for (const fail of ['network', 'nonsense', 'nobody']) {
    await page.route(path, async (route) => {
      if (fail === 'network') await route.abort()
      else await route.fulfill(answer(fail === 'nonsense' ? broken : []))
    })
    const popup = await openPopup(page)
    if (!popup.isClosed()) await popup.waitForEvent('close')
    await expect(said(page).getByText(/couldn't connect you/)).toBeVisible()
    await said(page).getByRole('button', { name: 'Close' }).click()
    await page.unroute(path)
  }
})

test('[SHELL-12] a window that the browser blocks is said, and nothing is asked', async ({
  page,
}) => {
  let calls = 0
  await page.route(path, async (route) => {
    calls += 1
    await route.continue()
  })
  await page.addInitScript(() => Object.assign(globalThis, { open: () => null }))
  await page.goto('/promotions')
  await press(page)
  await expect(said(page).getByText(/Allow pop-ups/)).toBeVisible()
  await expectAccessible(page)
  expect(calls).toBe(0)
})
