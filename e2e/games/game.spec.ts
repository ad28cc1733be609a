import type { Locator, Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectHydrated,
  expectNoOverflow,
  test,
} from '../support/fixtures.ts'
import { blockSockets } from '../support/game-frames.ts'
import { hideAnnouncements, newPerson, openSignedIn, watchRequests } from '../support/people.ts'

// These read the calls of the game; socket.spec.ts plays over the socket.
test.beforeEach(async ({ page }) => {
  await blockSockets(page)
})

const frameOf = (page: Page) => page.frameLocator('iframe')
const mirrorOf = (page: Page) => frameOf(page).locator('[data-mirror]')
/** Waits for the game's pictures and canvas, which load slowly on a slow machine. */
const ready = (page: Page) => expect(mirrorOf(page)).toHaveAttribute('data-mirror', 'ready')

/** Plays a round to its end and returns its id. */
async function spin(page: Page): Promise<string> {
  await ready(page)
  const answered = page.waitForResponse('**/studio/v1/act')
  await frameOf(page).getByRole('button', { name: 'Spin', exact: true }).click()
  const { value } = await (await answered).json()
  await expect(mirrorOf(page).getByRole('status')).toContainText('Balance')
  await ready(page)
  return value.round.id
}

/** Returns the balance that the frame shows, in hundredths. */
async function balanceOf(page: Page): Promise<number> {
  const text = await mirrorOf(page).locator('[data-mirror-balance]').innerText()
  return Number(text.replaceAll(/[^\d]/g, ''))
}

async function search(page: Page, name: string): Promise<Locator> {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Fairhouse' }).waitFor()
  await page.goto('/rng')
  await expectHydrated(page)
  await page.getByRole('searchbox', { name: 'Search games' }).fill(name)
  const tile = page.getByRole('main').getByRole('article').filter({ hasText: 'Lucky Orchard' })
  await expect(tile).toBeVisible()
  return tile
}

test('[RG-09] [GAME-04] [GAME-17] [ROUTE-12] [CALL-26] a game is found, played, verified', async ({
  page,
}) => {
  const person = await newPerson(page)
  await watchRequests(page)
  const tile = await search(page, 'lucky')
  await tile.getByRole('link', { name: /Lucky Orchard/ }).click()

  await expect(page).toHaveURL('/game?gameCode=lucky-orchard')
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await dialog.getByLabel('Username or phone number').fill(person.name)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(person.password)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()

  await ready(page)
  await expect(page).toHaveURL('/game?gameCode=lucky-orchard')
  await expectAccessible(page, 'main')
  await expectNoOverflow(page, 'main')
  const before = await balanceOf(page)
  const net = page.getByRole('main').getByText('Session result').locator('..')
  const shown = async () => Number((await net.innerText()).replaceAll(/[^\d-]/g, ''))
  expect(await shown()).toBe(0)
  await spin(page)
  const change = (await balanceOf(page)) - before
  await expect.poll(shown).toBe(change)

  // The player leaves while the reels spin; the round is complete and paid on return.
  const sent = page.waitForRequest('**/studio/v1/act')
  await frameOf(page).getByRole('button', { name: 'Spin', exact: true }).click()
  const { id } = (await sent).postDataJSON()
  await page.goto('/promotions')
  await page.goBack()
  await ready(page)
  await frameOf(page).getByRole('button', { name: 'My rounds' }).click()
  const sheet = frameOf(page).getByRole('dialog', { name: 'My rounds' })
  await expect(sheet.getByRole('listitem')).toHaveCount(2)
  await page.keyboard.press('Escape')

  await frameOf(page).getByRole('button', { name: 'Fairness' }).click()
  await frameOf(page).getByRole('button', { name: 'Rotate seeds' }).click()
  await expect(frameOf(page).getByText('2 rounds were played with this seed')).toBeVisible()
  await page.keyboard.press('Escape')
  await frameOf(page).getByRole('button', { name: 'My rounds' }).click()
  const last = sheet.getByRole('listitem').first()
  await last.locator('summary').click()
  const opened = page.waitForEvent('popup')
  await last.getByRole('button', { name: 'Verify' }).click()
  const tab = await opened

  await expect(tab).toHaveURL(`/verify?round=${id}`)
  await expect(tab.getByRole('heading', { name: 'Round verified' })).toBeVisible()
  await expect(tab.getByText('Passed', { exact: true })).toHaveCount(5)
  await expect(
    tab.getByText('The hash was published before you set your client seed'),
  ).toBeVisible()
  await expectAccessible(tab, 'main')
  await expectNoOverflow(tab, 'main')
  await expect(sheet).toBeVisible()
  const watched = tab.waitForEvent('popup')
  await tab.getByRole('link', { name: 'Watch replay' }).click()
  const replay = await watched
  await expect(replay.locator('[data-mirror]')).toHaveAttribute('data-mirror', 'ready')
})

test('[GAME-18] a visitor plays for play money without an account', async ({ page }) => {
  test.slow()
  await hideAnnouncements(page)
  const tile = await search(page, 'orchard')
  await tile.getByRole('button', { name: /demo/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Try for free' })
  await dialog.getByRole('button', { name: 'Start playing' }).click()
  await ready(page)
  await expect(page).toHaveURL('/game?gameCode=lucky-orchard&mode=trial')
  await expect(frameOf(page).getByText('Demo', { exact: true })).toBeVisible()
  await spin(page)
  // A trial account cannot play for money, so the page does not offer it.
  await expect(page.getByRole('button', { name: 'Play for real money' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Play demo' })).toBeHidden()
  // In landscape on a phone, the game fills the screen and shows its spin button.
  await page.setViewportSize({ width: 640, height: 360 })
  const button = frameOf(page).getByRole('button', { name: 'Spin', exact: true })
  await expect(button).toBeInViewport({ ratio: 1 })
  // The covered page cannot be focused until the window is larger than a phone.
  const home = page.getByRole('banner').getByRole('link').first()
  await home.focus()
  await expect(home).not.toBeFocused()
  await page.setViewportSize({ width: 800, height: 900 })
  await expect(page.locator('header[inert]')).toHaveCount(0)
  await home.focus()
  await expect(home).toBeFocused()
})

test(
  '[GAME-18] a member may play for fun, and the money stays what it was',
  { tag: '@full' },
  async ({ page }) => {
    test.slow()
    const person = await newPerson(page)
    await watchRequests(page)
    await page.goto('/game?gameCode=dragon-pearl')
    await expectHydrated(page)
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    const dialog = page.getByRole('dialog', { name: 'Log in' })
    await dialog.getByLabel('Username or phone number').fill(person.name)
    await dialog.getByRole('textbox', { name: 'Password' }).fill(person.password)
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
    await ready(page)
    const money = await balanceOf(page)
    await page.getByRole('button', { name: 'Play demo' }).click()
    await expect(frameOf(page).getByText('Demo', { exact: true })).toBeVisible()
    await ready(page)
    expect(await balanceOf(page)).not.toBe(money)
    await spin(page)
    await page.getByRole('button', { name: 'Play for real money' }).click()
    await expect(frameOf(page).getByText('Demo', { exact: true })).toBeHidden()
    await ready(page)
    expect(await balanceOf(page)).toBe(money)
  },
)

test(
  'a game and a round that are not there are told so',
  { tag: '@full' },
  async ({ page, expected }) => {
    expected(/404/)
    await page.goto('/game?gameCode=nothing-of-the-kind')
    await expect(page.getByRole('heading', { name: 'Game not found' })).toBeVisible()
    await page.goto('/verify')
    await expectHydrated(page)
    await page.getByRole('textbox', { name: 'Round ID' }).fill('123')
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(page.getByText('No round has this ID. Check it and try again.')).toBeVisible()
    await page.goto('/verify?round=01890000-0000-7000-8000-000000000000')
    await expect(page.getByText('No round has this ID. Check it and try again.')).toBeVisible()
  },
)

test('sound and bet of a game are as they were left, for its player alone', async ({ page }) => {
  const person = await newPerson(page)
  await watchRequests(page)
  await openSignedIn(page, person, '/game?gameCode=lucky-orchard')
  await ready(page)
  const frame = frameOf(page)
  const bet = frame.locator('[data-stake]')
  const isOn = frame.getByRole('dialog', { name: 'Sound settings' }).getByRole('switch')
  const openSound = () => frame.getByRole('button', { name: 'Sound' }).click()
  const least = await bet.innerText()
  await frame.getByRole('button', { name: 'Increase bet' }).click()
  await expect(bet).not.toHaveText(least)
  const chosen = await bet.innerText()
  await openSound()
  await expect(isOn).toBeChecked()
  await isOn.uncheck()
  await page.keyboard.press('Escape')
  const own = await page.evaluate(() =>
    Object.keys(localStorage).find((key) => key.startsWith('game ')),
  )
  await page.reload()
  await ready(page)
  await expect(bet).toHaveText(chosen, { useInnerText: true })
  await openSound()
  await expect(isOn).not.toBeChecked()

  // More than the game offers is lowered to the most.
  await page.evaluate((key = '') => {
    localStorage.setItem(key, JSON.stringify({ isMuted: false, credit: '1000000.0000' }))
  }, own)
  await page.reload()
  await ready(page)
  await expect(frame.getByRole('button', { name: 'Increase bet' })).toBeDisabled()
  await openSound()
  await expect(isOn).toBeChecked()

  // Another game has its own, and so has another player of this device.
  await page.goto('/game?gameCode=dragon-pearl')
  await ready(page)
  await expect(frame.getByRole('button', { name: 'Decrease bet' })).toBeDisabled()
  await openSignedIn(page, await newPerson(page), '/game?gameCode=lucky-orchard')
  await ready(page)
  await expect(bet).toHaveText(least, { useInnerText: true })
})
