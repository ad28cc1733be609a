import { createHmac } from 'node:crypto'
import { gameOf, playBook } from '@fairhouse/engines'
import { amountOf } from '@fairhouse/money'
import type { Page } from '@playwright/test'
import { inDatabase } from '../support/database.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { fetchRecord, inVnd, openGame, parseWireAmount, readRound } from '../support/game-frames.ts'
import { newPerson } from '../support/people.ts'

test.use({ viewport: { width: 360, height: 640 } })

const code = 'spring-envelopes'
const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest()

/** Finds a client seed whose first round opens the pick bonus. */
function luckyClientSeed(serverSeed: string): string {
  const game = gameOf(code)
  if (!game) throw new Error(`there is no ${code}`)
  for (let count = 0; ; count += 1) {
    const seeds = { serverSeed, clientSeed: `lucky ${count}`, nonce: 0 }
    if (!playBook(hmac, game, seeds, [{ type: 'spin' }]).play.done()) return seeds.clientSeed
  }
}

/**
 * Plays a round and rotates the seeds, which reveals the old server seed. Then restores the old
 * seed in the database, with triggers off, and with a client seed that opens the bonus.
 */
async function plantLuckySeeds(page: Page, name: string): Promise<{ id: string; spent: bigint }> {
  const frame = await openGame(page, name, code)
  await frame.game.locator('[data-spin="ready"]').press('Space')
  const { id } = await readRound(frame, null)
  await frame.game.getByRole('button', { name: 'Fairness' }).click()
  await frame.game.getByRole('textbox').fill('another')
  await frame.game.getByRole('button', { name: 'Rotate seeds' }).click()
  await expect(frame.game.locator('[data-seed="revealed"]')).toBeVisible()
  const { round } = await fetchRecord(page, id)
  const word = luckyClientSeed(round.fairness.serverSeed ?? '')
  const changed = await inDatabase(
    `UPDATE studio.seed n SET server_seed = o.server_seed, client_seed = $2,
       server_seed_hash = o.server_seed_hash
     FROM studio.round r JOIN studio.seed o ON o.id = r.seed_id
     WHERE r.id = $1 AND n.seat_id = r.seat_id AND n.revealed_at IS NULL RETURNING n.id`,
    [id, word],
    'unguarded',
  )
  expect(changed).toHaveLength(1)
  return { id, spent: parseWireAmount(round.stake) - parseWireAmount(round.win) }
}

test(
  '[GAME-09] a bonus is opened by keys, left and gone on with, and paid as shown',
  { tag: '@full' },
  async ({ page }) => {
    const { name } = await newPerson(page)
    const before = await plantLuckySeeds(page, name)
    const { game } = await openGame(page, name, code)
    await game.locator('[data-spin="ready"]').press('Space')
    const scene = game.getByRole('region', { name: 'Pick bonus' })
    await expect(scene).toHaveAttribute('data-pick', 'open')
    await expect(scene.getByRole('status')).toHaveText('Picks left: 3')
    await expectAccessible(page)
    await expect(scene.getByRole('button', { name: 'Red envelope 1, closed' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    const second = scene.getByRole('button', { name: /^Red envelope 5,|^Red envelope 6,/ })
    await page.keyboard.press('Enter')
    await expect(second.and(game.locator('[data-object="own"]'))).toBeFocused()
    const prize = await scene.locator('[data-object="own"]').textContent()

    // The player closes the page during the bonus and opens it again.
    const again = await openGame(page, name, code, 'choosing')
    const objects = again.game.locator('[data-object]')
    await expect(again.game.locator('[data-object="own"]')).toHaveText(prize ?? '')
    await expect(objects).toHaveCount(12)
    await again.game.locator('[data-object="closed"]').nth(3).click()
    await expect(again.game.locator('[data-object="own"]')).toHaveCount(2)
    await again.game.locator('[data-object="closed"]').last().click()
    await expect(again.game.locator('[data-pick="over"]')).toBeVisible()

    const read = await readRound(again, before.id)
    await expect(again.game.locator('[data-spin="ready"]')).toBeFocused()
    const { round } = await fetchRecord(page, read.id)
    expect(round.actions).toHaveLength(4)
    const credit = parseWireAmount(round.credit)
    const end = round.events.find(({ type }) => type === 'pickEnd')
    const hidden = (end?.['hidden'] ?? []) as { credits: number }[]
    const worth = (credits: number) => inVnd(amountOf(BigInt(credits) * credit))
    // Prizes omit zero decimals.
    const whole = hidden.map(({ credits }) => worth(credits).replace('.00', ''))
    expect(await objects.allTextContents()).toEqual(whole)
    await expect(again.game.locator('[data-pick="over"] strong')).toHaveText(
      worth(Number(end?.['credits'])),
    )
    expect(BigInt(read.total) * credit).toBe(parseWireAmount(round.win))
    const paid =
      parseWireAmount('100000') -
      before.spent -
      parseWireAmount(round.stake) +
      parseWireAmount(round.win)
    expect(read.balance).toBe(inVnd(amountOf(paid)))

    // The replay shows the same bonus.
    await again.game.getByRole('button', { name: 'My rounds' }).click()
    await again.game.locator('summary').first().click()
    await again.game.getByRole('button', { name: 'Replay' }).click()
    await expect(again.game.locator(`[data-replay="${read.id}"]`)).toBeVisible()
    await expect(again.game.locator('[data-object="own"]')).toHaveCount(3)
    expect(await objects.allTextContents()).toEqual(whole)
    await again.game.getByRole('button', { name: 'Back to game' }).click()
    await again.game.locator('[data-spin="ready"]').press('Space')
    await expect(again.game.locator('[data-pick="over"]')).toBeHidden()
  },
)
