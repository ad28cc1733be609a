import { randomUUID } from 'node:crypto'
import { asVendor, createTestSite } from '@fairhouse/site/testing'
import { expect, test } from 'vitest'
import { gamesNamed } from './games.testing.ts'
import { bettor, openAgain, run, slip } from './lottery.testing.ts'

const game = 'k3-5m'
const line = { betType: 'sum', selection: [['10']], unit: '1000' }

test('[RG-11] [RG-14] bets on draws need no cycle and no seat in strict markets', async () => {
  await using site = await createTestSite({ studio: { eventGames: gamesNamed(game) } })
  await run(site)
  const first = await bettor(site, game)
  await site.operator.verifyAll()
  await site.operator.setMarket('strict')
  await site.context.brands.reload()
  const ticket = await site.context.gameProvider.ticket(first.id, 'sandbox-game')
  const session = (await asVendor(site, 'authenticate', { ticket })).value?.session
  const play = async () => {
    const ids = { roundId: randomUUID(), transactionId: randomUUID(), gameCode: 'sandbox-game' }
    const answer = await asVendor(site, 'play', { session, ...ids, stake: '1', win: '0' })
    return answer.success ? 'taken' : answer.code
  }
  expect(await play()).toBe('taken')
  const player = await openAgain(site, first, game)
  // The same moment as the spin, and as each other.
  for (let bets = 0; bets < 3; bets += 1) {
    await player.client.must('lotteryBet', await slip(player, game, [line]))
  }
  // The slot is still the open game of the player, and has its cycle.
  expect(await play()).toBe('too_soon')
  await site.advance(3)
  expect(await play()).toBe('taken')
  // A chase is a bet on later draws without further decisions, like autoplay.
  const chase = { ...(await slip(player, game, [line])), draws: 2, stopOnWin: true }
  await expect(player.client.must('lotteryChase', chase)).rejects.toThrow('not_allowed')
  expect((await site.context.wallet.audit()).findings).toEqual([])
})
