import { randomUUID } from 'node:crypto'
import { streamOf } from '@fairhouse/engines'
import { amountOf, parseAmount, toWire } from '@fairhouse/money'
import {
  addPlayer,
  createTestSite,
  openGame,
  potOf,
  rotateSeeds,
  type TestSite,
} from '@fairhouse/site/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hmac } from '#fairness'
import { openPool, type WalletClient } from '#kit'
import { openOffice } from '#office'
import { asStudio } from '#schema'
import { gameWithPot, potOfTests } from './pot-game.testing.ts'
import { potStore } from './store.ts'

/** A network that loses requests or answers of one verb. */
const network: { verb: string; trouble: 'lost before' | 'lost after' | undefined } = {
  verb: '',
  trouble: undefined,
}
const wallet = (real: WalletClient): WalletClient => ({
  async call(vendor, verb, body, records) {
    const trouble = verb === network.verb ? network.trouble : undefined
    if (trouble === 'lost before') throw new Error('the network is down')
    const answer = await real.call(vendor, verb, body, records)
    if (trouble === 'lost after') throw new Error('the answer was lost')
    return answer
  },
})

let site: TestSite

beforeAll(async () => {
  site = await createTestSite({ studio: { wallet, catalogue: gameWithPot() } })
})
afterAll(() => site.close())
beforeEach(() => {
  network.trouble = undefined
})

const rich = 10n ** 12n
const spin = (credit: string) => ({ id: randomUUID(), step: 0, credit, action: { type: 'spin' } })
const units = (text: string | null | undefined) => parseAmount(text ?? '0') ?? amountOf(0n)
const { code } = potOfTests

/** The wallet's balance of the pot over all lanes. */
const walletPot = async (mode: 'real' | 'trial') =>
  (await potOf(site, code, mode)).reduce((sum, amount) => sum + amount, 0n)

/** Checks that contributions equal wins plus the pot, and that the wallet holds the pot. */
async function expectNothingLost(mode: 'real' | 'trial' = 'real') {
  await expect.poll(async () => (await site.sql(openRounds))[0]).toEqual({ open: '0' })
  const [row] = await site.sql(
    `SELECT coalesce(sum(jackpot_contribution), 0)::text AS paid,
       coalesce(sum(jackpot_win), 0)::text AS won,
       (SELECT amount::text FROM studio.pot WHERE code = $1 AND mode = $2) AS left
     FROM studio.record WHERE game = 'lucky-orchard' AND mode = $2`,
    [code, mode],
  )
  const [paid, won, left] = [row?.paid, row?.won, row?.left].map((text) => BigInt(String(text)))
  expect(won ?? 0n).toBe((paid ?? 0n) - (left ?? 0n))
  expect(await walletPot(mode)).toBe(left)
  return { won, left }
}
const openRounds = 'SELECT count(*)::text AS open FROM studio.open_round'

async function players(count: number) {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const id = await addPlayer(site, rich)
      return { id, ...(await openGame(site, id)) }
    }),
  )
}

test('[JP-02] one percent of every stake goes into the pot, and one player wins it', async () => {
  const crowd = await players(8)
  for (let turn = 0; turn < 5; turn += 1) {
    const acted = await Promise.all(crowd.map(({ client }) => client.must('act', spin('100'))))
    for (const { round } of acted) {
      expect(round.jackpot).toMatchObject({ code, chances: 200, contribution: '20.0000' })
    }
  }
  const { left = 0n } = await expectNothingLost()
  const [winner] = crowd
  if (!winner) throw new Error('nobody')
  await site.advance(3)
  expect(units((await winner.client.must('pot', {})).pot)).toBe(left)
  expect(units((await openGame(site, winner.id)).opened.pot)).toBe(left)

  const { round, balance } = await winner.client.must('act', spin('5000'))
  const prize = amountOf(left + units('1000'))
  expect(units(round.jackpot?.win)).toBe(prize)
  expect(units(balance)).toBe(units(round.balanceAfter))
  expect(units(balance)).toBe(
    units(round.balanceBefore) - units(round.stake) + units(round.win) + prize,
  )
  const { list } = await winner.client.must('history', {})
  expect(list[0]).toEqual(round)
  const published = await winner.client.must('round', { id: round.id })
  expect(published.round.jackpot).toEqual(round.jackpot)
  expect((await expectNothingLost()).left).toBe(0n)
  expect(site.logs.join('\n')).toContain('a jackpot was won')
  expect((await site.context.wallet.audit()).findings).toEqual([])
})

test('draws the jackpot from the seeds, after the draws of the game', async () => {
  const [player] = await players(1)
  if (!player) throw new Error('nobody')
  const { client, seeds } = player
  const { clientSeed } = seeds
  const { round } = await client.must('act', spin('500'))
  const { revealed } = await rotateSeeds(client, 'next')
  const rng = streamOf(hmac, { serverSeed: revealed.serverSeed, clientSeed, nonce: 0 })
  const play = gameWithPot().find('lucky-orchard')?.begin(rng)
  expect(play?.act({ type: 'spin' }).events).toEqual(round.events)
  const isDrawn = rng.below(potOfTests.oneIn) < 1000
  expect(round.jackpot?.win !== null).toBe(isDrawn)
})

test('[JP-03] pays simultaneous winners in turn, each what is in the pot', async () => {
  const crowd = await players(12)
  await Promise.all(crowd.map(({ client }) => client.must('act', spin('200'))))
  const before = await expectNothingLost()
  const acted = await Promise.all(crowd.map(({ client }) => client.must('act', spin('5000'))))
  const prizes = acted.map(({ round }) => units(round.jackpot?.win))
  expect(prizes.every((prize) => prize >= units('1000'))).toBe(true)
  const first = prizes.toSorted((a, b) => Number(b - a))[0] ?? 0n
  expect(first).toBeGreaterThanOrEqual((before.left ?? 0n) + units('1000'))
  const { left } = await expectNothingLost()
  const all = prizes.reduce((sum, prize) => sum + prize, 0n)
  expect(all + (left ?? 0n)).toBe((before.left ?? 0n) + 12n * units('1000'))
  for (const { round, balance } of acted) expect(balance).toBe(round.balanceAfter)
  expect((await site.context.wallet.audit()).findings).toEqual([])
})

test('a refused bet contributes and wins nothing', async () => {
  const id = await addPlayer(site, 15_000_000n)
  const { client } = await openGame(site, id)
  const before = await walletPot('real')
  const expensive = spin('5000')
  expect(await client.call('act', expensive)).toMatchObject({ code: 'insufficient_funds' })
  expect(await client.call('act', expensive)).toMatchObject({ code: 'insufficient_funds' })
  expect(await walletPot('real')).toBe(before)
  await expectNothingLost()
})

test.each([
  ['play', 'lost before'],
  ['play', 'lost after'],
  ['credit', 'lost before'],
  ['credit', 'lost after'],
] as const)(
  '[INT-01] a winning round whose %s is %s is paid once, by its player or by the sweeper',
  async (verb, trouble) => {
    for (const isSwept of [false, true]) {
      const [winner, other] = await players(2)
      if (!winner || !other) throw new Error('nobody')
      await other.client.must('act', spin('1000'))
      const { left = 0n } = await expectNothingLost()
      const [request, since] = [spin('5000'), spin('10')]
      Object.assign(network, { verb, trouble })
      expect(await winner.client.call('act', request)).toMatchObject({ code: 'try_again' })
      // Contributions after the pot was taken no longer belong to the winner.
      if (verb === 'credit') await other.client.call('act', since)
      if (trouble === 'lost before') {
        expect(await winner.client.call('act', request)).toMatchObject({ code: 'try_again' })
      }
      network.trouble = undefined
      if (isSwept) {
        await site.advance(60)
        await site.studio?.sweep()
      }
      const { round } = await winner.client.must('act', request)
      const { opened } = await openGame(site, winner.id)
      expect(opened.last).toEqual(round)
      const prize = units(round.jackpot?.win)
      expect(prize).toBe(left + units('1000'))
      const change = units(round.win) + prize - units(round.stake)
      expect(units(opened.balance)).toBe(rich + change)
      await other.client.must('act', since)
      await expectNothingLost()
    }
    expect((await site.context.wallet.audit()).findings).toEqual([])
  },
)

test('loses and doubles nothing under lost requests and retries', async () => {
  const crowd = await players(6)
  const credits = ['10', '100', '1000', '5000']
  for (let turn = 0; turn < 12; turn += 1) {
    const verb = turn % 2 === 0 ? 'play' : 'credit'
    const trouble = ([undefined, 'lost before', 'lost after'] as const)[turn % 3]
    Object.assign(network, { verb, trouble })
    const request = crowd.map((_, seat) => spin(credits[(turn + seat) % credits.length] ?? '10'))
    const once = () =>
      crowd.map(({ client }, seat) => client.call('act', request[seat] ?? spin('10')))
    await Promise.all(once())
    network.trouble = undefined
    await Promise.all([...once(), ...once()])
  }
  await site.advance(60)
  await site.studio?.sweep()
  await expectNothingLost()
  for (const { id, client } of crowd) {
    const { list } = await client.must('history', {})
    const change = list.reduce(
      (sum, { win, stake, jackpot }) => sum + units(win) + units(jackpot?.win) - units(stake),
      0n,
    )
    expect(units((await client.must('balance', {})).balance), id).toBe(rich + change)
  }
  expect((await site.context.wallet.audit()).findings).toEqual([])
})

test('keeps a separate pot for play money, and none for games without one', async () => {
  const id = await addPlayer(site, rich)
  const real = await openGame(site, id)
  await real.client.must('act', spin('1000'))
  const before = await expectNothingLost()
  const fun = await openGame(site, id, 'lucky-orchard', 'trial')
  expect(fun.opened.pot).toBe('0.0000')
  for (let turn = 0; turn < 3; turn += 1) await fun.client.must('act', spin('10'))
  await expectNothingLost('trial')
  expect(await expectNothingLost()).toEqual(before)
  const without = await openGame(site, id, 'dragon-pearl')
  expect(without.opened).not.toHaveProperty('pot')
  expect(await without.client.call('pot', {})).toMatchObject({ code: 'not_found' })
  const { round } = await without.client.must('act', spin('10'))
  expect(round).not.toHaveProperty('jackpot')
})

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
const at = '2026-01-01T00:00:00.000Z'

/** Rounds of a seat by their numbers, which play for the two pots in turn. */
const addRounds = `INSERT INTO studio.round (seat_id, number, id, session_id, seed_id, nonce,
    version, credit, stake, win, balance_before, done, auto, action, events, at, pot_id, chances,
    jackpot, jackpot_contribution, balance_after)
  SELECT $1, number, gen_random_uuid(), 1, 1, 0, 1, 100, 100, 0, 0, true, false, '{}', '[]', $2,
    ($3::int[])[1 + number % 2], 1, false, 1, 0
  FROM unnest($4::int[]) AS number`

test('[JP-02] two processes writing to the same pots count each round once', async () => {
  const database = openPool(asStudio(site.databaseUrl), quiet)
  const store = potStore(database)
  const key = { brand: 'any', currency: 'VND', mode: 'real' }
  const pots = await Promise.all(
    ['left', 'right'].map((name) => store.find({ ...key, code: name }).then(({ id }) => id)),
  )
  const numbers = Array.from({ length: 300 }, (_, place) => place + 1)
  const write = async (seat: string, all: typeof numbers) => {
    for (let from = 0; from < all.length; from += 15) {
      await database.pool.query(addRounds, [seat, at, pots, all.slice(from, from + 15)])
    }
  }
  const win = async (number: number) =>
    store.win({
      seatId: '900002',
      number,
      potId: pots[number % 2] ?? '',
      own: '1',
      at: new Date(at),
    })
  const writing = [write('900003', numbers), write('900004', numbers.toReversed())]
  let won = 0n
  for (let number = 0; number < 40; number += 1) {
    const [first, again] = await Promise.all([win(number), win(number)])
    expect(again).toBe(first)
    won += BigInt(first) - 1n
  }
  await Promise.all(writing)
  const left = await Promise.all(pots.map((pot) => store.size(pot)))
  expect(won).toBeGreaterThan(0n)
  expect(left.reduce((sum, { units: whileOff }) => sum + BigInt(whileOff), won)).toBe(600n)
  await database.close()
})

test('pays no jackpot of dropped play money, and the game continues', async () => {
  const id = await addPlayer(site, 0n)
  const { client } = await openGame(site, id, 'lucky-orchard', 'trial')
  const isPutIn = async (): Promise<boolean> =>
    (await client.must('act', spin('10'))).round.jackpot?.win === null || isPutIn()
  await isPutIn()
  await client.must('history', {})
  await site.context.wallet.trial.drop()
  const again = await openGame(site, id, 'lucky-orchard', 'trial')
  const { round, balance } = await again.client.must('act', spin('5000'))
  expect(round).toMatchObject({ state: 'settled', jackpot: { win: '0.0000' } })
  expect(balance).toBe(round.balanceAfter)
  await again.client.call('act', spin('10'))
})

async function office() {
  const opened = openOffice(site.databaseUrl, { clock: { now: () => site.now() }, log: quiet })
  return { ...opened, [Symbol.asyncDispose]: opened.close }
}

test('[JP-07] a pot that is off neither grows nor is won, and keeps its amount', async () => {
  await using operator = await office()
  const [player, other] = await players(2)
  if (!player || !other) throw new Error('nobody')
  await player.client.must('act', spin('1000'))
  const before = await expectNothingLost()
  // A round from before the switch keeps its part, even if its answer was lost.
  const pendingSpin = spin('500')
  Object.assign(network, { verb: 'play', trouble: 'lost after' })
  expect(await other.client.call('act', pendingSpin)).toMatchObject({ code: 'try_again' })
  await operator.switchPot(code, false, 'a test')
  network.trouble = undefined
  const late = await other.client.must('act', pendingSpin)
  expect(late.round.jackpot).toMatchObject({ contribution: '100.0000' })
  const whileOff = await expectNothingLost()
  const won = units(late.round.jackpot?.win)
  expect((whileOff.left ?? 0n) + won).toBe((before.left ?? 0n) + units('100'))

  for (const { client } of [player, other]) {
    for (const credit of ['10', '5000', '5000']) {
      const { round } = await client.must('act', spin(credit))
      expect(round).not.toHaveProperty('jackpot')
    }
  }
  expect(await expectNothingLost()).toEqual(whileOff)
  await site.advance(3)
  expect(await player.client.must('pot', {})).toMatchObject({ isPotOff: true })
  const anew = await openGame(site, player.id)
  expect(anew.opened).toMatchObject({ isPotOff: true, pot: toWire(amountOf(whileOff.left ?? 0n)) })
  expect(anew.opened.game).toEqual(player.opened.game)

  await operator.switchPot(code, true, 'the test is over')
  await site.advance(3)
  expect(await player.client.must('pot', {})).toEqual({ pot: anew.opened.pot })
  const { round } = await player.client.must('act', spin('5000'))
  expect(units(round.jackpot?.win)).toBe((whileOff.left ?? 0n) + units('1000'))
  await expectNothingLost()
  const switched = await site.sql('SELECT is_on, reason FROM studio.pot_switch ORDER BY id')
  expect(switched.map(({ is_on: isOn }) => isOn)).toEqual([false, true])
  expect((await site.context.wallet.audit()).findings).toEqual([])
})

test('[JP-09] lists large wins with player, game, cycle, time and approver', async () => {
  await using operator = await office()
  const [winner] = await players(1)
  if (!winner) throw new Error('nobody')
  await site.advance(1)
  const from = site.now()
  const { round } = await winner.client.must('act', spin('5000'))
  await expectNothingLost()
  await site.advance(1)
  const request = { from, to: site.now(), times: 250 }
  const [win] = await operator.largeWins(request)
  expect(win).toMatchObject({
    round: round.id,
    playerId: winner.id,
    brand: 'fairhouse',
    game: 'lucky-orchard',
    cycle: 1,
    currency: 'VND',
    stake: round.stake,
    jackpotWin: round.jackpot?.win,
    approver: null,
  })
  expect(await operator.approveWin(round.id, 'anna')).toBe(true)
  expect(await operator.approveWin(round.id, 'boris')).toBe(false)
  expect(await operator.approveWin(randomUUID(), 'anna')).toBe(false)
  expect(await operator.largeWins(request)).toMatchObject([{ round: round.id, approver: 'anna' }])
  expect(await operator.largeWins({ ...request, to: from })).toEqual([])
})
