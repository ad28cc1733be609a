import type { Locator, Page, Route } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { hideAnnouncements, newPerson, openSignedIn } from '../support/people.ts'

/** Bets are made with play money: a new member has nothing else. */
async function openLottery(page: Page, path: string): Promise<void> {
  await hideAnnouncements(page)
  await openSignedIn(page, await newPerson(page), `${path}&mode=trial`)
}

const slipOf = (page: Page) => page.getByRole('button', { name: 'Place bet' })
const myBets = (page: Page) => page.getByRole('tabpanel', { name: 'My bets' })

/** Adds a bet that wins every other time, or nearly so. */
async function addBig(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Big/Small', exact: true }).click()
  const field = page.getByRole('group', { name: 'Big/Small' }).last()
  await field.getByRole('button', { name: 'Big', exact: true }).click()
  await page.getByRole('button', { name: 'Add to slip' }).click()
}

const accepted = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Bet accepted for draw' })

/** A draw may lock in between; the slip is then for the next one, and is placed again. */
async function placeUntilAccepted(place: Locator, end: Locator, late: RegExp): Promise<void> {
  await expect(async () => {
    await place.click()
    await expect(end.or(place.page().getByText(late)).first()).toBeVisible()
    expect(await end.count()).toBeGreaterThan(0)
  }).toPass()
}

test('[GAME-13] [ROUTE-04] a bet is drawn, says why it ended so, and its draw is verified', async ({
  page,
}) => {
  await openLottery(page, '/lottery?gameCode=k3-1m&playType=size')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fairhouse K3 1 min')
  await expect(page.getByRole('button', { name: 'Big/Small', pressed: true })).toBeVisible()
  await addBig(page)
  await expect(page.getByText('1 unit at ₫1,000.00: ₫1,000.00').first()).toBeVisible()
  await placeUntilAccepted(slipOf(page), accepted(page), /This draw has closed/)
  await page.getByRole('tab', { name: 'My bets' }).click()
  const bet = myBets(page).getByRole('listitem').filter({ hasText: 'Total stake' }).first()
  await expect(bet).toContainText('Big/Small')
  // The draw is in a minute at most.
  await expect(bet).toContainText(/No match|Won ₫1,/, { timeout: 150_000 })
  await bet.getByRole('button', { name: 'Verify draw' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Draw verified')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('tab', { name: 'Results' }).click()
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Trends' }).click()
  await expect(page.getByRole('tabpanel').getByText(/Past draws don't change/)).toBeVisible()
  await expectAccessible(page)
})

test('a slip whose answer is lost is bet once, and its player knows it', async ({
  page,
  expected,
}) => {
  expected(/ERR_CONNECTION_RESET/)
  await openLottery(page, '/lottery?gameCode=k3-5m&playType=size')
  const ids: string[] = []
  let isCut = true
  await page.route('**/studio/v1/lottery/bet/place', async (route: Route) => {
    ids.push(route.request().postDataJSON().id)
    // The bet reaches the site, and its answer does not come back.
    const answer = await route.fetch()
    if (isCut) await route.abort('connectionreset')
    else await route.fulfill({ response: answer })
  })
  await addBig(page)
  await slipOf(page).click()
  await expect(page.getByText('No answer yet.', { exact: false }).first()).toBeVisible()
  // A reload in the middle asks whether the bet stands.
  await page.reload()
  await expect(accepted(page).first()).toBeVisible()
  isCut = false
  expect(new Set(ids).size).toBe(1)
  await page.getByRole('tab', { name: 'My bets' }).click()
  const bets = myBets(page).getByRole('listitem').filter({ hasText: 'Total stake' })
  await expect(bets).toHaveCount(1)
  await bets.getByRole('button', { name: 'Cancel bet' }).click()
  await expect(bets).toContainText(/Cancelled, stake refunded|no longer be cancelled/)
})

test('a slip that never arrived is still there after a reload, and is not bet', async ({
  page,
  expected,
}) => {
  expected(/ERR_CONNECTION_RESET|404/)
  await openLottery(page, '/lottery?gameCode=k3-5m&playType=size')
  const ids: string[] = []
  const stop = '**/studio/v1/lottery/bet/place'
  await page.route(stop, async (route: Route) => {
    ids.push(route.request().postDataJSON().id)
    await route.abort('connectionreset')
  })
  await addBig(page)
  await slipOf(page).click()
  await expect(page.getByText('No answer yet.', { exact: false }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText(/did not reach us and was not placed/).first()).toBeVisible()
  await page.unroute(stop)
  // The same id: had the first attempt been on its way still, it would not be bet twice.
  const sent = page.waitForRequest(stop)
  await slipOf(page).click()
  ids.push((await sent).postDataJSON().id)
  expect(new Set(ids).size).toBe(1)
})

test('[GAME-14] [ROUTE-05] the Northern lottery on a phone, in Vietnamese', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript(() => {
    if (origin.startsWith('http')) localStorage.setItem('lang', 'VI')
  })
  await openLottery(page, '/vnlottery?gameCode=sieu-toc-bac-5m')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Siêu tốc Bắc 5 phút')
  await page.getByRole('button', { name: 'Lô 2 số', exact: true }).click()
  await page.getByRole('button', { name: 'Nhập số' }).click()
  await page.getByLabel('Dãy số').fill('27 38d')
  await page.getByRole('button', { name: 'Thêm vào phiếu' }).click()
  await page.getByRole('button', { name: 'Phiếu cược' }).click()
  const slip = page.getByRole('dialog')
  // Three numbers, each on the tails of 27 prizes.
  await expect(slip).toContainText('3 đơn vị')
  await expect(slip).toContainText('₫81,000.00')
  await expectNoOverflow(page, 'the slip')
  await expectAccessible(page)
  await placeUntilAccepted(
    slip.getByRole('button', { name: 'Đặt cược', exact: true }),
    page.getByText(/Đã nhận cược kỳ/),
    /Kỳ này đã đóng/,
  )
  await slip.getByRole('button', { name: 'Đóng' }).click()
  for (const part of ['Kết quả', 'Thống kê', 'Cược của tôi']) {
    await page.getByRole('tab', { name: part }).click()
    await expectNoOverflow(page, part)
  }
})

test('visitors see every lottery with its next draw, and log in to bet', async ({ page }) => {
  await page.goto('/lottery')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lottery')
  const card = page.getByRole('article').filter({ hasText: 'Fairhouse North' })
  await expect(card).toContainText('Once a day')
  await page.getByRole('button', { name: 'Keno', exact: true }).click()
  await expect(card).toHaveCount(0)
  await expectAccessible(page)
  await page.goto('/lottery?gameCode=pk10-5m')
  await page.getByRole('button', { name: 'Quick pick' }).click()
  await page.getByRole('button', { name: 'Add to slip' }).click()
  await page.getByRole('button', { name: 'Log in to bet' }).click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
})
