import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { gameOf, playBook } from '@fairhouse/engines'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  addPlayer,
  createTestSite,
  openGame,
  rotateSeeds,
  type TestSite,
} from '@fairhouse/site/testing'
import { hmac } from '#fairness'
import type { WalletClient } from '#kit'

const game = 'spring-envelopes'
const clientSeed = 'mine'
const spin = { type: 'spin' }
const [roundCredits, objects] = [20, 12]
const refused = (code: string) => ({ success: false, code })

/** Server seeds whose first round opens the pick bonus, each different. */
function* luckySeeds(): Generator<Buffer> {
  const rules = gameOf(game)
  if (!rules) throw new Error(`there is no ${game}`)
  for (let count = 0; ; count += 1) {
    const bytes = createHash('sha256').update(`lucky ${count}`).digest()
    const seeds = { serverSeed: bytes.toString('hex'), clientSeed, nonce: 0 }
    if (!playBook(hmac, rules, seeds, [spin]).play.done()) yield bytes
  }
}

const lucky = luckySeeds()
let isLucky = false
let trouble: 'none' | 'lost before' | 'lost after' = 'none'
let site: TestSite

beforeAll(async () => {
  const random = {
    bytes(count: number): Buffer {
      const isSeed = isLucky && count === 32
      return isSeed ? (lucky.next().value ?? randomBytes(count)) : randomBytes(count)
    },
  }
  const wallet = (real: WalletClient): WalletClient => ({
    async call(vendor, verb, body, records) {
      if (trouble === 'lost before') throw new Error('the network is down')
      const answer = await real.call(vendor, verb, body, records)
      if (trouble === 'lost after') throw new Error('the answer was lost')
      return answer
    },
  })
  site = await createTestSite({ studio: { random, wallet } })
})
afterAll(() => site.close())
beforeEach(() => {
  trouble = 'none'
})

/** A player whose next round opens the bonus. */
async function luckyPlayer(mode: 'real' | 'trial' = 'real') {
  const memberId = await addPlayer(site, 50_000_000n)
  // The seed that the rotation uses is committed when the one before it comes into use.
  isLucky = true
  const { client } = await openGame(site, memberId, game, mode)
  isLucky = false
  await rotateSeeds(client, clientSeed)
  const id = randomUUID()
  const step = (index: number, action: { type: string; [detail: string]: unknown }) => ({
    id,
    step: index,
    credit: '10',
    action,
  })
  const pick = (index: number, object: unknown) => step(index, { type: 'pick', object })
  return { memberId, client, id, step, pick }
}

const cashOf = async (memberId: string) => {
  const [row] = await site.sql('SELECT balance FROM wallet_account WHERE address = $1', [
    `member/${memberId}/cash`,
  ])
  return Number(row?.balance ?? 0) / 10_000
}

test('a bonus can be continued in another session and pays what was hidden', async () => {
  const { memberId, client, id, step, pick } = await luckyPlayer()
  const { round: spun, balance } = await client.must('act', step(0, { type: 'spin' }))
  expect(spun).toMatchObject({ state: 'open', stake: `${roundCredits * 10}.0000`, endedAt: null })
  expect(spun.view).toEqual({ isOver: false, picking: { objects, left: 3, opened: [] } })
  expect(spun.events.at(-1)).toMatchObject({ type: 'pickBegin', objects, picks: 3 })
  expect([Number(balance), await cashOf(memberId)]).toEqual([4800, 4800])
  expect(await client.call('act', pick(1, 12))).toMatchObject(refused('bad_request'))
  for (const bad of [-1, 0.5, '3', null]) {
    expect(await client.call('act', pick(1, bad))).toMatchObject(refused('bad_request'))
  }
  expect(await client.call('act', step(1, { type: 'spin' }))).toMatchObject(refused('bad_request'))
  expect(await client.call('act', pick(2, 0))).toMatchObject(refused('bad_request'))
  const { round: first } = await client.must('act', pick(1, 7))
  expect(first.view).toMatchObject({ picking: { left: 2, opened: [{ object: 7 }] } })
  expect(await client.call('act', pick(2, 7))).toMatchObject(refused('bad_request'))
  expect(await client.call('act', pick(1, 8))).toMatchObject(refused('id_conflict'))
  expect(JSON.stringify([spun, first])).not.toContain('hidden')

  const stranger = await openGame(site, await addPlayer(site, 50_000_000n), game)
  expect(await stranger.client.call('act', pick(2, 3))).toMatchObject(refused('not_found'))
  expect(await stranger.client.call('round', { id })).toMatchObject(refused('not_found'))

  const again = await openGame(site, memberId, game)
  expect(again.opened.round).toEqual(first)
  await again.client.must('act', pick(2, 0))
  const { round: ended } = await again.client.must('act', pick(3, 11))
  expect(ended).toMatchObject({ state: 'settled', view: null })
  expect(ended.actions).toHaveLength(4)
  expect(await cashOf(memberId)).toBe(4800 + Number(ended.win))
  expect(await again.client.must('act', pick(1, 7))).toMatchObject({
    round: { id, win: ended.win },
  })
  expect(await again.client.call('act', pick(4, 5))).toMatchObject(refused('bad_request'))
  expect(await cashOf(memberId)).toBe(4800 + Number(ended.win))

  const { revealed } = await rotateSeeds(again.client, 'next')
  const rules = gameOf(game)
  if (!rules) throw new Error('no such game')
  const seeds = { serverSeed: revealed.serverSeed, clientSeed, nonce: 0 }
  const { book } = playBook(hmac, rules, seeds, ended.actions)
  expect(ended.events).toEqual(book.events)
  expect(Number(ended.win)).toBe(book.payoutCredits * 10)
})

test('[INT-02] pays the bonus once, whatever messages are lost between the steps', async () => {
  for (const loss of ['lost before', 'lost after'] as const) {
    const { memberId, client, step, pick } = await luckyPlayer()
    const requests = [step(0, { type: 'spin' }), pick(1, 4), pick(2, 9), pick(3, 2)]
    for (const input of requests) {
      trouble = loss
      await client.call('act', input)
      trouble = 'none'
      await client.must('act', input)
    }
    const { list } = await client.must('history', {})
    expect(list).toMatchObject([
      { state: 'settled', actions: requests.map(({ action }) => action) },
    ])
    expect(await cashOf(memberId)).toBe(4800 + Number(list[0]?.win))
    await site.advance(60)
    await site.studio?.sweep()
    expect(await cashOf(memberId)).toBe(4800 + Number(list[0]?.win))
  }
  expect((await site.context.wallet.audit()).findings).toEqual([])
})

test('[INT-09] completes an abandoned bonus by opening the objects in order', async () => {
  const { memberId, client, id, step, pick } = await luckyPlayer()
  await client.must('act', step(0, { type: 'spin' }))
  await client.must('act', pick(1, 1))
  await site.advance(25 * 3600)
  trouble = 'lost after'
  await site.studio?.sweep()
  trouble = 'none'
  await site.studio?.sweep()
  const { opened } = await openGame(site, memberId, game)
  expect(opened.round).toBeNull()
  expect(opened.last).toMatchObject({ id, state: 'settled' })
  const chosen = opened.last?.actions.map((action) => action['object'])
  expect(chosen).toEqual([undefined, 1, 0, 2])
  expect(opened.last?.events.at(-1)).toMatchObject({ type: 'end' })
  expect(await cashOf(memberId)).toBe(4800 + Number(opened.last?.win))
  const rows = await site.sql('SELECT left_by_player FROM studio.record WHERE id = $1', [id])
  expect(rows).toEqual([{ left_by_player: true }])
})

test('voids a bonus of dropped play money, and the game continues', async () => {
  const { memberId, client, step, pick } = await luckyPlayer('trial')
  await client.must('act', step(0, { type: 'spin' }))
  await client.must('act', pick(1, 1))
  await site.advance(13 * 3600)
  await site.context.wallet.trial.drop()
  const again = await openGame(site, memberId, game, 'trial')
  await again.client.must('act', pick(2, 2))
  const { round } = await again.client.must('act', pick(3, 3))
  expect(round.state).toBe('void')
  const next = { ...step(0, { type: 'spin' }), id: randomUUID() }
  expect(await again.client.call('act', next)).toMatchObject({ success: true })
})
