import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RuleScope } from '@fairhouse/protocol'
import {
  addMember,
  createTestSite,
  eventually,
  newColleague,
  refusalOf,
  sessionOf,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'
import { payIn, play, player } from './players.testing.ts'

let site: TestSite
let cashier: TestClient
let risk: TestClient
let administrator: TestClient

beforeAll(async () => {
  site = await createTestSite()
  cashier = await newColleague(site, 'cashier', 'cashier')
  risk = await newColleague(site, 'risk', 'risk')
  administrator = await site.staff('admin')
})
afterAll(() => site.close())

const reason = 'agreed with the player'
const brandId = () => site.context.brands.all()[0]?.id ?? ''

type Name = 'singleBet' | 'depositDay' | 'realityCheck' | 'lossDay' | 'stakeDay'
type Scope = RuleScope

const set = (scope: Scope, scopeId: string, name: Name, value: string) =>
  risk.call('PUT /office/api/safety/rule', { scope, scopeId, name, value, reason })
/** Removes a limit; one of a market or brand after a second approval. */
async function remove(scope: Scope, scopeId: string, name: Name) {
  const rule = { scope, scopeId, name, reason }
  const { approval: id } = await risk.must('POST /office/api/safety/rule/remove', rule)
  expect(id === null).toBe(scope === 'member')
  if (id !== null) await administrator.must('POST /office/api/approval/approve', { id })
}

async function shown(client: TestClient, name: Name) {
  const { limits } = await client.must('GET /wps/limits', {})
  const { inForce, by } = limits.find((one) => one.name === name) ?? {}
  return [inForce, by]
}

test('[RG-04] the stricter of the player’s limit and the house’s holds, at once', async () => {
  const { id, client } = await player(site, 'limited')
  await payIn(client, cashier, '1000000')
  const own = { name: 'singleBet', value: '5000', zone: 'UTC' } as const
  await client.must('POST /wps/limits/set', own)
  expect(await play(site, id, '5000')).toBe('taken')
  expect((await set('member', id, 'singleBet', '2000')).status).toBe(200)
  expect(await play(site, id, '2001')).toBe('limit_reached')
  expect(await play(site, id, '2000')).toBe('taken')
  expect(await shown(client, 'singleBet')).toEqual(['2000.0000', 'house'])
  await set('member', id, 'singleBet', '9000')
  expect(await play(site, id, '5001')).toBe('limit_reached')
  expect(await shown(client, 'singleBet')).toEqual(['5000.0000', 'own'])
  await remove('member', id, 'singleBet')
  const [first, second] = await site.operator.audited(id)
  expect(first).toMatchObject({ action: 'safety.rule', reason })
  expect(second).toMatchObject({ before: { name: 'singleBet', value: '2000.0000' } })
})

test('[RG-04] limits of brand and market hold for all of their players at once', async () => {
  const { id, client } = await player(site, 'of-a-brand')
  await payIn(client, cashier, '1000000')
  expect(await play(site, id, '4000')).toBe('taken')
  await set('market', 'open', 'singleBet', '3500')
  await set('brand', brandId(), 'singleBet', '3000')
  await set('brand', brandId(), 'depositDay', '1200000')
  await eventually(async () => (await play(site, id, '3001')) === 'limit_reached')
  expect(await shown(client, 'singleBet')).toEqual(['3000.0000', 'house'])
  const input = { id: crypto.randomUUID(), method: 'transfer', amount: '300000' }
  expect(await refusalOf(client.call('PUT /wps/deposit', input))).toBe('invalid_fields')
  const { list } = await risk.must('GET /office/api/safety/rules', { scope: 'brand' })
  expect(list.map(({ name, value }) => [name, value])).toEqual([
    ['depositDay', '1200000.0000'],
    ['singleBet', '3000.0000'],
  ])
  await remove('brand', brandId(), 'singleBet')
  await remove('brand', brandId(), 'depositDay')
  await site.advance(31)
  expect(await play(site, id, '3500')).toBe('taken')
  expect(await shown(client, 'singleBet')).toEqual(['3500.0000', 'market'])
  await remove('market', 'open', 'singleBet')
})

test('[RG-04] the house shortens a market’s reality check and cannot make it longer', async () => {
  const { id, client } = await player(site, 'interrupted')
  await client.must('POST /wps/limits/reality-check', { minutes: 60 })
  expect(await refusalOf(set('market', 'strict', 'realityCheck', '61'))).toBe('invalid_fields')
  expect((await set('market', 'open', 'realityCheck', '20')).status).toBe(200)
  const { realityCheck } = await client.must('GET /wps/limits', {})
  expect(realityCheck).toEqual({ own: 60, inForce: 20, choices: [15] })
  const longer = client.call('POST /wps/limits/reality-check', { minutes: 30 })
  expect(await refusalOf(longer)).toBe('invalid_fields')
  await payIn(client, cashier, '100000')
  const staked = async () => (await client.must('GET /wps/limits/check', {})).sitting?.staked
  for (const all of ['1000.0000', '2000.0000']) {
    expect(await play(site, id, '1000')).toBe('taken')
    await expect.poll(staked).toBe(all)
    await site.advance(600)
  }
  expect(await play(site, id, '1000')).toBe('limit_reached')
  await client.must('POST /wps/limits/check', {})
  expect(await play(site, id, '1000')).toBe('taken')
  await remove('market', 'open', 'realityCheck')
})

test('[RG-18] a market caps stakes of young players and of unknown ages', async () => {
  const young = await player(site, 'young')
  const grown = await addMember(site, { name: 'grown', birthday: '1990-05-01' })
  for (const id of [young.id, grown]) await payIn(await sessionOf(site, id), cashier, '100000')
  expect((await set('young', 'open', 'singleBet', '2000')).status).toBe(200)
  await site.advance(31)
  expect(await play(site, young.id, '2001')).toBe('limit_reached')
  expect(await play(site, young.id, '2000')).toBe('taken')
  expect(await play(site, grown, '2001')).toBe('taken')
  expect(await shown(await sessionOf(site, young.id), 'singleBet')).toEqual(['2000.0000', 'market'])
  expect(await refusalOf(set('young', 'nowhere', 'singleBet', '1'))).toBe('not_found')
  await remove('young', 'open', 'singleBet')
})

test('[OPS-08] one person tightens a limit of a brand, two people loosen it', async () => {
  const name = 'stakeDay'
  const value = async () => {
    const query = { scope: 'brand', scopeId: brandId() } as const
    const { list } = await risk.must('GET /office/api/safety/rules', query)
    return list.find((one) => one.name === name)?.value
  }
  const ask = async (to: string) => {
    const rule = { scope: 'brand', scopeId: brandId(), name, value: to, reason } as const
    return (await risk.must('PUT /office/api/safety/rule', rule)).approval
  }
  expect(await ask('5000')).toBeNull()
  expect(await ask('4000')).toBeNull()
  expect(await value()).toBe('4000.0000')
  const looser = await ask('9000')
  expect(await value()).toBe('4000.0000')
  const subject = `brand ${brandId()}`
  const { list } = await risk.must('GET /office/api/approvals/waiting', { subject })
  expect(list).toMatchObject([{ approval: looser, kind: 'safety.rule' }])
  await administrator.must('POST /office/api/approval/approve', { id: looser ?? '' })
  expect(await value()).toBe('9000.0000')
  const stale = await ask('9500')
  await ask('3000')
  const late = administrator.call('POST /office/api/approval/approve', { id: stale ?? '' })
  expect(await refusalOf(late)).toBe('stale_draft')
  expect(await value()).toBe('3000.0000')
  await remove('brand', brandId(), name)
  expect(await value()).toBeUndefined()
})

test('rules of unknown subjects are refused, and only risk sets rules', async () => {
  const nobody = '01890000-0000-7000-8000-000000000000'
  expect(await refusalOf(set('member', nobody, 'lossDay', '1'))).toBe('not_found')
  expect(await refusalOf(set('member', 'nobody', 'lossDay', '1'))).toBe('not_found')
  expect(await refusalOf(set('brand', nobody, 'lossDay', '1'))).toBe('not_found')
  expect(await refusalOf(set('market', 'nowhere', 'lossDay', '1'))).toBe('not_found')
  expect(await refusalOf(set('market', 'open', 'realityCheck', '1.5'))).toBe('invalid_fields')
  const support = await newColleague(site, 'support', 'support')
  const rule = { scope: 'market', scopeId: 'open', name: 'lossDay', value: '1', reason } as const
  expect(await refusalOf(support.call('PUT /office/api/safety/rule', rule))).toBe('not_allowed')
  expect((await support.must('GET /office/api/safety/rules', {})).list).toEqual([])
})

test('[RG-05] staff exclude a member: no bet, no deposit, everything in the file', async () => {
  const { id, client } = await player(site, 'excluded')
  await payIn(client, cashier, '1000000')
  await client.must('POST /wps/limits/set', { name: 'lossDay', value: '50000', zone: 'UTC' })
  expect(await play(site, id, '1000')).toBe('taken')
  const length = { unit: 'months', count: 6 } as const
  await risk.must('POST /office/api/safety/exclude', { memberId: id, length, reason })
  await expect(play(site, id, '1000')).rejects.toMatchObject({ code: 'excluded' })
  const input = { id: crypto.randomUUID(), method: 'transfer', amount: '300000' }
  expect(await refusalOf(client.call('PUT /wps/deposit', input))).toBe('excluded')
  expect((await client.must('GET /wps/exclusion', {})).now).toMatchObject({ kind: 'house' })
  // Contacts of one moment have no order.
  await site.advance(1)
  const note = { memberId: id, way: 'phone', content: 'Told where help is' } as const
  await risk.must('PUT /office/api/safety/contact', note)
  const file = await risk.must('GET /office/api/safety/member', { memberId: id })
  expect(file).toMatchObject({
    changes: [{ name: 'lossDay', what: 'lowered', from: null, to: '50000.0000' }],
    exclusions: [{ kind: 'house' }],
    flags: [],
  })
  expect(file.limits.limits.find(({ name }) => name === 'lossDay')?.own).toBe('50000.0000')
  const { list } = await risk.must('GET /office/api/safety/contacts', { memberId: id })
  expect(list.map(({ way, content }) => [way, content])).toEqual([
    ['phone', 'Told where help is'],
    ['exclusion', reason],
  ])
  const actions = (await site.operator.audited(id)).map(({ action }) => action)
  expect(actions.filter((name) => String(name).startsWith('safety.'))).toEqual([
    'safety.exclude',
    'safety.contact',
    'safety.fileRead',
    'safety.contactsRead',
  ])
  await risk.must('POST /office/api/safety/exclude', { memberId: id, length: null, reason })
  const { now } = await (await sessionOf(site, id)).must('GET /wps/exclusion', {})
  expect(now).toMatchObject({ kind: 'house', until: null })
})
