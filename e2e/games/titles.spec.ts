import { games, slots } from '@fairhouse/engines'
import { amountOf, type Amount } from '@fairhouse/money'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import {
  amountIn,
  openGame,
  readRound,
  recordOf,
  shown,
  type Frame,
} from '../support/game-frames.ts'
import { newPerson } from '../support/people.ts'

// A phone: what is small is drawn fast, and every journey draws.
test.use({ viewport: { width: 360, height: 640 } })

const isFull = process.env.FULL === '1'
const rounds = isFull ? 1000 : 12
const titles = isFull ? 200 : 24
const lists = isFull ? 4 : 2

interface Played {
  readonly id: string | null
  readonly balance: Amount
}

const begun: Played = { id: null, balance: amountIn('100000') }
/** With less than some stakes somebody else goes on. */
const least = amountIn('2000')

/** Screen, record and payment say the same. */
async function playOnce(page: Page, frame: Frame, { id, balance }: Played): Promise<Played> {
  await frame.game.locator('[data-spin="ready"]').press('Space')
  const read = await readRound(frame, id)
  const { round } = await recordOf(page, read.id)
  const standing = round.events.findLast((event) => 'window' in event)
  expect(read.window).toEqual(standing?.['window'])
  expect(BigInt(read.total) * amountIn(round.credit)).toBe(amountIn(round.win))
  const after = amountOf(balance - amountIn(round.stake) + amountIn(round.win))
  expect(read.balance).toBe(shown(after))
  return { id: read.id, balance: after }
}

for (const { code, name } of slots) {
  test(`[GAME-09] ${name}: what is shown is what was recorded and paid, each time`, async ({
    page,
  }) => {
    test.setTimeout(180_000 + rounds * 8000)
    const sitDown = async () => openGame(page, (await newPerson(page)).name, code)
    let frame = await sitDown()
    let played = begun
    for (let round = 0; round < rounds; round += 1) {
      played = await playOnce(page, frame, played)
      if (played.balance >= least) continue
      frame = await sitDown()
      played = begun
    }
  })
}

/** Spread over the whole list, so that each run of them meets all houses and kinds. */
const all = games()
const chosen = Array.from(
  { length: titles },
  (_, place) => all[Math.floor(((place + 0.5) * all.length) / titles)],
)

for (let list = 0; list < lists; list += 1) {
  test(`[GAME-09] titles of the long list open and play, part ${list + 1}`, async ({ page }) => {
    test.setTimeout(180_000 + (titles / lists) * 30_000)
    const person = await newPerson(page)
    let played = begun
    for (const [place, game] of chosen.entries()) {
      if (place % lists !== list || !game) continue
      const frame = await openGame(page, person.name, game.code)
      played = await playOnce(page, frame, { ...played, id: null })
    }
  })
}
