import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  createTestSite,
  jpg,
  newColleague,
  png,
  refusalOf,
  sessionOf,
  type TestClient,
} from '@fairhouse/site/testing'
import type { TestSite } from '@fairhouse/site/testing'
import { owner, prove, seatOf, send } from './players.testing.ts'

let site: TestSite
let risk: TestClient

beforeAll(async () => {
  site = await createTestSite()
  risk = await newColleague(site, 'looker', 'risk')
})
afterAll(() => site.close())
beforeEach(() => market('strict'))

async function market(name: 'strict' | 'lab') {
  await site.operator.setMarket(name)
  await site.context.brands.reload()
}

const person = { realName: 'Mai Lê', birthday: '1990-05-01', idNumber: '079090000001' }
const sides = [png(8, 8), jpg]

const launch = (client: TestClient) =>
  client.call('POST /wps/game/launchGame', { gameCode: 'lucky-orchard', accountType: 1 })
const deposit = (client: TestClient) =>
  client.call('PUT /wps/deposit', { id: randomUUID(), method: 'transfer', amount: '500000' })

/** Submitted, waiting for review. */
async function sent(client: TestClient): Promise<string> {
  const pictures = await send(client, sides)
  await client.must('PUT /wps/identity', { kind: 'idCard', pictures })
  const { list } = await risk.must('GET /office/api/identity', {})
  return list.at(-1)?.id ?? ''
}

const accept = (id: string, facts: Partial<typeof person> = {}) =>
  risk.call('POST /office/api/identity/accept', { id, ...person, ...facts })

test('[ACC-05] nobody plays or deposits before staff verified their identity', async () => {
  const { id: memberId, client } = await owner(site, 'newcomer')
  expect(await client.must('GET /wps/identity', {})).toMatchObject({ isAsked: true, state: 'none' })
  expect(await refusalOf(launch(client))).toBe('identity_needed')
  expect(await refusalOf(deposit(client))).toBe('identity_needed')
  const id = await sent(client)
  expect(await client.must('GET /wps/identity', {})).toMatchObject({ state: 'waiting' })
  expect(await refusalOf(launch(client))).toBe('identity_needed')
  const file = await risk.must('GET /office/api/identity/one', { id })
  expect(file).toMatchObject({ review: { memberId, kind: 'idCard' }, minimumAge: 18 })
  const [front = ''] = file.pictures
  const shown = await risk.must('GET /office/api/identity/picture', { id: front })
  expect(shown.type).toBe('png')
  await accept(id)
  expect(await client.must('GET /wps/identity', {})).toMatchObject({ state: 'verified' })
  expect(await refusalOf(launch(client))).toBe('accepted')
  expect(await refusalOf(deposit(client))).toBe('accepted')
  const { list } = await client.must('GET /wps/message/list', {})
  expect(list[0]).toMatchObject({ kind: 'letter', title: 'Your identity is verified' })
  const actions = (await site.operator.audited(id)).map(({ action }) => action)
  expect(actions).toEqual(['identity.read', 'identity.accepted'])
  expect(await site.operator.audited('identity.picture')).toHaveLength(1)
  expect(await refusalOf(accept(id))).toBe('already_decided')
})

test('[ACC-05] a refused document shows the reason and can be sent again', async () => {
  const { client } = await owner(site, 'blurred')
  const id = await sent(client)
  const refusal = { id, fault: 'unreadable', note: 'Too dark' } as const
  await risk.must('POST /office/api/identity/refuse', refusal)
  const said = { state: 'refused', fault: 'unreadable', note: 'Too dark' }
  expect(await client.must('GET /wps/identity', {})).toMatchObject(said)
  const again = await sent(client)
  expect(again).not.toBe(id)
  expect(await refusalOf(risk.call('POST /office/api/identity/refuse', refusal))).toBe(
    'already_decided',
  )
})

test('[ACC-01] [ACC-07] a child’s document, or a known person’s, is refused', async () => {
  const { client } = await owner(site, 'grown')
  const id = await sent(client)
  const today = new Date()
  const born = new Date(Date.UTC(today.getUTCFullYear() - 18, today.getUTCMonth(), 1))
  born.setUTCMonth(born.getUTCMonth() + 2)
  const birthday = born.toISOString().slice(0, 10)
  expect(await refusalOf(accept(id, { birthday, idNumber: 'N-1' }))).toBe('under_age')
  expect(await refusalOf(accept(id, { birthday: '1990-02-31' }))).toBe('bad_request')
  expect(await refusalOf(accept(id, { idNumber: '079 090 000 001' }))).toBe('already_registered')
  expect(await client.must('GET /wps/identity', {})).toMatchObject({ state: 'waiting' })
})

test('a document needs own pictures, one per side, and one review at a time', async () => {
  const [mine, other] = [await owner(site, 'mine'), await owner(site, 'other')]
  const pictures = await send(mine.client, sides)
  const put = (client: TestClient, kind: 'idCard' | 'passport', ids: string[]) =>
    refusalOf(client.call('PUT /wps/identity', { kind, pictures: ids }))
  expect(await put(other.client, 'idCard', pictures)).toBe('not_found')
  expect(await put(mine.client, 'passport', pictures)).toBe('invalid_fields')
  expect(await put(mine.client, 'idCard', pictures.slice(0, 1))).toBe('invalid_fields')
  const both = await Promise.all([
    put(mine.client, 'idCard', pictures),
    put(mine.client, 'idCard', pictures),
  ])
  expect(both.toSorted()).toEqual(['accepted', 'already_decided'])
  const more = mine.client.call('POST /wps/identity/picture', { image: jpg.toString('base64') })
  expect(await refusalOf(more)).toBe('already_decided')
  const support = await newColleague(site, 'no-looker', 'support')
  expect(await refusalOf(support.call('GET /office/api/identity', {}))).toBe('not_allowed')
})

test('[ACC-05] a doubted identity stops the next stake', async () => {
  await market('lab')
  const { id: memberId, client } = await owner(site, 'doubted')
  const bet = await seatOf(site, memberId)
  expect(await bet()).toBe('insufficient_funds')
  await market('strict')
  const id = await sent(client)
  await accept(id, { idNumber: 'doubted-1' })
  expect(await bet()).toBe('insufficient_funds')
  const reason = 'The picture was made by a computer'
  await risk.must('POST /office/api/identity/doubt', { memberId, reason })
  expect(await bet()).toBe('player_blocked')
  expect(await client.must('GET /wps/identity', {})).toMatchObject({ state: 'none' })
  const [row] = await site.operator.audited(memberId)
  expect(row).toMatchObject({ action: 'identity.doubted', reason })
})

test('[ACC-05] a waiting document says how long recent reviews took', async () => {
  const { client } = await owner(site, 'patient')
  await sent(client)
  const usual = async () => (await client.must('GET /wps/identity', {})).usualReviewSeconds
  expect(await usual()).toBeNull()
  // Reviewed copies of the document, each a minute longer than the one before.
  await site.sql(
    `INSERT INTO identity_review SELECT (jsonb_populate_record(NULL::identity_review,
       to_jsonb(last) || jsonb_build_object('id', gen_random_uuid(), 'member_id',
         gen_random_uuid(), 'state', 'accepted', 'decided_by', gen_random_uuid(), 'decided_at',
         $1::timestamptz, 'sent_at', $1::timestamptz - make_interval(mins => minutes)))).*
     FROM (SELECT * FROM identity_review ORDER BY id DESC LIMIT 1) AS last,
       generate_series(100, 210) AS minutes`,
    [site.now()],
  )
  // It is counted again after some minutes.
  await site.advance(301)
  expect(await usual()).toBeGreaterThan(100 * 60)
})

test('[ACC-13] after a dormant year nothing moves until the owner verifies', async () => {
  await market('lab')
  const { id } = await owner(site, 'sleeper')
  await site.operator.setLastSeen(id, 366)
  const client = await sessionOf(site, id)
  expect(await refusalOf(launch(client))).toBe('account_dormant')
  expect(await refusalOf(deposit(client))).toBe('account_dormant')
  expect(await client.must('GET /wps/identity', {})).toMatchObject({ isDormant: true })
  expect(await refusalOf(client.call('POST /wps/identity/wake', {}))).toBe('step_up_required')
  await prove(client)
  await client.must('POST /wps/identity/wake', {})
  expect(await client.must('GET /wps/identity', {})).toMatchObject({ isDormant: false })
  expect(await refusalOf(launch(client))).toBe('accepted')
})
