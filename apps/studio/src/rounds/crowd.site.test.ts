import { randomUUID } from 'node:crypto'
import { gameOf, playBook } from '@fairhouse/engines'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addPlayer,
  createTestSite,
  openGame,
  rotateSeeds,
  type TestSite,
} from '@fairhouse/site/testing'
import { hmac } from '#fairness'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const spin = () => ({ id: randomUUID(), step: 0, credit: '10', action: { type: 'spin' } })

async function clickTwentyTimes() {
  const { client } = await openGame(site, await addPlayer(site, 10n ** 10n))
  const request = spin()
  const same = await Promise.all(Array.from({ length: 20 }, () => client.call('act', request)))
  for (const answer of same) {
    expect(answer).toMatchObject({ value: { round: { id: request.id, state: 'settled' } } })
  }
  return client
}

test('[FAIR-14] twenty simultaneous clicks are one round, in any process', async () => {
  const players = await Promise.all(Array.from({ length: 8 }, clickTwentyTimes))
  const [client] = players
  if (!client) throw new Error('nobody plays')
  const answers = await Promise.all(Array.from({ length: 20 }, () => client.call('act', spin())))
  const accepted = answers.filter(({ success }) => success)
  expect(accepted.length).toBeGreaterThan(0)
  for (const answer of answers) {
    expect(answer.success || answer.code === 'round_open' || answer.code === 'try_again').toBe(true)
  }
  await expectAllEnded()
  const { list } = await client.must('history', {})
  expect(new Set(list.map(({ fairness }) => fairness.nonce)).size).toBe(list.length)
  const { balance } = await client.must('balance', {})
  const change = list.reduce((sum, { stake, win }) => sum + Number(win) - Number(stake), 0)
  expect(Number(balance)).toBe(1_000_000 + change)
})

test('[HIST-03] [HIST-04] records every round of 64 simultaneous players', async () => {
  const players = await Promise.all(
    Array.from({ length: 64 }, async () => {
      const memberId = await addPlayer(site, 10n ** 10n)
      return { memberId, ...(await openGame(site, memberId)) }
    }),
  )
  await Promise.all(
    players.map(async ({ client }) => {
      for (let turn = 0; turn < 2; turn += 1) await client.must('act', spin())
      await rotateSeeds(client, 'next')
    }),
  )
  await expectAllEnded()
  const rounds = await site.sql('SELECT * FROM studio.record ORDER BY seat_id, cycle')
  expect(rounds.length).toBeGreaterThanOrEqual(64 * 2)
  for (const round of rounds) {
    expect(Object.entries(round).filter(([, value]) => value === null)).toEqual([])
  }
  for (const { client } of players.slice(0, 16)) {
    const { list } = await client.must('history', {})
    expect(list).toHaveLength(2)
    for (const { game: code, version, fairness, actions, events, stake, win } of list) {
      const game = gameOf(code, version)
      if (!game || fairness.serverSeed === null) throw new Error('nothing to replay by')
      const { serverSeed, clientSeed, nonce } = fairness
      const { book } = playBook(hmac, game, { serverSeed, clientSeed, nonce }, actions)
      expect(book.events).toEqual(events)
      expect([book.stakeCredits * 10, book.payoutCredits * 10]).toEqual([+stake, +win])
    }
  }
  const wrong = await site.sql(`
    SELECT 1 FROM studio.record r JOIN vendor_transaction t
      ON t.vendor_code = 'FAIRHOUSE' AND t.round_id = r.id::text
    WHERE (t.stake, t.win) <> (r.stake, r.win)`)
  expect(wrong).toEqual([])
  const [totals] = await site.sql(`
    SELECT (SELECT sum(win - stake) FROM studio.record WHERE mode = 'real')::text AS rounds,
      (SELECT sum(balance) FROM wallet_account WHERE address LIKE 'vendor/FAIRHOUSE@%')::text
        AS vendor`)
  expect(Number(totals?.rounds)).toBe(-Number(totals?.vendor))
  expect((await site.context.wallet.audit()).findings).toEqual([])
})

/** Each round is stored with its result; none waits. */
async function expectAllEnded() {
  expect(await site.sql('SELECT FROM studio.open_round')).toEqual([])
}
