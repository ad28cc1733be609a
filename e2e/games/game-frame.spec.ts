import { createHash } from 'node:crypto'
import { amountOf } from '@fairhouse/money'
import { expect, test } from '../support/fixtures.ts'
import {
  blockSockets,
  fetchRecord,
  inVnd,
  openFrame,
  openGame,
  parseWireAmount,
  readRound,
} from '../support/game-frames.ts'
import { newPerson } from '../support/people.ts'

// A phone viewport: a small canvas renders faster, and every test renders.
test.use({ viewport: { width: 360, height: 640 } })

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

type Shown = { type: string; window?: string[][]; credits?: number }

const wins = [
  'lineWin',
  'waysWin',
  'clusterWin',
  'anywhereWin',
  'scatterWin',
  'orbs',
  'holdEnd',
] as const

/** Returns the final window of a round's last spin and the wins of that spin. */
function lastSpin(events: readonly Shown[]) {
  const at = events.findLastIndex(({ type }) => type === 'reels')
  const won = events.slice(at).filter(({ type }) => wins.some((one) => one === type))
  return {
    window: events.findLast(({ window }) => window !== undefined)?.window,
    wins: won.map(({ credits }) => credits).filter((credits) => credits !== 0),
  }
}

// titles.spec.ts plays each flagship for more rounds.
test('a round shows what was recorded, paid, announced and sent to the page', async ({ page }) => {
  const { name } = await newPerson(page)
  const frame = await openGame(page, name, 'lucky-orchard')
  const { game } = frame
  let last: string | null = null
  let balance = parseWireAmount('100000')
  for (let round = 0; round < 5; round += 1) {
    await game.locator('[data-spin="ready"]').press('Space')
    const read = await readRound(frame, last)
    last = read.id
    const { round: record } = await fetchRecord(page, read.id)
    expect(read).toMatchObject(lastSpin(record.events))
    const [stake, win] = [parseWireAmount(record.stake), parseWireAmount(record.win)]
    expect(BigInt(read.total) * parseWireAmount(record.credit)).toBe(win)
    balance = amountOf(balance - stake + win)
    expect(read.balance).toBe(inVnd(balance))
    expect(read.said).toContain(inVnd(balance))
  }
  const messages = await frame.messages()
  expect(messages.filter(({ type }) => type === 'round')).toHaveLength(5)
  expect(messages.slice(0, 3)).toEqual([{ type: 'begun' }, { type: 'ready' }, { type: 'begins' }])
  expect(parseWireAmount(messages.findLast(({ type }) => type === 'balance')?.balance ?? '')).toBe(
    balance,
  )
})

test('falls, and free spins that were bought, are shown as recorded and paid', async ({ page }) => {
  const { name } = await newPerson(page)
  const frame = await openGame(page, name, 'coral-crown')
  const { game } = frame
  let last: string | null = null
  let balance = parseWireAmount('100000')
  for (let round = 0; round < 5; round += 1) {
    if (round < 4) await game.locator('[data-spin="ready"]').press('Space')
    else {
      await game.getByRole('button', { name: 'Buy feature' }).click()
      await game.getByRole('dialog').getByRole('button', { name: 'Buy for' }).click()
    }
    const read = await readRound(frame, last)
    last = read.id
    const { round: record } = await fetchRecord(page, read.id)
    expect(record.actions).toEqual([{ type: round < 4 ? 'spin' : 'buy' }])
    expect(read).toMatchObject(lastSpin(record.events))
    const [stake, win] = [parseWireAmount(record.stake), parseWireAmount(record.win)]
    expect(BigInt(read.total) * parseWireAmount(record.credit)).toBe(win)
    balance = amountOf(balance - stake + win)
    expect(read.balance).toBe(inVnd(balance))
  }
  await game.getByRole('button', { name: 'Rules and paytable' }).click()
  await expect(game.getByRole('dialog')).toContainText('5 or more matching symbols that touch')
  await expect(game.locator('[data-pays="h1"] dt').first()).toHaveText('25+')
  await expect(game.locator('[data-return-bought]')).toHaveText('96.22%')
})

test('what was won while the player was away is offered once to be watched', async ({
  page,
  expected,
}) => {
  expected(/Failed to load resource/)
  const { name } = await newPerson(page)
  await blockSockets(page)
  // As after a reload in the middle: the round is settled, and nobody saw its end.
  await page.route('**/studio/v1/seen', (route) => route.abort())
  const first = await openGame(page, name, 'coral-crown')
  let last: string | null = null
  for (let win = '0'; Number(win) === 0;) {
    await first.game.getByRole('button', { name: 'Buy feature' }).click()
    await first.game.getByRole('dialog').getByRole('button', { name: 'Buy for' }).click()
    last = (await readRound(first, last)).id
    win = (await fetchRecord(page, last)).round.win
  }
  await page.unroute('**/studio/v1/seen')

  const { game } = await openGame(page, name, 'coral-crown')
  const notice = game.locator('[data-notice="unseen"]')
  const told = page.waitForResponse('**/studio/v1/seen')
  await notice.getByRole('button', { name: 'Watch what you won' }).click()
  expect((await told).ok()).toBe(true)
  const replay = game.locator(`[data-replay="${last}"]`)
  await replay.getByRole('button', { name: 'Watch again' }).waitFor()
  await expect(replay.getByText('Balance after')).toBeVisible()
  await replay.getByRole('button', { name: 'Back to game' }).click()
  await expect(game.locator('[data-spin="ready"]')).toBeVisible()
  await expect(notice).toBeHidden()

  const again = await openGame(page, name, 'coral-crown')
  await expect(again.game.locator('[data-spin="ready"]')).toBeVisible()
  await expect(again.game.locator('[data-notice]')).toHaveCount(0)
})

test('a lost answer is asked for again by its id; without a network play stops', async ({
  page,
  context,
  expected,
}) => {
  expected(/Failed to load resource/)
  const { name } = await newPerson(page)
  await blockSockets(page)
  const frame = await openGame(page, name, 'dragon-pearl')
  const { game } = frame
  const ids: string[] = []
  // The studio receives the first request, but its answer is lost.
  await page.route('**/studio/v1/act', async (route) => {
    ids.push(route.request().postDataJSON().id)
    if (ids.length === 1) await route.fetch()
    if (ids.length < 3) await route.abort('connectionfailed')
    else await route.continue()
  })
  const spin = game.locator('[data-spin]')
  await spin.click()
  await expect(game.locator('[data-notice="reconnecting"]')).toBeVisible()
  const read = await readRound(frame, null)
  expect(ids).toEqual([read.id, read.id, read.id])
  await expect(game.locator('[data-notice]')).toBeHidden()
  const { round } = await fetchRecord(page, read.id)
  const after = amountOf(
    parseWireAmount('100000') - parseWireAmount(round.stake) + parseWireAmount(round.win),
  )
  expect(read.balance).toBe(inVnd(after))

  await context.setOffline(true)
  await expect(game.locator('[data-notice="reconnecting"]')).toBeVisible()
  await spin.press('Space')
  await expect(spin).toHaveAttribute('aria-disabled', 'true')
  expect(ids).toHaveLength(3)
  await context.setOffline(false)
  await expect(game.locator('[data-notice]')).toBeHidden()
  await spin.click()
  expect((await readRound(frame, read.id)).id).toBe(ids[3])
})

test('rounds by themselves stop where the player said', { tag: '@full' }, async ({ page }) => {
  const { name } = await newPerson(page)
  const frame = await openGame(page, name, 'lucky-orchard')
  const { game } = frame
  await game.getByRole('button', { name: 'Increase bet' }).click()
  const stake = parseWireAmount('400')
  await expect(game.locator('[data-stake]')).toContainText(inVnd(stake))
  await game.getByRole('button', { name: 'Autoplay' }).click()
  const sheet = game.getByRole('dialog', { name: 'Autoplay' })
  await sheet.getByRole('radio', { name: '25', exact: true }).check({ force: true })
  const limit = amountOf(stake * 5n)
  const lossChoice = sheet.getByRole('group', { name: 'Stop if I lose' })
  await lossChoice.getByRole('radio', { name: inVnd(limit) }).check({ force: true })
  await sheet.getByRole('button', { name: 'Agree and start' }).click()
  await expect(game.locator('[data-notice^="auto_"]')).toBeVisible()

  const ids = (await frame.messages()).flatMap(({ type, id }) =>
    type === 'round' && id ? [id] : [],
  )
  expect(ids.length).toBeGreaterThanOrEqual(5)
  expect(ids.length).toBeLessThanOrEqual(25)
  let net = 0n
  for (const id of ids) {
    expect(stake - net).toBeLessThanOrEqual(limit)
    const { round } = await fetchRecord(page, id)
    net += parseWireAmount(round.win) - parseWireAmount(round.stake)
  }
  const isDone = await game.locator('[data-notice="auto_done"]').isVisible()
  expect(isDone ? ids.length : stake - net > limit).toBe(isDone ? 25 : true)
})

test('a round is found in the history, seen again and verified, and its seed shown', async ({
  page,
}) => {
  const { name } = await newPerson(page)
  const frame = await openGame(page, name, 'lucky-orchard')
  const { game } = frame
  await game.getByRole('button', { name: 'Spin', exact: true }).click()
  const first = await readRound(frame, null)
  await page.keyboard.press('Space')
  const second = await readRound(frame, first.id)

  await game.getByRole('button', { name: 'My rounds' }).click()
  const rows = game.getByRole('dialog').getByRole('listitem')
  await expect(rows).toHaveCount(2)
  const row = rows.last()
  await row.locator('summary').click()
  await expect(row.locator(`[data-round="${first.id}"]`)).toContainText('Balance before')
  await row.getByRole('button', { name: 'Verify' }).click()
  await expect.poll(frame.messages).toContainEqual({ type: 'verify', id: first.id })
  await row.getByRole('button', { name: 'Replay' }).click()
  const replay = game.locator(`[data-replay="${first.id}"]`)
  await expect(replay).toBeVisible()
  await expect(game.locator('[data-spin]')).toHaveCount(0)
  const seen = await readRound(frame, second.id)
  expect([seen.id, seen.window, seen.total]).toEqual([first.id, first.window, first.total])
  await game.getByRole('button', { name: 'Back to game' }).click()
  expect((await readRound(frame, first.id)).window).toEqual(second.window)

  await game.getByRole('button', { name: 'Fairness' }).click()
  const hash = await game.locator('[data-seed="hash"]').textContent()
  expect(hash).toBe((await fetchRecord(page, first.id)).round.fairness.serverSeedHash)
  // The next hash is shown before the player types a seed.
  const next = await game.locator('[data-seed="next"]').textContent()
  expect(next).toMatch(/^[0-9a-f]{64}$/)
  await game.getByLabel('Next client seed').fill('my own word')
  await page.setViewportSize({ width: 375, height: 667 })
  await game.getByRole('button', { name: 'Rotate seeds' }).click()
  await expect(game.locator('[data-seed="client"]')).toHaveText('my own word')
  await expect(game.locator('[data-seed="revealed"]')).toBeInViewport({ ratio: 1 })
  const revealed = await game.locator('[data-seed="revealed"]').textContent()
  const { fairness } = (await fetchRecord(page, first.id)).round
  expect([revealed, await game.locator('[data-seed="nonce"]').textContent()]).toEqual([
    fairness.serverSeed,
    '0',
  ])
  expect(sha256(revealed ?? '')).toBe(hash)
  await expect(game.locator('[data-seed="hash"]')).toHaveText(next ?? '')
  await expect(game.locator('[data-seed="next"]')).not.toHaveText(next ?? '')
  await expect(game.locator('[data-check="right"]')).toHaveCount(2)
  await expect(game.locator('[data-check="wrong"]')).toHaveCount(0)
})

test('[SEC-07] the browser gives the first seed, for a hash that it was shown before', async ({
  page,
}) => {
  const { name } = await newPerson(page)
  const opening = page.waitForResponse('**/studio/v1/open')
  const giving = page.waitForRequest('**/studio/v1/seeds/rotate')
  const frame = await openGame(page, name, 'lucky-orchard')
  const { seeds } = (await (await opening).json()).value
  expect(seeds.current).toBeNull()
  const given = (await giving).postDataJSON()
  expect(given).toEqual({
    clientSeed: expect.stringMatching(/^[0-9a-f]{16}$/),
    nextServerSeedHash: seeds.next.serverSeedHash,
  })
  await frame.game.getByRole('button', { name: 'Spin', exact: true }).click()
  const { id } = await readRound(frame, null)
  const { fairness } = (await fetchRecord(page, id)).round
  expect(fairness).toMatchObject({
    clientSeed: given.clientSeed,
    serverSeedHash: given.nextServerSeedHash,
    hashPublishedAt: seeds.next.hashPublishedAt,
  })
})

test('[SEC-07] seeds rotated in another window are not changed again unseen', async ({
  page,
  expected,
}) => {
  expected(/status of 409/)
  const { name } = await newPerson(page)
  const frame = await openGame(page, name, 'lucky-orchard')
  await frame.game.getByRole('button', { name: 'Fairness' }).click()
  const next = frame.game.locator('[data-seed="next"]')
  const announced = (await next.textContent()) ?? ''
  const other = await page.context().newPage()
  const second = await openGame(other, name, 'lucky-orchard')
  await second.game.getByRole('button', { name: 'Fairness' }).click()
  await second.game.getByRole('button', { name: 'Rotate seeds' }).click()
  await expect(second.game.locator('[data-seed="hash"]')).toHaveText(announced)
  await frame.game.getByRole('button', { name: 'Rotate seeds' }).click()
  await expect(frame.game.getByRole('alert')).toContainText('rotated in another window')
  await expect(frame.game.locator('[data-seed="hash"]')).toHaveText(announced)
  await expect(next).not.toHaveText(announced)
  await frame.game.getByRole('button', { name: 'Rotate seeds' }).click()
  await expect(frame.game.locator('[data-check="right"]')).toHaveCount(2)
})

test('anyone can replay a round by its address; a used ticket is refused', async ({
  page,
  expected,
}) => {
  expected(/status of 401/)
  const { name } = await newPerson(page)
  const data = { account: name, gameCode: 'dragon-pearl', mode: 'trial' }
  const { value } = await (await page.request.post('/dev/ticket', { data })).json()
  const address = `/play/?game=dragon-pearl&ticket=${value.ticket}`
  const frame = await openFrame(page, address)
  await frame.game.locator('[data-spin="ready"]').click()
  const played = await readRound(frame, null)

  await page.reload()
  await expect(frame.game.locator('[data-end="expired"]')).toBeVisible()
  await expect.poll(frame.messages).toContainEqual({ type: 'expired' })

  await page.unrouteAll()
  const again = await openFrame(page, `/play/?game=dragon-pearl&replay=${played.id}`)
  await expect(again.game.locator(`[data-replay="${played.id}"]`)).toBeVisible()
  const seen = await readRound(again, null)
  expect([seen.window, seen.total]).toEqual([played.window, played.total])
  await expect(again.game.locator('[data-spin]')).toHaveCount(0)
})

test('rules are read to their end', async ({ page }) => {
  const { name } = await newPerson(page)
  const { game } = await openGame(page, name, 'dragon-pearl')
  await game.getByRole('button', { name: 'Rules and paytable' }).click()
  const last = game.getByText('Game dragon-pearl, version 1')
  await expect(last).not.toBeInViewport()
  // Scrolls by wheel, because Playwright's own scrolling also moves clipped containers.
  await page.mouse.move(180, 400)
  await page.mouse.wheel(0, 20_000)
  await expect(last).toBeInViewport()
})

test(
  'the frame fits every screen, speaks the page’s language and can be muted',
  { tag: '@full' },
  async ({ page }) => {
    const { name } = await newPerson(page)
    const frame = await openGame(page, name, 'dragon-pearl')
    const { game } = frame
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [640, 360],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      const wide = await game
        .locator('html')
        .evaluate((html) => [html.scrollWidth - innerWidth, html.scrollHeight - innerHeight])
      expect(Math.max(...wide), `${width} × ${height}`).toBeLessThanOrEqual(0)
      await expect(game.getByRole('button', { name: 'Spin', exact: true })).toBeInViewport({
        ratio: 1,
      })
      await expect(game.locator('.game-canvas canvas')).toBeInViewport({ ratio: 0.95 })
    }
    await game.getByRole('button', { name: 'Sound' }).click()
    const settings = game.getByRole('dialog', { name: 'Sound settings' })
    await settings.getByRole('slider', { name: 'Music' }).fill('0')
    await settings.getByRole('slider', { name: 'Effects' }).fill('60')
    await settings.getByRole('switch', { name: 'Sound on' }).uncheck()
    await expect(settings.getByRole('slider', { name: 'Effects' })).toBeDisabled()
    const choices = (await frame.messages()).findLast(({ type }) => type === 'choices')
    expect(choices).toEqual({ type: 'choices', isMuted: true, music: 0, effects: 60 })
    await page.keyboard.press('Escape')
    await game.getByRole('button', { name: 'Rules and paytable' }).click()
    await expect(game.locator('[data-return]')).toHaveText(/^9\d\.\d+%$/)
    await expect(game.getByRole('dialog')).toContainText('version 1')
    await expect(game.locator('[data-pays]')).toHaveCount(10)
    await page.keyboard.press('Escape')
    await frame.post({ type: 'language', code: 'VI' })
    await expect(game.getByRole('heading', { level: 1 })).toHaveText('Ngọc Trai Rồng')
    await expect(game.getByRole('button', { name: 'Quay', exact: true })).toBeVisible()
  },
)
