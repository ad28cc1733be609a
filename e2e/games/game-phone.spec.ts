import type { FrameLocator } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { openGame } from '../support/game-frames.ts'
import { hideAnnouncements, newPerson, openSignedIn } from '../support/people.ts'

const phone = { width: 375, height: 667 }

test('on a phone a game covers the page, and its board has the height', async ({ page }) => {
  await page.setViewportSize(phone)
  await hideAnnouncements(page)
  await openSignedIn(page, await newPerson(page), '/game?gameCode=sugar-comet')
  const frame = await page.locator('iframe').boundingBox()
  // Of 157 pixels before.
  expect(frame?.y).toBeLessThanOrEqual(80)
  expect((frame?.y ?? 0) + (frame?.height ?? 0)).toBe(phone.height)
  const stage = page.frameLocator('iframe').locator('.game-stage')
  await expect(stage).toBeVisible()
  // Seven rows of seven fill the width from about this height on.
  expect((await stage.boundingBox())?.height).toBeGreaterThanOrEqual(335)
  await expectNoOverflow(page, 'a game')
  await expectAccessible(page, 'main')
  // The cashier is reached without the covered header.
  await page.getByRole('main').getByRole('button', { name: 'Deposit' }).click()
  await expect(page.getByRole('dialog', { name: 'Deposit' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('going back closes a sheet of the game before it leaves the game', async ({ page }) => {
  await page.setViewportSize(phone)
  await hideAnnouncements(page)
  await openSignedIn(page, await newPerson(page), '/hot')
  await page.goto('/game?gameCode=lucky-orchard')
  const game = page.frameLocator('iframe')
  const open = async () => {
    await game.getByRole('button', { name: 'Fairness' }).click()
    await expect(game.getByRole('dialog')).toBeVisible()
    await expect.poll(() => page.evaluate(() => history.state)).toEqual({ depth: 1 })
  }
  await open()
  await page.goBack()
  await expect(game.getByRole('dialog')).toHaveCount(0)
  await expect(game.getByRole('button', { name: 'Spin', exact: true })).toBeVisible()

  await open()
  await game.getByRole('button', { name: 'Close' }).click()
  await expect(game.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull()
  await page.goBack()
  await expect(page).toHaveURL('/hot')
})

test('a game of a light page has light sheets, and follows the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await hideAnnouncements(page)
  await openSignedIn(page, await newPerson(page), '/hot')
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await page.goto('/game?gameCode=lucky-orchard')
  const html = page.frameLocator('iframe').locator('html')
  await expect(html).toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expect(html).toHaveAttribute('data-theme', 'dark')
})

test('a game that loads shows its picture and how far it is', async ({ page }) => {
  await page.setViewportSize(phone)
  await hideAnnouncements(page)
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/wps/game/launchGame', async (route) => {
    await held
    await route.continue()
  })
  await openSignedIn(page, await newPerson(page), '/game?gameCode=lucky-orchard')
  const progress = page.getByRole('progressbar', { name: 'Starting Lucky Orchard…' })
  await expect(progress).toBeVisible()
  await expect(page.locator('main .tile')).toBeVisible()
  const share = () => progress.evaluate((bar) => Number(bar.getAttribute('value')))
  const before = await share()
  await expectAccessible(page, 'main')
  answer()
  await expect(page.locator('iframe')).toBeAttached()
  await expect(progress).toHaveCount(0)
  expect(before).toBeGreaterThan(0)
})

/** The price of a bought feature lies within its button, and the button within the frame. */
async function expectWholePrice(game: FrameLocator, where: string): Promise<void> {
  const button = game.getByRole('button', { name: /Buy feature/ })
  await button.scrollIntoViewIfNeeded()
  const over = await button.evaluate((one) => {
    const text = document.createRange()
    text.selectNodeContents(one)
    const [inside, outside] = [text.getBoundingClientRect(), one.getBoundingClientRect()]
    return [
      outside.left - inside.left,
      inside.right - outside.right,
      inside.bottom - outside.bottom,
      -outside.left,
      outside.right - innerWidth,
    ]
  })
  expect(Math.max(...over), where).toBeLessThanOrEqual(0)
  // It may be more than the play money, but nothing lies over it.
  const isOnTop = await button.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  expect(isOnTop, where).toBe(true)
}

for (const [name, viewport, args] of [
  ['landscape', { width: 667, height: 375 }, []],
  ['a small phone in landscape', { width: 568, height: 320 }, []],
  ['200 % zoom', { width: 720, height: 450 }, []],
  ['text of twice the size', phone, ['--blink-settings=defaultFontSize=32']],
  [
    'landscape with large text',
    { width: 740, height: 360 },
    ['--blink-settings=defaultFontSize=32'],
  ],
] as const) {
  test(`the price of a bought feature is never cut: ${name}`, async ({ playwright, baseURL }) => {
    const { launchOptions } = test.info().project.use
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions?.args ?? []), ...args],
    })
    try {
      const page = await browser.newPage({ baseURL: baseURL ?? '', viewport })
      const { game } = await openGame(page, 'demo', 'nine-suns')
      await expectWholePrice(game, 'the lowest bet')
      const more = game.getByRole('button', { name: 'Increase bet' })
      while (await more.isEnabled()) await more.click()
      await expectWholePrice(game, 'the highest bet')
    } finally {
      await browser.close()
    }
  })
}
