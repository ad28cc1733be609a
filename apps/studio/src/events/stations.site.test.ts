import { amountOf, parseAmount } from '@fairhouse/money'
import { createTestSite, type TestSite } from '@fairhouse/site/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gamesNamed } from './games.testing.ts'
import {
  bettor,
  cashOf,
  drawOf,
  eventsOf,
  openAgain,
  place,
  run,
  type Bettor,
} from './lottery.testing.ts'

const stations = ['mien-nam-sen', 'mien-nam-mai', 'mien-nam-sen-mai']

let site: TestSite
beforeAll(async () => {
  site = await createTestSite({ studio: { eventGames: gamesNamed(...stations) } })
  await run(site)
})
afterAll(async () => {
  expect((await site.context.wallet.audit()).findings).toEqual([])
  await site.close()
})

const units = (text: string | null) => parseAmount(text ?? '') ?? amountOf(-1n)
const seenBy = async ({ client }: Bettor, id: string) =>
  (await client.must('lotteryBetById', { id })).bet

test('a draw over two stations has the results of both, and is void with one', async () => {
  const [one = '', other = '', both = ''] = stations
  const player = await bettor(site, both, 'real', 10n ** 13n)
  const line = { betType: 'da-xien', selection: [['12', '34', '56']], unit: '1000' }
  const bet = await place(player, both, [line])
  const next = await place(player, both, [line], 1)
  await eventsOf(site).makeVoid(other, next.number, 'the station failed')
  await drawOf(site, bet)
  let again = await openAgain(site, player, both)
  const drawn = (code: string, { number }: typeof bet) =>
    again.client.must('lotteryDraw', { game: code, number })
  const results = [await drawn(one, bet), await drawn(other, bet)].map(({ result }) => result)
  expect(await drawn(both, bet)).toMatchObject({
    state: 'settled',
    result: results,
    commitment: null,
    parts: [one, other],
  })
  const settled = await seenBy(again, bet.id)
  expect(settled.state).toBe('settled')
  await drawOf(site, next)
  again = await openAgain(site, player, both)
  expect(await drawn(both, next)).toMatchObject({ state: 'void', result: null })
  expect((await seenBy(again, next.id)).state).toBe('void')
  const cash = 10n ** 13n - units(bet.stake) + units(settled.payout)
  expect(await cashOf(site, player)).toBe(cash)
})
