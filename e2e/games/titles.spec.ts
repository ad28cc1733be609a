import { games, slots } from '@fairhouse/engines'
import { amountOf, type Amount } from '@fairhouse/money'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import {
  fetchRecord,
  type Frame,
  inVnd,
  openGame,
  parseWireAmount,
  readRound,
} from '../support/game-frames.ts'
import { newPerson } from '../support/people.ts'

// A phone viewport: a small canvas renders faster, and every test renders.
test.use({ viewport: { width: 360, height: 640 } })

const isFull = process.env.FULL === '1'
const rounds = isFull ? 1000 : 12
const titles = isFull ? 200 : 24
const lists = isFull ? 4 : 2

interface Played {
  readonly id: string | null
  readonly balance: Amount
}

const started: Played = { id: null, balance: parseWireAmount('100000') }
/** Below this balance a new player continues. */
const minBalance = parseWireAmount('2000')

/** Plays a round; expects screen, record and balance to agree. */
async function playOnce(page: Page, frame: Frame, { id, balance }: Played): Promise<Played> {
  await frame.game.locator('[data-spin="ready"]').press('Space')
  const read = await readRound(frame, id)
  const { round } = await fetchRecord(page, read.id)
  const finalWindow = round.events.findLast((event) => 'window' in event)
  expect(read.window).toEqual(finalWindow?.['window'])
  expect(BigInt(read.total) * parseWireAmount(round.credit)).toBe(parseWireAmount(round.win))
  const after = amountOf(balance - parseWireAmount(round.stake) + parseWireAmount(round.win))
  expect(read.balance).toBe(inVnd(after))
  return { id: read.id, balance: after }
}

for (const { code, name } of slots) {
  test(`[GAME-09] ${name}: what is shown is what was recorded and paid, each time`, async ({
    page,
  }) => {
    test.setTimeout(180_000 + rounds * 8000)
    const openForNewPlayer = async () => openGame(page, (await newPerson(page)).name, code)
    let frame = await openForNewPlayer()
    let played = started
    for (let round = 0; round < rounds; round += 1) {
      played = await playOnce(page, frame, played)
      if (played.balance >= minBalance) continue
      frame = await openForNewPlayer()
      played = started
    }
  })
}

/** Evenly spread over the list, so that each run covers all houses and engines. */
const all = games()
const chosen = Array.from(
  { length: titles },
  (_, place) => all[Math.floor(((place + 0.5) * all.length) / titles)],
)

for (let list = 0; list < lists; list += 1) {
  test(`[GAME-09] titles of the long list open and play, part ${list + 1}`, async ({ page }) => {
    test.setTimeout(180_000 + (titles / lists) * 30_000)
    const person = await newPerson(page)
    let played = started
    for (const [place, game] of chosen.entries()) {
      if (place % lists !== list || !game) continue
      const frame = await openGame(page, person.name, game.code)
      played = await playOnce(page, frame, { ...played, id: null })
    }
  })
}
