import { expect, test } from '../support/fixtures.ts'
import { fetchRecord, openGame, parseWireAmount, readRound } from '../support/game-frames.ts'
import { newPerson } from '../support/people.ts'

test.use({ viewport: { width: 360, height: 640 } })

test('[JP-01] a round’s jackpot contribution shows within half a minute', async ({ page }) => {
  const { name } = await newPerson(page)
  const frame = await openGame(page, name, 'nine-suns')
  const pot = frame.game.locator('[data-pot]')
  const readPot = async () => BigInt((await pot.getAttribute('data-pot')) ?? '-1')
  const before = await readPot()
  // A pot that is small beside the lowest bet grows unseen.
  const lowestBet = 2_000_000n
  await expect(pot).toBeVisible({ visible: before >= lowestBet * 100n })
  await frame.game.locator('[data-spin="ready"]').press('Space')
  const { id } = await readRound(frame, null)
  const { round, game } = await fetchRecord(page, id)
  const put = parseWireAmount(round.jackpot?.contribution ?? '')
  expect(put * 100n).toBe(parseWireAmount(round.stake))
  await expect.poll(readPot).toBeGreaterThanOrEqual(before + put)

  await frame.game.getByRole('button', { name: 'Rules and paytable' }).click()
  const rules = frame.game.locator('[data-jackpot-rules]')
  await expect(rules).toContainText('1 in 100,000,000 chance')
  await expect(rules).toContainText(`${game.jackpot?.percentWith}%`)
})
