import { hash, randomUUID } from 'node:crypto'
import { drawStream, isLink, saltOf } from '@fairhouse/engines'
import { lotteryOf } from '@fairhouse/engines/lottery'
import { amountOf, parseAmount } from '@fairhouse/money'
import { createTestSite, type TestSite } from '@fairhouse/site/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hmac } from '#fairness'
import { gamesNamed } from './games.testing.ts'
import {
  bettor,
  cashOf,
  drawOf,
  eventsOf,
  million,
  place,
  run,
  slip,
  type Bettor,
} from './lottery.testing.ts'

const sha256 = (text: string) => hash('sha256', text)
const game = 'k3-5m'
const north = 'sieu-toc-bac-5m'

let site: TestSite
beforeAll(async () => {
  const eventGames = gamesNamed(game, north, 'ssc-5m')
  site = await createTestSite({ studio: { eventGames } })
})
afterAll(async () => {
  expect((await site.context.wallet.audit()).findings).toEqual([])
  await site.close()
})
beforeEach(() => run(site))

const units = (text: string | null) => parseAmount(text ?? '') ?? amountOf(-1n)
const bothSizes = { betType: 'size', selection: [['big', 'small']], unit: '1000' }
const seenBy = async ({ client }: Bettor, id: string) =>
  (await client.must('lotteryBetById', { id })).bet

test('[BET-11] anybody can verify a draw by its committed link and the bets', async () => {
  const players = await Promise.all([1, 2, 3].map(() => bettor(site, game)))
  const bets = await Promise.all(players.map((player) => place(player, game, [bothSizes])))
  const [bet] = bets
  const [player] = players
  if (!bet || !player) throw new Error('no bet')
  const { number } = bet
  const { client } = player
  const before = await client.must('lotteryDraw', { game, number })
  expect(before).toMatchObject({ state: 'open', seed: null, salt: null, result: null, hashes: 0 })
  expect(before.commitment).toMatch(/^[0-9a-f]{64}$/)
  expect(await client.call('lotteryHashes', { game, number })).toMatchObject({ code: 'not_found' })
  await drawOf(site, bet)
  const draw = await client.must('lotteryDraw', { game, number })
  expect(draw).toMatchObject({ state: 'settled', commitment: before.commitment, hashes: 3 })
  const { list } = await client.must('lotteryHashes', { game, number })
  expect(list).toEqual(bets.map((one) => one.hash).toSorted())
  expect(draw.salt).toBe(saltOf(sha256, `${game}/${number}`, list))
  const { seed, salt, place: position, commitment } = draw
  if (seed === null || salt === null || position === null || commitment === null) {
    throw new Error('nothing to verify')
  }
  expect(isLink(sha256, commitment, seed, position)).toBe(true)
  const again = lotteryOf(draw.rules)?.draw(drawStream(hmac, { seed, salt, place: position }))
  expect(draw.result).toEqual(again)
  const results = await client.must('lotteryResults', { game })
  expect(results.list[0]).toMatchObject({ number, result: again })
})

test('[BET-09] every bet is settled once by its rules, with its valid bet and reason', async () => {
  const player = await bettor(site, game)
  const single = { betType: 'size', selection: [['big']], unit: '2000' }
  const covered = await place(player, game, [bothSizes])
  const other = await bettor(site, game)
  const plain = await place(other, game, [single, { ...single, selection: [['small']] }])
  const alone = await bettor(site, game)
  const bet = await place(alone, game, [{ betType: 'sum', selection: [['10']], unit: '1000' }])
  await drawOf(site, bet)
  const steps = await site.sql(
    `SELECT round_id AS id, valid_bet::text AS valid, win::text AS win, reason, closes
     FROM vendor_transaction WHERE kind = 'credit' AND round_id = ANY ($1)`,
    [[covered.id, plain.id, bet.id]],
  )
  expect(steps).toHaveLength(3)
  expect(steps.every(({ closes }) => closes)).toBe(true)
  const stepOf = (id: string) => steps.find((step) => step.id === id)
  // Big and small together are no valid bet, in one line or in two.
  expect(stepOf(covered.id)).toMatchObject({ valid: '0' })
  expect(stepOf(plain.id)).toMatchObject({ valid: '0' })
  expect(stepOf(bet.id)).toMatchObject({ valid: '10000000' })
  for (const [who, placed] of [
    [player, covered],
    [other, plain],
    [alone, bet],
  ] as const) {
    const seen = await seenBy(who, placed.id)
    expect(seen.state).toBe('settled')
    const paid = seen.lines.reduce((all, { end }) => all + units(end?.payout ?? null), 0n)
    expect(units(seen.payout)).toBe(paid)
    expect(stepOf(placed.id)?.win).toBe(String(paid))
    expect(await cashOf(site, who)).toBe(million - units(placed.stake) + paid)
    const isWon = seen.lines.some(({ end }) => end?.outcome === 'won')
    expect(stepOf(placed.id)?.reason).toBe(isWon ? 'won' : 'lost')
  }
})

test('a won line of the Vietnamese lottery names the prizes of its number', async () => {
  const player = await bettor(site, north, 'real', 10n ** 13n)
  const all = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))
  const bet = await place(player, north, [{ betType: 'lo-2', selection: [all], unit: '1000' }])
  await drawOf(site, bet)
  const { lines, payout } = await seenBy(player, bet.id)
  const wins = lines[0]?.end?.wins ?? []
  const ranks = wins.flatMap((win) => win.ranks ?? [])
  expect(ranks).toHaveLength(27)
  expect(ranks.filter((rank) => rank === 'special')).toHaveLength(1)
  expect(wins.reduce((sum, { times }) => sum + Number(times), 0)).toBe(27)
  // Every one of the 27 numbers is hit: 27 × 96 × 1,000.
  expect(payout).toBe('2592000.0000')
  expect(bet.stake).toBe('2700000.0000')
})

test('bets on later draws stand until their own draw', async () => {
  const player = await bettor(site, game)
  const first = await place(player, game, [bothSizes])
  const later = await place(player, game, [bothSizes], 2)
  expect(later.number > first.number).toBe(true)
  await drawOf(site, first)
  expect((await seenBy(player, first.id)).state).toBe('settled')
  expect((await seenBy(player, later.id)).state).toBe('open')
  const open = await player.client.must('lotteryBets', { open: 'true' })
  expect(open.list.map(({ id }) => id)).toEqual([later.id])
  const ended = await player.client.must('lotteryBets', { open: 'false', game })
  expect(ended.list.map(({ id }) => id)).toEqual([first.id])
  await drawOf(site, later)
  expect((await seenBy(player, later.id)).state).toBe('settled')
})

test('[BET-08] a void draw gives all stakes back once and shows its link', async () => {
  const player = await bettor(site, game)
  const fun = await bettor(site, game, 'trial')
  const next = await place(player, game, [bothSizes])
  const bet = await place(player, game, [bothSizes], 1)
  const toy = await place(fun, game, [bothSizes], 1)
  const cancelled = await place(player, game, [bothSizes], 1)
  await player.client.must('lotteryCancel', { id: cancelled.id })
  await eventsOf(site).makeVoid(game, bet.number, 'a fault of ours')
  await run(site)
  expect(await seenBy(player, bet.id)).toMatchObject({ state: 'void', payout: bet.stake })
  expect(await seenBy(fun, toy.id)).toMatchObject({ state: 'void', payout: toy.stake })
  expect((await seenBy(player, cancelled.id)).state).toBe('cancelled')
  expect(await cashOf(site, player)).toBe(million - units(next.stake))
  const late = { ...(await slip(player, game, [bothSizes])), number: bet.number }
  expect(await player.client.call('lotteryBet', late)).toMatchObject({ code: 'too_late' })
  const draw = () => player.client.must('lotteryDraw', { game, number: bet.number })
  // Its link would show that of the draw before it, which takes bets.
  expect(await draw()).toMatchObject({ state: 'void', seed: null, voidReason: 'a fault of ours' })
  await drawOf(site, next)
  expect((await seenBy(player, next.id)).state).toBe('settled')
  expect((await draw()).seed).toMatch(/^[0-9a-f]{64}$/)
  const third = await place(player, game, [bothSizes], 1)
  await drawOf(site, third)
  expect((await seenBy(player, third.id)).state).toBe('settled')
  // The next draw is void and over before its time: it is not announced again.
  const fourth = await place(player, game, [bothSizes])
  await eventsOf(site).makeVoid(game, fourth.number, 'again')
  await run(site)
  expect((await seenBy(player, fourth.id)).state).toBe('void')
  expect((await place(player, game, [bothSizes])).number > fourth.number).toBe(true)
  const settled = eventsOf(site).makeVoid(game, next.number, 'too late')
  await expect(settled).rejects.toMatchObject({ code: 'too_late' })
  const unknown = eventsOf(site).makeVoid(game, 'never', 'unknown')
  await expect(unknown).rejects.toMatchObject({ code: 'not_found' })
})

test('lists show every lottery with its draw of now and its last result', async () => {
  const visitor = await bettor(site, game)
  const { games, serverTime, zone } = await visitor.client.must('lotteryGames', {})
  expect(new Date(serverTime)).toEqual(site.now())
  expect(zone).toBe('Asia/Ho_Chi_Minh')
  const own = games.find(({ code }) => code === game)
  expect(own).toMatchObject({ provider: 'TCG_SEA', minutes: 5, current: { state: 'open' } })
  expect(new Date(own?.current?.locksAt ?? 0) >= site.now()).toBe(true)
  expect(games.find(({ code }) => code === 'mien-bac')?.current).toBeNull()
  const { betTypes } = await visitor.client.must('lotteryRules', { game: 'ssc-5m' })
  expect(betTypes.find(({ id }) => id === 'dragon-tiger')?.prizes).toContainEqual(
    expect.objectContaining({ id: 'dragon', returnToPlayer: expect.anything() }),
  )
  for (const { returnToPlayer, prizes } of betTypes) {
    for (const share of [returnToPlayer, ...prizes.map((prize) => prize.returnToPlayer)]) {
      if (share) expect(Number(share.percent)).toBeGreaterThanOrEqual(94.9)
      if (share) expect(Number(share.percent)).toBeLessThanOrEqual(95)
    }
  }
  const bets = await bettor(site, 'ssc-5m')
  for (let index = 0; index < 23; index += 1) await place(bets, game, [bothSizes])
  const first = await bets.client.must('lotteryBets', {})
  expect(first).toMatchObject({ hasMore: true })
  const before = first.list.at(-1)?.id ?? randomUUID()
  const second = await bets.client.must('lotteryBets', { before })
  expect(second.hasMore).toBe(false)
  expect(new Set([...first.list, ...second.list].map(({ id }) => id)).size).toBe(23)
})
