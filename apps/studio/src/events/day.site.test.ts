import { createTestSite, type TestSite } from '@fairhouse/site/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EventGame } from './game.ts'
import { gamesNamed } from './games.testing.ts'
import { bettor, cashOf, openAgain, place, run, type Bettor } from './lottery.testing.ts'

const fast = 'k3-5m'
/** Only every sixth of its draws, so that a day is quick. */
const halfHourly = gamesNamed(fast).map((game): EventGame => ({
  ...game,
  next: (after, count) =>
    game.next(after, count * 6).filter(({ drawsAt }) => drawsAt.getTime() % 1_800_000 === 0),
}))
const stations = ['mien-nam-sen', 'mien-nam-mai', 'mien-nam-sen-mai']
const start = 10n ** 13n

let site: TestSite
beforeAll(async () => {
  site = await createTestSite({
    studio: { eventGames: [...halfHourly, ...gamesNamed(...stations)] },
  })
})
afterAll(() => site.close())

const sum = { betType: 'sum', selection: [['10', '11']], unit: '1000' }
const daXien = { betType: 'da-xien', selection: [['12', '34']], unit: '1000' }

/** An hour on: bets on the next draws, of which some are cancelled. */
async function anHour(players: readonly Bettor[]): Promise<void> {
  for (const [index, player] of players.entries()) {
    const bet = await place(player, fast, [sum], index)
    if (index === 1) await player.client.must('lotteryCancel', { id: bet.id })
  }
  await site.advance(3600)
  await run(site)
}

test('a day of draws: none is missing, none is twice, and the books agree', async () => {
  await run(site)
  const startOfDay = site.now()
  const first = await Promise.all([1, 2, 3].map(() => bettor(site, fast, 'real', start)))
  let players = first
  const south = await bettor(site, stations[2] ?? '', 'real', start)
  const daily = await place(south, stations[2] ?? '', [daXien])
  for (let hour = 0; hour < 25; hour += 1) {
    if (hour % 10 === 9) {
      players = await Promise.all(first.map((player) => openAgain(site, player, fast)))
    }
    await anHour(players)
  }
  const draws = await site.sql(
    `SELECT number, draws_at FROM studio.event WHERE game = $1 AND state = 'settled'
     ORDER BY draws_at`,
    [fast],
  )
  expect(draws.length).toBeGreaterThanOrEqual(48)
  const times = draws.map(({ draws_at: at }) => new Date(String(at)).getTime())
  expect(times[0]).toBeLessThanOrEqual(startOfDay.getTime() + 3_600_000)
  for (const [index, time] of times.entries()) {
    const before = times[index - 1]
    if (before !== undefined) expect(time - before).toBe(1_800_000)
  }
  expect(new Set(draws.map(({ number }) => number)).size).toBe(draws.length)

  const open = await site.sql(
    `SELECT b.id FROM studio.bet b JOIN studio.event e ON e.id = b.event_id
     LEFT JOIN studio.bet_end n ON n.bet_id = b.id
     WHERE n.paid_at IS NULL AND e.draws_at < $1`,
    [site.now()],
  )
  expect(open).toEqual([])
  for (const { id } of [...first, south]) {
    const [row] = await site.sql(
      `SELECT sum(CASE WHEN n.state = 'cancelled' THEN 0
           ELSE coalesce(n.payout, 0) - b.stake END)::text AS gain, count(n.*)::int AS bets
       FROM studio.bet b LEFT JOIN studio.bet_end n ON n.bet_id = b.id WHERE b.player_id = $1`,
      [id],
    )
    expect(await cashOf(site, { id })).toBe(start + BigInt(String(row?.gain)))
    expect(row?.bets).toBeGreaterThan(0)
  }
  const [bet] = await site.sql('SELECT state FROM studio.bet_end WHERE bet_id = $1', [daily.id])
  expect(bet).toEqual({ state: 'settled' })
  expect((await site.context.wallet.audit()).findings).toEqual([])
})
