import { createTestSite } from '@fairhouse/site/testing'
import { expect, test } from 'vitest'
import { lotteryEventGames } from '#lotteries'
import { bettor, place, run } from './lottery.testing.ts'

/** A whole day takes minutes: 19,000 draws. Other runs do twenty minutes of it. */
const minutes = process.env.FULL === undefined ? 20 : 24 * 60

const size = { betType: 'size', selection: [['big']], unit: '1000' }

test(
  'all lotteries together: no draw is missing, none is twice, and the books agree',
  { timeout: 3_600_000 },
  async () => {
    const games = lotteryEventGames()
    await using site = await createTestSite({ studio: { eventGames: games } })
    await run(site)
    const start = site.now()
    let player = await bettor(site, 'k3-1m')
    for (let minute = 0; minute < minutes; minute += 1) {
      // A session of twelve hours ends.
      if (minute % 600 === 599) player = await bettor(site, 'k3-1m')
      if (minute % 5 === 0) await place(player, 'k3-1m', [size], 1)
      await site.advance(60)
      await run(site)
    }
    const now = site.now()
    const rows = await site.sql(
      `SELECT game, number FROM studio.event WHERE state = 'settled' AND draws_at > $1
       ORDER BY draws_at, number`,
      [start],
    )
    const drawn = Map.groupBy(rows, ({ game }) => String(game))
    for (const game of games) {
      const due = game
        .next(start, 24 * 60 + 10)
        .filter(({ locksAt, drawsAt }) => locksAt > start && drawsAt <= now)
      const numbers = (drawn.get(game.code) ?? []).map(({ number }) => number)
      expect(numbers, game.code).toEqual(due.map(({ number }) => number))
    }
    const [open] = await site.sql(
      `SELECT count(*)::int AS bets FROM studio.bet b JOIN studio.event e ON e.id = b.event_id
       LEFT JOIN studio.bet_end n ON n.bet_id = b.id
       WHERE n.paid_at IS NULL AND e.draws_at <= $1`,
      [now],
    )
    expect(open).toEqual({ bets: 0 })
    expect((await site.context.wallet.audit()).findings).toEqual([])
  },
)
