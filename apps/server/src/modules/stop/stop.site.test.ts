import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Calls, SentOf } from '@fairhouse/protocol'
import {
  addPlayer,
  brandIdOf,
  createTestSite,
  newColleague,
  refusalOf,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'

let site: TestSite
let cashier: TestClient

beforeAll(async () => {
  site = await createTestSite()
  cashier = await newColleague(site, 'on-duty', 'cashier')
})
afterAll(() => site.close())

const reason = 'the bank reported fraud'
type StopRequest = SentOf<Calls['POST /office/api/stop']>
type Target = Pick<StopRequest, 'what' | 'vendor' | 'game'>

const later = (seconds: number) => new Date(site.now().getTime() + seconds * 1000).toISOString()

async function requestOf(target: Target, seconds = 600): Promise<StopRequest> {
  const brandId = brandIdOf(site)
  const { texts } = await cashier.must('GET /office/api/stop/texts', { ...target, brandId })
  const messages = Object.fromEntries(texts.map(({ language, text }) => [language, text]))
  return { ...target, brandId, until: later(seconds), texts: messages, reason }
}

const stop = async (target: Target, seconds?: number) =>
  (await cashier.must('POST /office/api/stop', await requestOf(target, seconds))).id

const status = () => site.visitor().must('GET /wps/system/status', {})
const shownStops = async () => (await status()).stops.map(({ what }) => what)

/** Lets the time of all stops pass and records their ends. */
async function pass(seconds = 601) {
  await site.advance(seconds)
  await site.context.stop.endDue()
}

test('[OPS-06] one person closes a site with a message, and it opens by itself', async () => {
  const id = await stop({ what: 'site' })
  await expect.poll(async () => (await status()).status).toBe(1)
  const [stopped] = (await status()).stops
  expect(stopped).toMatchObject({ what: 'site', until: expect.any(String) })
  expect(stopped?.texts).toMatchObject({ EN: expect.stringContaining('closed for a short while') })
  expect(Object.keys(stopped?.texts ?? {}).toSorted()).toEqual(
    (await status()).brand.languages.toSorted(),
  )
  expect(await refusalOf(site.visitor().call('GET /wps/game/list', {}))).toBe('maintenance')
  await site.context.stop.endDue()
  expect((await status()).status).toBe(1)
  await site.advance(601)
  await Promise.all([site.context.stop.endDue(), site.context.stop.endDue()])
  await expect.poll(async () => (await status()).status).toBe(0)
  expect((await status()).stops).toEqual([])
  const rows = await site.operator.audited(id)
  expect(rows).toMatchObject([
    { action: 'stop.start', actor_kind: 'staff', reason, after: { what: 'site' } },
    { action: 'stop.end', actor_kind: 'system' },
  ])
  const { list } = await cashier.must('GET /office/api/stops', {})
  expect(list[0]).toMatchObject({ id, isActive: false, endedBy: null })
})

test('[OPS-03] while deposits are stopped none begins, and withdrawals go on', async () => {
  const player = await site.signedIn('demo')
  const begin = () => {
    const input = { id: randomUUID(), method: 'transfer', amount: '300000' }
    return refusalOf(player.call('PUT /wps/deposit', input))
  }
  await stop({ what: 'deposits' })
  await expect.poll(begin).toBe('deposits_stopped')
  await expect.poll(shownStops).toEqual(['deposits'])
  expect((await status()).status).toBe(0)
  await site.advance(601)
  // The clock opens it, before anybody records the end.
  expect(await begin()).toBe('accepted')
  await site.context.stop.endDue()
})

test('[OPS-03] while withdrawals are stopped none is requested', async () => {
  const player = await site.signedIn('demo')
  const input = { accountId: randomUUID(), amount: '300000', paymentPassword: '482913' }
  const ask = () => refusalOf(player.call('PUT /wps/withdrawal', { id: randomUUID(), ...input }))
  expect(await ask()).not.toBe('withdrawals_stopped')
  await stop({ what: 'withdrawals' })
  await expect.poll(ask).toBe('withdrawals_stopped')
  await pass()
  expect(await ask()).not.toBe('withdrawals_stopped')
})

test('[OPS-06] a stopped game takes no stake and is not listed, whatever its switch', async () => {
  const { gameProvider } = site.context
  const [vendor, game] = ['SANDBOX', 'sandbox-game']
  const playerId = await addPlayer(site, 10_000n)
  const ticket = await gameProvider.ticket(playerId, game)
  const opened = await gameProvider.perform(vendor, 'authenticate', { ticket })
  const session = opened.success ? opened.value.session : ''
  const play = () => {
    const ids = { roundId: randomUUID(), transactionId: randomUUID() }
    const bet = { session, gameCode: game, ...ids, stake: '0.1', win: '0' }
    return gameProvider.perform(vendor, 'play', bet)
  }
  expect(await play()).toMatchObject({ success: true })
  await stop({ what: 'game', vendor, game })
  await expect.poll(play).toMatchObject({ success: false, code: 'game_disabled' })
  await expect(gameProvider.ticket(playerId, game)).rejects.toThrow('game_closed')
  await pass()
  expect(await play()).toMatchObject({ success: true })
  await stop({ what: 'vendor', vendor })
  await expect.poll(play).toMatchObject({ success: false, code: 'game_disabled' })
  await pass()
  expect(await play()).toMatchObject({ success: true })
})

test('[SEC-03] only two people end a stop before its time', async () => {
  const administrator = await newColleague(site, 'second', 'administrator')
  const id = await stop({ what: 'deposits' })
  const { approval } = await cashier.must('POST /office/api/stop/end', { id, reason })
  await expect.poll(shownStops).toEqual(['deposits'])
  const approve = (client: TestClient) =>
    refusalOf(client.call('POST /office/api/approval/approve', { id: approval }))
  expect(await approve(cashier)).toBe('not_allowed')
  expect(await approve(administrator)).toBe('accepted')
  await expect.poll(shownStops).toEqual([])
  const again = cashier.call('POST /office/api/stop/end', { id, reason })
  expect(await refusalOf(again)).toBe('already_decided')
  const { list } = await cashier.must('GET /office/api/stops', {})
  expect(list[0]).toMatchObject({ id, isActive: false, endedBy: expect.any(String) })
})

test('one person makes a stop longer, not shorter, and its request lapses with it', async () => {
  const first = await stop({ what: 'deposits' })
  const { approval } = await cashier.must('POST /office/api/stop/end', { id: first, reason })
  const sooner = cashier.call('POST /office/api/stop', await requestOf({ what: 'deposits' }, 60))
  expect(await refusalOf(sooner)).toBe('already_decided')
  await pass()
  const { list } = await cashier.must('GET /office/api/approvals', { state: 'lapsed' })
  expect(list.map(({ id }) => id)).toContain(approval)
  const second = await stop({ what: 'deposits' })
  const longer = await stop({ what: 'deposits' }, 1200)
  await expect.poll(async () => (await status()).stops).toHaveLength(1)
  const { list: all } = await cashier.must('GET /office/api/stops', {})
  const active = all.filter(({ isActive }) => isActive)
  expect(active.map(({ id }) => id)).toEqual([longer])
  expect(all.find(({ id }) => id === second)).toMatchObject({ isActive: false })
  await pass(1201)
})

test('a stop without an end, a message or a known target is refused by field', async () => {
  const ask = async (change: Partial<StopRequest>) => {
    const request = { ...(await requestOf({ what: 'deposits' })), ...change }
    const { answer } = await cashier.call('POST /office/api/stop', request)
    return answer.success ? [] : [answer.code, ...Object.keys(answer.errors ?? {})]
  }
  expect(await ask({ until: later(-1) })).toEqual(['invalid_fields', 'until'])
  expect(await ask({ until: later(31 * 86_400) })).toEqual(['invalid_fields', 'until'])
  expect(await ask({ texts: {} })).toContain('texts.EN')
  expect(await ask({ what: 'vendor', vendor: 'NOBODY' })).toEqual(['not_found'])
  expect(await ask({ what: 'game', vendor: 'SANDBOX', game: 'none' })).toEqual(['not_found'])
  expect(await ask({ what: 'site', vendor: 'SANDBOX' })).toEqual(['not_found'])
  expect(await ask({ brandId: '01890000-0000-7000-8000-000000000000' })).toEqual(['not_found'])
  const support = await newColleague(site, 'cares', 'support')
  const denied = support.call('POST /office/api/stop', await requestOf({ what: 'site' }))
  expect(await refusalOf(denied)).toBe('not_allowed')
  expect((await support.must('GET /office/api/stops', {})).list.length).toBeGreaterThan(0)
})
