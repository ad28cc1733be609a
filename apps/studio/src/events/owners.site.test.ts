import { randomBytes } from 'node:crypto'
import { createTestSite, type TestSite } from '@fairhouse/site/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createEncryption, openPool, watchRandom, type WalletClient } from '#kit'
import { asStudio } from '#schema'
import { createEvents } from './events.ts'
import { gamesNamed } from './games.testing.ts'
import { bettor, cashOf, eventsOf, million, place, run, type Bettor } from './lottery.testing.ts'

const game = 'k3-5m'
const games = gamesNamed(game)

let site: TestSite
beforeAll(async () => {
  site = await createTestSite({ studio: { eventGames: games } })
})
afterAll(async () => {
  expect((await site.context.wallet.audit()).findings).toEqual([])
  await site.close()
})
beforeEach(async () => {
  await site.advance(30)
  await run(site)
})

const log = { info() {}, warn() {}, error() {} }

interface Process extends AsyncDisposable {
  run(): Promise<void>
}

type Settle = (real: () => ReturnType<WalletClient['call']>) => ReturnType<WalletClient['call']>

/** Another process on the same database, whose settlements may fail. */
function otherProcess(settle?: Settle): Process {
  const random = watchRandom({ bytes: randomBytes }, log)
  const database = openPool(asStudio(site.databaseUrl), log)
  const wallet: WalletClient = {
    async call(code, verb, body, records) {
      const real = () => site.context.gameProvider.perform(code, verb, body, records)
      if (verb !== 'settleMany' || !settle) return real()
      return (await settle(real)) as Awaited<ReturnType<typeof real>>
    },
  }
  const { appSecret } = site.context.kit.config
  const clock = { now: () => site.now() }
  const encryption = createEncryption(appSecret, random)
  const events = createEvents({ clock, random, log, database, encryption, wallet }, games, {
    chunkSize: 3,
  })
  return {
    async run() {
      while (await events.tick());
    },
    [Symbol.asyncDispose]: () => database.close(),
  }
}

const line = { betType: 'size', selection: [['big']], unit: '1000' }

/** Players with two bets each on the next draw, which is then due. */
async function dueDraw(count: number) {
  const players = await Promise.all(Array.from({ length: count }, () => bettor(site, game)))
  const bets = await Promise.all(
    players.flatMap((player) => [place(player, game, [line]), place(player, game, [line])]),
  )
  const [bet] = bets
  if (!bet) throw new Error('no bet')
  const dueMs = new Date(bet.drawsAt).getTime() - site.now().getTime()
  await site.advance(Math.ceil(dueMs / 1000) + 7)
  return { players, bets, number: bet.number }
}

/** Checks that every bet was closed once and that the books agree. */
async function expectSettledOnce(players: readonly Bettor[], ids: readonly string[]) {
  const rows = await site.sql(
    `SELECT round_id, count(*)::int AS count FROM vendor_transaction
     WHERE round_id = ANY ($1) AND closes GROUP BY round_id`,
    [ids],
  )
  expect(rows).toHaveLength(ids.length)
  expect(rows.every(({ count }) => count === 1)).toBe(true)
  for (const player of players) {
    const { list } = await player.client.must('lotteryBets', {})
    expect(list.map(({ state }) => state)).toEqual(['settled', 'settled'])
    const won = list.reduce((sum, { payout }) => sum + BigInt(payout?.replace('.', '') ?? '0'), 0n)
    expect(await cashOf(site, player)).toBe(million - 20_000_000n + won)
  }
}

const idsOf = (bets: readonly { id: string }[]) => bets.map(({ id }) => id)

test('another process takes over once the lease has run out, not before', async () => {
  await using other = otherProcess()
  const holders = () => site.sql('SELECT holder, epoch::int FROM studio.lease')
  const [first] = await holders()
  await site.advance(5)
  await other.run()
  expect(await holders()).toEqual([first])
  await site.advance(5)
  await other.run()
  const [second] = await holders()
  expect(second?.holder).not.toBe(first?.holder)
  expect(second?.epoch).toBe(Number(first?.epoch) + 1)
  await run(site)
  expect(await holders()).toEqual([second])
})

test('two processes settle the bets of a draw once', async () => {
  const { players, bets } = await dueDraw(5)
  await using other = otherProcess()
  await Promise.all([run(site), other.run(), run(site), other.run()])
  await site.advance(10)
  await other.run()
  await expectSettledOnce(players, idsOf(bets))
})

test.each(['before', 'after'] as const)(
  '[BET-09] a process that dies %s a payment leaves the rest to another one',
  async (moment) => {
    const { players, bets, number } = await dueDraw(5)
    let calls = 0
    await using dying = otherProcess(async (real) => {
      calls += 1
      if (calls >= 2 && moment === 'before') throw new Error('killed')
      const answer = await real()
      if (calls >= 2) throw new Error('killed')
      return answer
    })
    await dying.run()
    await dying.run()
    const [half] = await site.sql('SELECT state, settled_bet FROM studio.event WHERE number = $1', [
      number,
    ])
    expect(half).toMatchObject({ state: 'settling', settled_bet: expect.any(String) })
    await site.advance(10)
    await using other = otherProcess()
    await other.run()
    await expectSettledOnce(players, idsOf(bets))
    const [after] = await site.sql('SELECT state FROM studio.event WHERE number = $1', [number])
    expect(after).toEqual({ state: 'settled' })
  },
)

test('a bet that the wallet does not book holds up no others, and is tried again', async () => {
  const { players, bets, number } = await dueDraw(4)
  let refused: string | undefined
  let isRefusing = true
  await using owner = otherProcess(async (real) => {
    const answer = await real()
    if (!answer.success || !isRefusing || !('results' in answer.value)) return answer
    const results = answer.value.results.map((result) => {
      refused ??= result.transactionId
      return result.transactionId === refused ? { ...result, success: false, code: 'odd' } : result
    })
    return { ...answer, value: { ...answer.value, results } }
  })
  await owner.run()
  const stateOf = () => site.sql('SELECT state FROM studio.event WHERE number = $1', [number])
  expect(await stateOf()).toEqual([{ state: 'settling' }])
  const unpaid = await site.sql('SELECT bet_id FROM studio.bet_end WHERE paid_at IS NULL')
  expect(unpaid).toEqual([{ bet_id: refused?.replace('.end', '') }])
  isRefusing = false
  await owner.run()
  expect(await stateOf()).toEqual([{ state: 'settled' }])
  await expectSettledOnce(players, idsOf(bets))
})

test('an owner that hung changes nothing once another process has taken over', async () => {
  const { players, bets } = await dueDraw(3)
  await using other = otherProcess()
  await using hanging = otherProcess(async (real) => {
    await site.advance(10)
    await other.run()
    return real()
  })
  await hanging.run()
  await expectSettledOnce(players, idsOf(bets))
  const [lease] = await site.sql('SELECT holder FROM studio.lease')
  await hanging.run()
  expect((await site.sql('SELECT holder FROM studio.lease'))[0]).toEqual(lease)
})

test('a draw that nobody drew in time is drawn by its link when a process comes back', async () => {
  const { players, bets, number } = await dueDraw(2)
  await site.advance(3600)
  await using other = otherProcess()
  await other.run()
  await expectSettledOnce(players, idsOf(bets))
  const [row] = await site.sql('SELECT result FROM studio.event WHERE number = $1', [number])
  expect(row?.result).toEqual(expect.any(String))
  expect(await eventsOf(site).open(game)).toMatchObject({ list: expect.anything() })
})

test('the database refuses changes to bets, prices and results', async () => {
  const { bets } = await dueDraw(1)
  await site.advance(10)
  await run(site)
  const attempts = [
    'UPDATE studio.bet SET stake = 1',
    "UPDATE studio.price_list SET prices = '{}'",
    'DELETE FROM studio.price_list',
    'DELETE FROM studio.event',
    "UPDATE studio.event SET result = '[1,1,1]' WHERE result IS NOT NULL",
    "UPDATE studio.event SET locks_at = locks_at + interval '1 hour'",
    `UPDATE studio.bet_end SET payout = 1 WHERE bet_id = '${bets[0]?.id}'`,
  ]
  for (const attempt of attempts) {
    await expect(site.sql(attempt), attempt).rejects.toThrow('do not change')
  }
})
