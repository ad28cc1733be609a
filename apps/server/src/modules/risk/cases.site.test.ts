import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, refusalOf, type TestClient, type TestSite } from '@fairhouse/site/testing'
import { brandIdOf, colleague, player } from './players.testing.ts'
import { raiseCase } from './raise-case.ts'

let site: TestSite
let anna: { id: string; client: TestClient }
let bao: { id: string; client: TestClient }

beforeAll(async () => {
  site = await createTestSite()
  anna = await colleague(site, 'anna', ['risk', 'auditor'])
  bao = await colleague(site, 'bao', ['risk'])
})
afterAll(() => site.close())

async function raised(memberId: string, key: string = randomUUID()) {
  const { kit } = site.context
  const facts = { figures: { win: '5000000.0000', stake: '10.0000' }, at: site.now() }
  const finding = { kind: 'largeWin' as const, key, members: [memberId], ...facts }
  const place = { brandId: brandIdOf(site), severity: 'medium' } as const
  await kit.database.db.transaction().execute((db) => raiseCase(kit, db, place, finding))
}

async function newCase(name: string) {
  const { id } = await player(site, name)
  await raised(id)
  const { list } = await anna.client.must('GET /office/api/risk/cases', { wanted: name })
  return { memberId: id, id: list[0]?.id ?? '', number: list[0]?.number ?? 0 }
}

type Deed = 'claim' | 'release'
const act = (who: TestClient, deed: Deed, id: string) =>
  refusalOf(who.call(`POST /office/api/risk/case/${deed}`, { id }))
const close = (who: TestClient, id: string) =>
  refusalOf(
    who.call('POST /office/api/risk/case/close', { id, outcome: 'frozen', reason: 'Two cards' }),
  )

test('[OPS-08] two people never own one case', async () => {
  const { id } = await newCase('wanted-by-many')
  const many = await Promise.all(
    Array.from({ length: 10 }, (_, place) =>
      act(place % 2 === 0 ? anna.client : bao.client, 'claim', id),
    ),
  )
  expect(many.filter((answer) => answer === 'accepted')).toHaveLength(1)
  const file = await anna.client.must('GET /office/api/risk/case', { id })
  expect(file.state).toBe('taken')
  const [owner, other] = file.ownerId === anna.id ? [anna, bao] : [bao, anna]
  expect(await close(other.client, id)).toBe('taken_by_colleague')
  expect(await act(other.client, 'release', id)).toBe('taken_by_colleague')
  expect(await act(owner.client, 'release', id)).toBe('accepted')
  expect(await act(owner.client, 'release', id)).toBe('already_decided')
  expect(await act(other.client, 'claim', id)).toBe('accepted')
})

test('[OPS-08] a case is taken, noted in, handed over and closed; the log says who', async () => {
  const { id, memberId, number } = await newCase('handed')
  expect(await act(anna.client, 'claim', id)).toBe('accepted')
  const content = 'Called: the phone is off.'
  // Events of one moment have no order.
  await site.advance(1)
  await bao.client.must('POST /office/api/risk/case/note', { id, content })
  const hand = (to: string) =>
    refusalOf(anna.client.call('POST /office/api/risk/case/hand', { id, to, reason: 'on leave' }))
  const support = await colleague(site, 'no-risk', ['support'])
  expect(await hand(support.id)).toBe('invalid_fields')
  await site.advance(1)
  expect(await hand(bao.id)).toBe('accepted')
  expect(await close(anna.client, id)).toBe('taken_by_colleague')
  await site.advance(1)
  expect(await close(bao.client, id)).toBe('accepted')
  expect(await close(bao.client, id)).toBe('already_decided')
  expect(await act(bao.client, 'release', id)).toBe('already_decided')
  expect(await hand(anna.id)).toBe('already_decided')
  const file = await anna.client.must('GET /office/api/risk/case', { id })
  expect(file).toMatchObject({
    number,
    state: 'closed',
    owner: 'bao',
    outcome: 'frozen',
    reason: 'Two cards',
    members: [{ id: memberId, account: 'handed' }],
  })
  expect(file.events.map(({ what, staff, to, note }) => [what, staff, to, note])).toEqual([
    ['raised', null, null, null],
    ['claim', 'anna', null, null],
    ['note', 'bao', null, content],
    ['hand', 'anna', 'bao', 'on leave'],
    ['close', 'bao', null, 'Two cards'],
  ])
  const log = await site.operator.audited(id)
  expect(log.map(({ action }) => action)).toEqual([
    'risk.claim',
    'risk.note',
    'risk.hand',
    'risk.close',
    'risk.read',
  ])
  expect(log[3]).toMatchObject({
    before: { state: 'taken', owner: bao.id },
    after: { state: 'closed', owner: bao.id, outcome: 'frozen' },
    reason: 'Two cards',
  })
  expect(JSON.stringify(log)).not.toContain(content)
  await raised(memberId)
  expect(await listed({ wanted: 'handed' })).toHaveLength(1)
})

async function listed(query: object) {
  return (await anna.client.must('GET /office/api/risk/cases', query)).list
}

test('[OPS-08] cases are found by state, kind, owner, brand, number and member', async () => {
  const { id, number, memberId } = await newCase('sought')
  await act(bao.client, 'claim', id)
  const brandId = brandIdOf(site)
  const found = async (query: object) => (await listed(query)).some((one) => one.id === id)
  for (const query of [
    {},
    { state: 'taken' },
    { state: 'all' },
    { kind: 'largeWin' },
    { ownerId: bao.id },
    { brandId },
    { wanted: `#${number}` },
    { wanted: String(number) },
    { wanted: memberId },
    { wanted: 'soug' },
    { state: 'taken', kind: 'largeWin', ownerId: bao.id, brandId, wanted: 'sought' },
  ]) {
    expect(await found(query), JSON.stringify(query)).toBe(true)
  }
  for (const query of [
    { state: 'open' },
    { state: 'closed' },
    { kind: 'sharedDevice' },
    { ownerId: anna.id },
    { brandId: randomUUID() },
    { wanted: '999999' },
    { wanted: 'nobody-like-this' },
  ]) {
    expect(await found(query), JSON.stringify(query)).toBe(false)
  }
})

test('[OPS-08] open cases come oldest first, in counted pages', async () => {
  const { id } = await player(site, 'many-times')
  for (let time = 0; time < 60; time += 1) await raised(id)
  const ask = (more: object) =>
    anna.client.must('GET /office/api/risk/cases', { wanted: 'many-times', ...more })
  const first = await ask({})
  expect([first.total, first.list.length]).toEqual([60, 50])
  const second = await ask({ after: first.next ?? '' })
  expect([second.total, second.list.length, second.next]).toEqual([60, 10, null])
  const numbers = [...first.list, ...second.list].map(({ number }) => number)
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
  expect(new Set(numbers).size).toBe(60)
  const latest = await ask({ state: 'all' })
  expect(latest.list[0]?.number).toBe(numbers.at(-1))
  const { list } = await anna.client.must('GET /office/api/risk/member', { memberId: id })
  expect(list).toHaveLength(20)
})

test('[OPS-08] an unknown case is not found', async () => {
  const id = randomUUID()
  expect(await act(anna.client, 'claim', id)).toBe('not_found')
  expect(await refusalOf(anna.client.call('GET /office/api/risk/case', { id }))).toBe('not_found')
})
