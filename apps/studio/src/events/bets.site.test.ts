import { randomUUID } from 'node:crypto'
import { amountOf, parseAmount, toWire } from '@fairhouse/money'
import { createTestSite, type TestSite } from '@fairhouse/site/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { gamesNamed } from './games.testing.ts'
import { bettor, cashOf, drawOf, million, place, run, slip } from './lottery.testing.ts'
import type { WalletClient } from '#kit'

const game = 'k3-5m'
const vn = 'sieu-toc-bac-5m'

/** A network that loses answers of the wallet. */
let lost: 'debit' | 'cancel' | undefined
const wallet = (real: WalletClient): WalletClient => ({
  async call(vendor, verb, body, records) {
    const answer = await real.call(vendor, verb, body, records)
    if (verb === lost) throw new Error('the answer was lost')
    return answer
  },
})

let site: TestSite
beforeAll(async () => {
  site = await createTestSite({
    studio: { wallet, eventGames: gamesNamed(game, 'keno-5m', 'lucky-28-5m', vn) },
  })
})
afterAll(async () => {
  expect((await site.context.wallet.audit()).findings).toEqual([])
  await site.close()
})
beforeEach(async () => {
  lost = undefined
  // Draws that earlier tests moved the clock past.
  await run(site)
})

const sumLine = (...sums: string[]) => ({ betType: 'sum', selection: [sums], unit: '1000' })
const units = (text: string) => parseAmount(text) ?? amountOf(0n)

test('a bet takes its stake and stands with its lines', async () => {
  const player = await bettor(site, game)
  const input = await slip(player, game, [sumLine('10', '11'), sumLine('3')])
  const { bet, balance } = await player.client.must('lotteryBet', input)
  expect(bet).toMatchObject({
    id: input.id,
    game,
    number: input.number,
    state: 'open',
    stake: '3000.0000',
    payout: null,
    lines: [
      { betType: 'sum', selection: [['10', '11']], units: '2', stake: '2000.0000' },
      { selection: [['3']], units: '1', stake: '1000.0000' },
    ],
  })
  expect(units(balance)).toBe(million - 30_000_000n)
  expect(await cashOf(site, player)).toBe(million - 30_000_000n)
  expect(await player.client.must('lotteryBetById', { id: input.id })).toEqual({ bet })
  expect(await player.client.must('lotteryBets', {})).toEqual({ list: [bet], hasMore: false })
  const other = await bettor(site, game)
  expect(await other.client.call('lotteryBetById', { id: input.id })).toMatchObject({
    code: 'not_found',
  })
  expect((await other.client.must('lotteryBets', {})).list).toEqual([])
})

test('the same id again gets the bet that stands, other content is refused', async () => {
  const player = await bettor(site, game)
  const input = await slip(player, game, [sumLine('10')])
  const first = await player.client.must('lotteryBet', input)
  const twice = await Promise.all([1, 2, 3].map(() => player.client.must('lotteryBet', input)))
  for (const { bet } of twice) expect(bet).toEqual(first.bet)
  expect(await cashOf(site, player)).toBe(million - 10_000_000n)
  const changed = { ...input, lines: [sumLine('11')] }
  expect(await player.client.call('lotteryBet', changed)).toMatchObject({ code: 'id_conflict' })
  const other = await bettor(site, game)
  expect(await other.client.call('lotteryBet', input)).toMatchObject({ code: 'id_conflict' })
  expect(await cashOf(site, other)).toBe(million)
  // The same id at once with another provider is a bet of its own.
  const elsewhere = await bettor(site, 'lucky-28-5m')
  const line = { betType: 'size', selection: [['big']], unit: '1000' }
  const their = { ...(await slip(elsewhere, 'lucky-28-5m', [line])), id: input.id }
  await elsewhere.client.must('lotteryBet', their)
})

test('a bet whose answer was lost is found under its id', async () => {
  const player = await bettor(site, game)
  const input = await slip(player, game, [sumLine('10')])
  lost = 'debit'
  expect(await player.client.call('lotteryBet', input)).toMatchObject({ code: 'try_again' })
  const { bet } = await player.client.must('lotteryBetById', { id: input.id })
  lost = undefined
  expect((await player.client.must('lotteryBet', input)).bet).toEqual(bet)
  // Even after the lock.
  await drawOf(site, bet)
  expect((await player.client.must('lotteryBet', input)).bet).toMatchObject({ state: 'settled' })
  expect((await player.client.must('lotteryBets', {})).list).toHaveLength(1)
})

test('[BET-01] a bet after the lock is too late for good, by the database clock', async () => {
  const player = await bettor(site, game)
  const input = await slip(player, game, [sumLine('10')])
  const { list } = await player.client.must('lotteryDraws', { game })
  const lockMs = new Date(list[0]?.locksAt ?? '').getTime()
  await site.advance((lockMs - site.now().getTime()) / 1000)
  // At the moment itself it is in time.
  await player.client.must('lotteryBet', { ...input, id: randomUUID() })
  await site.advance(0.001)
  const late = { ...input, id: randomUUID() }
  expect(await player.client.call('lotteryBet', late)).toMatchObject({ code: 'too_late' })
  await site.advance(-60)
  expect(await player.client.call('lotteryBet', late)).toMatchObject({ code: 'too_late' })
  await site.advance(60)
  await run(site)
  // Once the draw is locked, a clock that goes back lets no bet in.
  await site.advance(-120)
  const sneaky = { ...input, id: randomUUID() }
  expect(await player.client.call('lotteryBet', sneaky)).toMatchObject({ code: 'too_late' })
  await site.advance(120)
})

test('a cancel gives the stake back before the lock, and nothing after it', async () => {
  const player = await bettor(site, game)
  const bet = await place(player, game, [sumLine('10')])
  lost = 'cancel'
  expect(await player.client.call('lotteryCancel', { id: bet.id })).toMatchObject({
    code: 'try_again',
  })
  lost = undefined
  const cancelled = await player.client.must('lotteryCancel', { id: bet.id })
  expect(cancelled.bet).toMatchObject({ state: 'cancelled', payout: '1000.0000' })
  expect(await player.client.must('lotteryCancel', { id: bet.id })).toEqual(cancelled)
  expect(await cashOf(site, player)).toBe(million)
  await site.advance(1)
  const kept = await place(player, game, [sumLine('10')])
  const other = await bettor(site, game)
  expect(await other.client.call('lotteryCancel', { id: kept.id })).toMatchObject({
    code: 'not_found',
  })
  await drawOf(site, kept)
  expect(await player.client.call('lotteryCancel', { id: kept.id })).toMatchObject({
    code: 'too_late',
  })
  const { list } = await player.client.must('lotteryBets', {})
  expect(list.map(({ state }) => state)).toEqual(['settled', 'cancelled'])
})

test('a cancel that was lost with its process is found when the draw settles', async () => {
  const player = await bettor(site, game)
  const bet = await place(player, game, [sumLine('10')])
  lost = 'cancel'
  await player.client.call('lotteryCancel', { id: bet.id })
  lost = undefined
  await drawOf(site, bet)
  expect((await player.client.must('lotteryBetById', { id: bet.id })).bet).toMatchObject({
    state: 'cancelled',
    payout: '1000.0000',
  })
  expect(await cashOf(site, player)).toBe(million)
})

test('a refusal names the line at fault and takes nothing', async () => {
  const player = await bettor(site, game)
  const good = sumLine('10')
  const refused = async (line: object, fault: object) => {
    const input = await slip(player, game, [good, { ...good, ...line }])
    expect(await player.client.call('lotteryBet', input)).toMatchObject({
      code: 'line_refused',
      value: { line: 1, ...fault },
    })
  }
  await refused({ betType: 'nonsense' }, { fault: 'unknown_bet_type' })
  await refused({ selection: [['2']] }, { fault: 'unknown_pick', field: 0, pick: '2' })
  await refused({ selection: [['3', '3']] }, { fault: 'duplicate_pick', pick: '3' })
  await refused({ unit: '1500' }, { fault: 'stake_step', max: '1000.0000' })
  await refused({ unit: '0' }, { fault: 'stake_step' })
  await refused({ unit: '600000000' }, { fault: 'line_limit' })
  const large = Array.from({ length: 3 }, () => ({ ...good, unit: '400000000' }))
  expect(await player.client.call('lotteryBet', await slip(player, game, large))).toMatchObject({
    code: 'bet_refused',
    value: { fault: 'bet_stake' },
  })
  const input = await slip(player, game, [good])
  expect(
    await player.client.call('lotteryBet', { ...input, prices: 'f'.repeat(64) }),
  ).toMatchObject({ code: 'prices_changed' })
  for (const wrong of [{ number: '1' }, { game: 'nothing' }, { game: 'keno-5m' }]) {
    expect(await player.client.call('lotteryBet', { ...input, ...wrong })).toMatchObject({
      code: 'not_found',
    })
  }
  const poor = { ...input, lines: [{ ...good, unit: '2000000' }] }
  expect(await player.client.call('lotteryBet', poor)).toMatchObject({ code: 'insufficient_funds' })
  expect(await cashOf(site, player)).toBe(million)
})

test('play money has its own bets and never meets real money', async () => {
  const real = await bettor(site, game)
  const fun = await bettor(site, game, 'trial')
  const line = { betType: 'size', selection: [['big', 'small']], unit: '1000' }
  const bets = [await place(real, game, [line]), await place(fun, game, [line])]
  expect(bets.map(({ mode }) => mode)).toEqual(['real', 'trial'])
  const [first] = bets
  if (!first) throw new Error('no bet')
  await drawOf(site, first)
  const draw = await real.client.must('lotteryDraw', { game, number: first.number })
  expect(draw.hashes).toBe(1)
  expect(await real.client.must('lotteryHashes', { game, number: first.number })).toEqual({
    list: [first.hash],
    hasMore: false,
  })
  for (const [index, { client }] of [real, fun].entries()) {
    const { bet } = await client.must('lotteryBetById', { id: bets[index]?.id ?? '' })
    expect(bet.state).toBe('settled')
  }
  expect(await cashOf(site, fun)).toBe(million)
})

test('[BET-12] a number that is full says how much is left, and others are open', async () => {
  const rich = () => bettor(site, vn, 'real', 10n ** 14n)
  const players = [await rich(), await rich(), await rich()]
  const line = (pick: string) => ({ betType: 'de', selection: [[pick]], unit: '100000000' })
  const [one] = players
  if (!one) throw new Error('nobody')
  const { number } = await slip(one, vn, [])
  const answers = await Promise.all(
    players.map(async (player) =>
      player.client.call('lotteryBet', { ...(await slip(player, vn, [line('27')])), number }),
    ),
  )
  // 100,000,000 at 96 is 9.6 of 25 thousand million.
  expect(answers.filter(({ success }) => success)).toHaveLength(2)
  expect(answers.find(({ success }) => !success)).toMatchObject({
    code: 'liability_reached',
    value: { line: 0, pick: '27', left: toWire(amountOf(58_000_000_000_000n)) },
  })
  const other = { ...(await slip(one, vn, [line('28')])), number }
  await one.client.must('lotteryBet', other)
  const small = { ...line('27'), unit: '60000000' }
  await one.client.must('lotteryBet', { ...(await slip(one, vn, [small])), number })
})
