import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addMember,
  asVendor,
  createTestSite,
  enter,
  refusalOf,
  sample,
} from '@fairhouse/site/testing'
import type { TestClient, TestSite } from '@fairhouse/site/testing'

let site: TestSite
let support: TestClient

const totpSecret = 'FAIRHOUSEDEMOSECRETFAIRHOUSEDEMO'

beforeAll(async () => {
  site = await createTestSite()
  const account = { name: 'helper', password: 'Fairhouse-demo-1', totpSecret }
  await site.context.staff.add({ ...account, roles: ['support'] })
  support = await site.staff('helper')
})
afterAll(() => site.close())

const find = async (wanted: string) =>
  (await support.must('GET /office/api/members', { wanted })).list.map(({ account }) => account)

test('[OPS-02] a member is found by name, contact or label', async () => {
  const facts = { mobile: '+84905550123', email: 'hoa@example.com' }
  const id = await addMember(site, { name: 'hoa-sen', ...facts })
  await addMember(site, { name: 'hoa-mai' })
  await site.context.member.setNickname(id, 'Lotus_1')
  expect(await find('HOA-')).toEqual(['hoa-mai', 'hoa-sen'])
  for (const wanted of ['hoa-s', '0905 550 123', '+84905550123', 'Hoa@Example.com', 'lotus_', id]) {
    expect(await find(wanted), wanted).toEqual(['hoa-sen'])
  }
  // Wildcards in the search text have no meaning.
  expect(await find('%oa')).toEqual([])
  expect(await find('lotus-')).toEqual([])
  expect(await find('090555012')).toEqual([])
})

test('[OPS-02] a member was last seen at the last activity, noted every few minutes', async () => {
  const memberId = await addMember(site, { name: 'seen-late' })
  const client = site.visitor()
  await enter(client, 'seen-late')
  const lastSeen = async () => {
    const { account } = await support.must('GET /office/api/member', { memberId })
    return Date.parse(account.lastSeenAt)
  }
  const signedIn = await lastSeen()
  await site.advance(120)
  await client.must('GET /wps/member/info', {})
  await site.advance(240)
  const used = site.now().getTime()
  await client.must('GET /wps/member/info', {})
  await expect.poll(lastSeen).toBe(used)
  expect(used - signedIn).toBeGreaterThanOrEqual(360_000)
  expect(
    (await support.must('GET /office/api/members', { wanted: 'seen-late' })).list,
  ).toMatchObject([{ lastSeenAt: new Date(used).toISOString() }])
})

test('[OPS-02] lists get the names of members by id', async () => {
  const names = async (...ids: string[]) =>
    (await support.must('POST /office/api/member/names', { ids })).list
  const [minh, linh] = [
    await addMember(site, { name: 'minh' }),
    await addMember(site, { name: 'linh' }),
  ]
  expect(await names(minh, linh, randomUUID())).toEqual([
    { id: linh, account: 'linh', brand: null },
    { id: minh, account: 'minh', brand: null },
  ])
  const tooMany = Array.from({ length: 101 }, () => minh)
  expect(await refusalOf(support.call('POST /office/api/member/names', { ids: tooMany }))).toBe(
    'bad_request',
  )
})

test('[OPS-02] a member file shows account, money and sessions, and keeps notes', async () => {
  const id = await addMember(site, { name: 'lan', mobile: '+84905550199', email: 'lan@x.vn' })
  const open = () => support.must('GET /office/api/member', { memberId: id })
  const known = await open()
  expect(known).toMatchObject({
    account: { account: 'lan', state: 'open' },
    standing: 'open',
    currency: 'VND',
    money: { cash: '0.0000', bonus: '0.0000', hold: '0.0000' },
    isVerified: false,
    notes: [],
  })
  expect(JSON.stringify(known)).not.toContain('905550199')
  await support.must('PUT /office/api/member/note', { memberId: id, content: 'Likes to be called' })
  expect((await open()).notes).toMatchObject([{ content: 'Likes to be called' }])
  const actions = (await site.operator.audited(id)).map(({ action }) => action)
  expect(actions).toEqual(['member.read', 'member.note', 'member.read'])
  const nobody = { memberId: '01890000-0000-7000-8000-000000000000' }
  expect(await refusalOf(support.call('GET /office/api/member', nobody))).toBe('not_found')
  const note = { ...nobody, content: 'Nothing' }
  expect(await refusalOf(support.call('PUT /office/api/member/note', note))).toBe('not_found')
})

test('[OPS-02] labels group members, are suggested and found by the whole text', async () => {
  const [one, other] = [
    await addMember(site, { name: 'thu' }),
    await addMember(site, { name: 'dao' }),
  ]
  const label = (memberId: string, typed: string) =>
    refusalOf(support.call('PUT /office/api/member/label', { memberId, label: typed }))
  expect(await label(one, ' VIP ')).toBe('accepted')
  expect(await label(one, 'vip')).toBe('accepted')
  expect(await label(other, '#Vip')).toBe('accepted')
  expect(await label(other, 'calls often')).toBe('accepted')
  const found = await support.must('GET /office/api/members', { wanted: '#VIP' })
  expect(found.list.map(({ account, labels }) => [account, labels])).toEqual([
    ['dao', ['calls often', 'vip']],
    ['thu', ['vip']],
  ])
  expect(await find('calls')).toEqual([])
  const used = await support.must('GET /office/api/member/labels', {})
  expect(used.list).toEqual([
    { label: 'vip', members: 2 },
    { label: 'calls often', members: 1 },
  ])
  await support.must('POST /office/api/member/label/remove', { memberId: one, label: 'VIP' })
  expect(await find('vip')).toEqual(['dao'])
  const changes = (await site.operator.audited(one)).map(({ action }) => action)
  expect(changes).toEqual(['member.label', 'member.unlabel'])
  expect(await label(one, '# ')).toBe('invalid_fields')
  expect(await label('01890000-0000-7000-8000-000000000000', 'vip')).toBe('not_found')
  const many = await Promise.all(
    Array.from({ length: 12 }, (_, index) => label(one, `label ${index}`)),
  )
  expect(many.filter((answer) => answer === 'limit_reached')).toHaveLength(2)
  const { memberAdmin } = site.context
  expect(await memberAdmin.exportOf(other)).toMatchObject({ labels: ['calls often', 'vip'] })
  await memberAdmin.forget(other)
  expect(await memberAdmin.exportOf(other)).toMatchObject({ labels: [] })
})

/** A member logged in by password, with a payout account. */
async function bound(client: TestClient, name: string, number: string) {
  const id = await addMember(site, { name })
  await enter(client, name)
  await client.must('POST /wps/session/stepUp', { way: 'password', code: sample.password })
  const bank = { kind: 'bank', institution: 'Vietcombank', name: 'Mai Le' } as const
  await client.must('PUT /wps/withdrawal/account', { ...bank, number })
  return id
}

test('[OPS-02] a member file lists accounts with the same browser, address or payee', async () => {
  const browser = site.visitor()
  const own = await bound(browser, 'trio-a', '0123456789')
  const neighbour = await bound(browser, 'trio-b', '0123456780')
  const payee = await bound(site.visitor(), 'trio-c', '0123456789')
  const known = await support.must('GET /office/api/member', { memberId: own })
  expect(known.related).toEqual([
    { id: neighbour, account: 'trio-b', state: 'open', by: ['device', 'address'] },
    { id: payee, account: 'trio-c', state: 'open', by: ['payout'] },
  ])
  expect(known).toMatchObject({ devices: 1, logins: [{ country: null }], bets: [] })
})

test('[OPS-02] a member file shows the latest rounds', async () => {
  const id = (await site.context.member.byName(site.context.brands.all()[0]?.id ?? '', 'demo'))?.id
  const memberId = id ?? ''
  const ticket = await site.context.gameProvider.ticket(memberId, 'sandbox-game')
  const session = (await asVendor(site, 'authenticate', { ticket })).value?.session
  const round = { roundId: randomUUID(), transactionId: randomUUID(), gameCode: 'sandbox-game' }
  await asVendor(site, 'debit', { session, ...round, amount: '1' })
  const open = () => support.must('GET /office/api/member', { memberId })
  await expect
    .poll(async () => (await open()).bets)
    .toMatchObject([{ status: 'open', staked: '1.0000', won: '0.0000', round: round.roundId }])
})
