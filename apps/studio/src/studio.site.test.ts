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

const million = 10_000_000_000n
const spin = (credit = '100') => ({ id: randomUUID(), step: 0, credit, action: { type: 'spin' } })
const refused = (code: string) => ({ success: false, code })

test('keeps real money and play money apart', async () => {
  const id = await addPlayer(site, million)
  const { client, opened } = await openGame(site, id)
  expect(opened).toMatchObject({ balance: '1000000.0000', mode: 'real', round: null, last: null })
  expect(opened).toMatchObject({ currency: 'VND', seeds: { current: null } })
  expect(opened.credits[0]).toBe('10.0000')
  const request = spin()
  const { round, balance } = await client.must('act', request)
  expect(round).toMatchObject({ id: request.id, state: 'settled', stake: '2000.0000' })
  expect(Number(balance)).toBe(1_000_000 - 2000 + Number(round.win))
  expect(await client.must('balance', {})).toEqual({ balance, currency: 'VND' })

  const fun = await openGame(site, id, 'lucky-orchard', 'trial')
  expect(fun.opened).toMatchObject({ mode: 'trial', last: null })
  await fun.client.must('act', spin())
  expect(await client.must('balance', {})).toEqual({ balance, currency: 'VND' })
  expect((await fun.client.must('history', {})).list).toMatchObject([{ mode: 'trial' }])
  expect((await client.must('history', {})).list).toMatchObject([{ mode: 'real', id: request.id }])
})

test('a revealed seed proves the rounds that it decided', async () => {
  const { client, seeds: given } = await openGame(
    site,
    await addPlayer(site, million),
    'dragon-pearl',
  )
  const { clientSeed, serverSeedHash } = given
  const first = await client.must('act', spin())
  const second = await client.must('act', spin('20'))
  expect(first.round.fairness).toMatchObject({ serverSeedHash, nonce: 0, serverSeed: null })
  const { revealed, seeds } = await rotateSeeds(client, 'my own words')
  expect(revealed).toMatchObject({ serverSeedHash, rounds: 2 })
  expect(seeds.current).toMatchObject({ clientSeed: 'my own words', nonce: 0 })

  const game = gameOf('dragon-pearl', second.round.version)
  if (!game) throw new Error('no such game')
  const book = { serverSeed: revealed.serverSeed, clientSeed, nonce: 1 }
  const { events } = playBook(hmac, game, book, [{ type: 'spin' }]).book
  expect(second.round.events).toEqual(events)
  const shown = await client.must('round', { id: second.round.id })
  expect(shown.round.fairness.serverSeed).toBe(revealed.serverSeed)
  expect(shown.round).toMatchObject({ balanceBefore: null, balanceAfter: null })
  const third = await client.must('act', spin())
  expect(third.round.fairness).toMatchObject({ clientSeed: 'my own words', nonce: 0 })
})

test('refuses invalid requests with their code', async () => {
  const id = await addPlayer(site, 15_000_000n)
  const { client } = await openGame(site, id)
  const done = spin('50')
  await client.must('act', done)
  expect(await client.call('act', spin('3'))).toMatchObject(refused('bet_not_offered'))
  expect(await client.call('act', { ...spin(), step: 1 })).toMatchObject(refused('not_found'))
  const strange = { ...spin('10'), action: { type: 'fly' } }
  expect(await client.call('act', strange)).toMatchObject(refused('bad_request'))
  expect(await client.call('act', { ...done, credit: '10' })).toMatchObject(refused('id_conflict'))
  expect(await client.call('act', { ...done, step: 1 })).toMatchObject(refused('bad_request'))
  const dear = spin('5000')
  expect(await client.call('act', dear)).toMatchObject(refused('insufficient_funds'))
  expect(await client.call('act', dear)).toMatchObject(refused('insufficient_funds'))
  expect(await client.call('round', { id: dear.id })).toMatchObject(refused('not_found'))
  const again = await openGame(site, id)
  expect(again.opened).toMatchObject({ round: null, last: { id: done.id, state: 'settled' } })
  await client.must('act', spin('10'))

  const other = await openGame(site, await addPlayer(site, million))
  expect(await other.client.call('act', done)).toMatchObject(refused('not_found'))
  const before = { before: done.id }
  expect(await other.client.call('history', before)).toMatchObject(refused('not_found'))
  expect((await other.client.must('history', {})).list).toEqual([])
  other.client.session = 'somebody-elses'
  expect(await other.client.call('act', spin())).toMatchObject(refused('session_expired'))
  const stale = { ticket: 'used-up', game: 'lucky-orchard' }
  expect(await other.client.call('open', stale)).toMatchObject(refused('session_expired'))
  expect(await other.client.call('facts', { code: 'chess' })).toMatchObject(refused('not_found'))
})

test('opens only the game that the ticket is for', async () => {
  const id = await addPlayer(site, million)
  const { client } = await openGame(site, id)
  const ticket = await site.context.gameProvider.ticket(id, 'dragon-pearl')
  expect(await client.call('open', { ticket, game: 'lucky-orchard' })).toMatchObject(
    refused('not_found'),
  )
})

test('[RG-10] [RG-11] [RG-12] applies the market rules for cycle and autoplay', async () => {
  await site.operator.setMarket('strict')
  try {
    await expect.poll(() => site.context.brands.all()[0]?.market).toBe('strict')
    const [one, other] = [await addPlayer(site, million), await addPlayer(site, million)]
    await site.operator.verifyAll()
    const { client, opened } = await openGame(site, one)
    expect(opened.rules).toMatchObject({ autoplay: false, minimumCycleMs: 2500 })
    const auto = { ...spin(), auto: true }
    expect(await client.call('act', auto)).toMatchObject(refused('not_allowed'))
    const buy = { ...spin(), action: { type: 'buy' } }
    expect(await client.call('act', buy)).toMatchObject(refused('not_allowed'))
    const selling = await openGame(site, other, 'lantern-river')
    expect(selling.opened.rules.buyFeature).toBe(false)
    expect(await selling.client.call('act', { ...buy, id: randomUUID() })).toMatchObject(
      refused('not_allowed'),
    )
    const first = spin()
    const answer = await client.must('act', first)
    expect(await client.call('act', spin())).toMatchObject(refused('too_soon'))
    expect(await client.must('act', first)).toEqual(answer)
    await site.advance(3)
    await client.must('act', spin())
  } finally {
    await site.operator.setMarket('open')
    await expect.poll(() => site.context.brands.all()[0]?.market).toBe('open')
  }
})

test('sells free spins where the market allows it, never to autoplay', async () => {
  const { client, opened } = await openGame(site, await addPlayer(site, million), 'lantern-river')
  const game = gameOf('lantern-river')
  const price = game?.kind === 'grid' ? (game.config.model.buy?.credits ?? 0) : 0
  expect(opened.rules.buyFeature).toBe(true)
  expect(opened.game.bought).toMatchObject({ credits: price, returnToPlayer: { percent: '96.25' } })
  const buy = { ...spin('10'), action: { type: 'buy' } }
  expect(await client.call('act', { ...buy, auto: true })).toMatchObject(refused('not_allowed'))
  const { round, balance } = await client.must('act', buy)
  expect(round).toMatchObject({ state: 'settled', stake: `${price * 10}.0000` })
  expect(round.events.slice(0, 2)).toMatchObject([{ type: 'row' }, { type: 'freeSpinsWon' }])
  expect(Number(balance)).toBe(1_000_000 - price * 10 + Number(round.win))
  // Another process may end the round too, a moment later.
  const again = { ...round, endedAt: expect.stringMatching(/Z$/) }
  expect(await client.must('act', buy)).toEqual({ round: again, balance })
  const orchard = await openGame(site, await addPlayer(site, million))
  const unsold = { ...buy, id: randomUUID() }
  expect(await orchard.client.call('act', unsold)).toMatchObject(refused('bad_request'))
})

test('lists every round once across pages, while new rounds begin', async () => {
  const { client } = await openGame(site, await addPlayer(site, million))
  const played: string[] = []
  for (let turn = 0; turn < 25; turn += 1) {
    played.push((await client.must('act', spin('10'))).round.id)
  }
  const first = await client.must('history', {})
  expect(first.hasMore).toBe(true)
  await client.must('act', spin('10'))
  const rest = await client.must('history', { before: first.list.at(-1)?.id })
  expect(rest.hasMore).toBe(false)
  const seen = [...first.list, ...rest.list].map(({ id }) => id)
  expect(seen).toEqual(played.toReversed())
})

test('deletes play-money rounds a week after the last visit, real ones never', async () => {
  const id = await addPlayer(site, million)
  const real = await openGame(site, id)
  const fun = await openGame(site, id, 'lucky-orchard', 'trial')
  const [realSpin, trialSpin] = [spin(), spin()]
  await real.client.must('act', realSpin)
  await fun.client.must('act', trialSpin)
  await real.client.must('history', {})
  await fun.client.must('history', {})
  await site.advance(8 * 86_400)
  await site.studio?.sweep()
  expect((await real.client.must('round', { id: realSpin.id })).round.id).toBe(realSpin.id)
  expect(await real.client.call('round', { id: trialSpin.id })).toMatchObject(refused('not_found'))
  await openGame(site, id, 'lucky-orchard', 'trial')
})

test("ends a session with the operator's session", async () => {
  const { client } = await openGame(site, await addPlayer(site, million))
  await client.must('act', spin())
  await site.advance(13 * 3600)
  expect(await client.call('act', spin())).toMatchObject(refused('session_expired'))
})

test('accepts calls from an opaque origin with a bearer and without cookies', async () => {
  const path = '/studio/v1/act'
  const request = await site
    .visitor()
    .send(path, { method: 'OPTIONS', headers: { origin: 'null' } })
  expect(request.status).toBe(204)
  expect(request.headers.get('access-control-allow-origin')).toBe('*')
  expect(request.headers.get('access-control-allow-headers')).toContain('authorization')
  expect(request.headers.get('access-control-allow-credentials')).toBeNull()
  const facts = await site.visitor().send('/studio/v1/game?code=lucky-orchard')
  expect(facts.headers.get('access-control-allow-origin')).toBe('*')
  expect(await facts.json()).toMatchObject({ value: { code: 'lucky-orchard', kind: 'lines' } })
  const large = { method: 'POST', body: JSON.stringify({ a: 'x'.repeat(20_000) }) }
  const json = { 'content-type': 'application/json' }
  expect((await site.visitor().send('/studio/v1/open', { ...large, headers: json })).status).toBe(
    400,
  )
})
