import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPlayer, createTestSite, openGame, type TestSite } from '@fairhouse/site/testing'
import { slotAndGuess } from './guess.testing.ts'

const game = 'dragon-pearl'
let site: TestSite

beforeAll(async () => {
  site = await createTestSite({ studio: { catalogue: slotAndGuess() } })
})
afterAll(() => site.close())

const refused = (code: string) => ({ success: false, code })
const cashOf = async (memberId: string) => {
  const [row] = await site.sql('SELECT balance FROM wallet_account WHERE address = $1', [
    `member/${memberId}/cash`,
  ])
  return Number(row?.balance ?? 0) / 10_000
}

function stepsOf(id = randomUUID()) {
  return (step: number, type: string, credit = '100') => ({ id, step, credit, action: { type } })
}

test('a round of several steps can be continued in another session', async () => {
  const memberId = await addPlayer(site, 50_000_000n)
  const first = await openGame(site, memberId, game)
  const step = stepsOf()
  const dealt = await first.client.must('act', step(0, 'deal'))
  expect(dealt.round).toMatchObject({ state: 'open', stake: '1000.0000', win: '0.0000' })
  expect(dealt.round.events).toHaveLength(1)
  expect(await cashOf(memberId)).toBe(4000)
  const other = stepsOf()
  expect(await first.client.call('act', other(0, 'deal'))).toMatchObject(refused('round_open'))
  const { next } = await first.client.must('seeds', {})
  const seed = { clientSeed: 'other', nextServerSeedHash: next.serverSeedHash }
  expect(await first.client.call('rotate', seed)).toMatchObject(refused('round_open'))
  const { id } = step(0, 'deal')
  expect(await first.client.call('round', { id })).toMatchObject(refused('not_found'))

  const again = await openGame(site, memberId, game)
  expect(again.opened).toMatchObject({ last: null, balance: '4000.0000' })
  expect(again.opened.round).toEqual(dealt.round)
  expect(again.opened.round?.view).toMatchObject({ stakes: 10 })
  expect(await again.client.call('act', step(2, 'high'))).toMatchObject(refused('bad_request'))
  expect(await again.client.call('act', step(1, 'deal'))).toMatchObject(refused('bad_request'))
  await again.client.must('act', step(1, 'double'))
  expect(await cashOf(memberId)).toBe(3000)
  const ended = await again.client.must('act', step(2, 'high'))
  expect(ended.round).toMatchObject({ state: 'settled', stake: '2000.0000', view: null })
  expect(ended.round.events).toHaveLength(2)
  expect(await cashOf(memberId)).toBe(3000 + Number(ended.round.win))
  for (const [place, type] of ['deal', 'double', 'high'].entries()) {
    expect(await first.client.must('act', step(place, type))).toEqual(ended)
  }
  expect(await first.client.call('act', step(1, 'low'))).toMatchObject(refused('id_conflict'))
  const { list } = await first.client.must('history', {})
  expect(list).toEqual([ended.round])
})

test('a stake refused mid-round does not count, and the round continues', async () => {
  const memberId = await addPlayer(site, 15_000_000n)
  const { client } = await openGame(site, memberId, game)
  const step = stepsOf()
  await client.must('act', step(0, 'deal'))
  expect(await client.call('act', step(1, 'double'))).toMatchObject(refused('insufficient_funds'))
  expect(await client.call('act', step(1, 'double'))).toMatchObject(refused('insufficient_funds'))
  const ended = await client.must('act', step(1, 'low'))
  expect(ended.round).toMatchObject({ state: 'settled', stake: '1000.0000' })
  expect(ended.round.actions).toEqual([{ type: 'deal' }, { type: 'low' }])
  expect(await cashOf(memberId)).toBe(500 + Number(ended.round.win))
})

test('a refused first stake begins no round', async () => {
  const { client } = await openGame(site, await addPlayer(site, 5000n), game)
  const step = stepsOf()
  expect(await client.call('act', step(0, 'deal'))).toMatchObject(refused('insufficient_funds'))
  expect(await client.call('act', step(1, 'high'))).toMatchObject(refused('insufficient_funds'))
  const cheap = stepsOf()
  expect(await client.call('act', cheap(0, 'deal'))).toMatchObject(refused('insufficient_funds'))
})

test('[INT-09] ends an abandoned round after a day and pays its win', async () => {
  const memberId = await addPlayer(site, 50_000_000n)
  const { client } = await openGame(site, memberId, game)
  const step = stepsOf()
  await client.must('act', step(0, 'deal'))
  await site.advance(3600)
  await site.studio?.sweep()
  expect(await client.call('act', stepsOf()(0, 'deal'))).toMatchObject(refused('round_open'))
  await site.advance(24 * 3600)
  await site.studio?.sweep()
  const { opened } = await openGame(site, memberId, game)
  expect(opened.round).toBeNull()
  expect(opened.last).toMatchObject({ state: 'settled', stake: '1000.0000', win: '0.0000' })
  expect(await cashOf(memberId)).toBe(4000)
  const rows = await site.sql('SELECT left_by_player FROM studio.record WHERE id = $1', [
    step(0, 'deal').id,
  ])
  expect(rows).toEqual([{ left_by_player: true }])
})
