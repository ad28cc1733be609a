import { randomUUID } from 'node:crypto'
import { amountOf, parseAmount } from '@fairhouse/money'
import { createTestSite, type TestSite } from '@fairhouse/site/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { WalletClient } from '#kit'
import { gamesNamed } from './games.testing.ts'
import { bettor, cashOf, drawOf, million, run, slip, type Bettor } from './lottery.testing.ts'

const game = 'ssc-5m'

/** Debits that are still answered; then the process dies. */
let answered = Infinity
const wallet = (real: WalletClient): WalletClient => ({
  async call(vendor, verb, body, records) {
    if (verb === 'debit') answered -= 1
    if (verb === 'debit' && answered < 0) throw new Error('killed')
    return real.call(vendor, verb, body, records)
  },
})

let site: TestSite
beforeAll(async () => {
  site = await createTestSite({ studio: { wallet, eventGames: gamesNamed(game) } })
})
afterAll(async () => {
  expect((await site.context.wallet.audit()).findings).toEqual([])
  await site.close()
})
beforeEach(async () => {
  answered = Infinity
  await run(site)
})

const units = (text: string | null) => parseAmount(text ?? '') ?? amountOf(-1n)
/** One of both wins in every draw, for less than the stake. */
const sure = { betType: 'sum-size', selection: [['big', 'small']], unit: '1000' }

async function chaseOf(player: Bettor, draws: number, more: object = {}) {
  const input = { ...(await slip(player, game, [sure])), draws, stopOnWin: false }
  return { ...input, ...more }
}

const statesOf = async ({ client }: Bettor) =>
  (await client.must('lotteryBets', {})).list.map(({ state }) => state).toReversed()

test('a chase takes all stakes at once, one bet for each draw', async () => {
  const player = await bettor(site, game)
  const input = await chaseOf(player, 4)
  const first = await player.client.must('lotteryChase', input)
  expect(first.bets).toHaveLength(4)
  expect(new Set(first.bets.map(({ number }) => number)).size).toBe(4)
  expect(first.bets[0]?.number).toBe(input.number)
  expect(first.bets.every(({ chase, state }) => chase === input.id && state === 'open')).toBe(true)
  expect(await cashOf(site, player)).toBe(million - 80_000_000n)
  expect((await player.client.must('lotteryChase', input)).bets).toEqual(first.bets)
  const [bet] = first.bets
  if (!bet) throw new Error('no bet')
  await drawOf(site, bet)
  // After the first lock too.
  const again = await player.client.must('lotteryChase', input)
  expect(again.bets.map(({ state }) => state)).toEqual(['settled', 'open', 'open', 'open'])
  const other = { ...input, draws: 3 }
  expect(await player.client.call('lotteryChase', other)).toMatchObject({ code: 'id_conflict' })

  const stopped = await player.client.must('lotteryStopChase', { id: input.id })
  const states = ['settled', 'cancelled', 'cancelled', 'cancelled']
  expect(stopped.bets.map(({ state }) => state)).toEqual(states)
  const won = units(stopped.bets[0]?.payout ?? null)
  expect(await cashOf(site, player)).toBe(million - 20_000_000n + won)
  expect((await player.client.must('lotteryStopChase', { id: input.id })).bets).toEqual(
    stopped.bets,
  )
  const stranger = await bettor(site, game)
  expect(await stranger.client.call('lotteryStopChase', { id: input.id })).toMatchObject({
    code: 'not_found',
  })
})

test('a chase that stops with a win gives the later draws back', async () => {
  const player = await bettor(site, game)
  const { bets } = await player.client.must(
    'lotteryChase',
    await chaseOf(player, 3, { stopOnWin: true }),
  )
  const [bet] = bets
  if (!bet) throw new Error('no bet')
  await drawOf(site, bet)
  await run(site)
  expect(await statesOf(player)).toHaveLength(3)
  const { list } = await player.client.must('lotteryBets', {})
  expect(list.filter(({ state }) => state === 'cancelled')).toHaveLength(2)
  const won = units(list.find(({ state }) => state === 'settled')?.payout ?? null)
  expect(await cashOf(site, player)).toBe(million - 20_000_000n + won)
  // The draws themselves leave them alone.
  const last = bets.at(-1)
  if (last) await drawOf(site, last)
  expect(await cashOf(site, player)).toBe(million - 20_000_000n + won)
})

test('a chase stands as a whole or not at all', async () => {
  const player = await bettor(site, game)
  const lines = [{ ...sure, unit: '200000' }]
  const input = await chaseOf(player, 3, { lines })
  expect(await player.client.call('lotteryChase', input)).toMatchObject({
    code: 'insufficient_funds',
  })
  expect(await cashOf(site, player)).toBe(million)
  expect(await statesOf(player)).toEqual(['cancelled', 'cancelled'])
  expect(await player.client.call('lotteryChase', input)).toMatchObject({
    code: 'bet_refused',
    value: { fault: 'chase_failed' },
  })
  const bad = await chaseOf(player, 3, { lines: [sure, { ...sure, unit: '1' }] })
  expect(await player.client.call('lotteryChase', bad)).toMatchObject({
    code: 'line_refused',
    value: { line: 1 },
  })
  const late = await chaseOf(player, 2, { number: '20260101-0001' })
  expect(await player.client.call('lotteryChase', late)).toMatchObject({ code: 'too_late' })
  const { list } = await player.client.must('lotteryDraws', { game })
  const many = await chaseOf(player, 3, { number: list.at(-2)?.number })
  expect(await player.client.call('lotteryChase', many)).toMatchObject({
    code: 'bet_refused',
    value: { fault: 'too_many_draws', max: '2' },
  })
})

test('a chase that was cut short goes on under its id, or is given back', async () => {
  const player = await bettor(site, game)
  const input = await chaseOf(player, 3)
  answered = 2
  expect(await player.client.call('lotteryChase', input)).toMatchObject({ code: 'try_again' })
  expect(await cashOf(site, player)).toBe(million - 40_000_000n)
  answered = Infinity
  expect((await player.client.must('lotteryChase', input)).bets).toHaveLength(3)
  expect(await cashOf(site, player)).toBe(million - 60_000_000n)

  const other = await bettor(site, game)
  const lost = { ...(await chaseOf(other, 3)), id: randomUUID() }
  answered = 2
  expect(await other.client.call('lotteryChase', lost)).toMatchObject({ code: 'try_again' })
  answered = Infinity
  await run(site)
  expect(await cashOf(site, other)).toBe(million - 40_000_000n)
  // Far draws, so that they are still open.
  await site.advance(61)
  await run(site)
  expect(await cashOf(site, other)).toBe(million)
  expect(await other.client.call('lotteryChase', lost)).toMatchObject({ code: 'bet_refused' })
})
