import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMember, createTestSite, refusalOf } from '@fairhouse/site/testing'
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

test('[OPS-02] a member is found by what they would tell', async () => {
  const facts = { mobile: '+84905550123', email: 'hoa@example.com' }
  const id = await addMember(site, { name: 'hoa-sen', ...facts })
  await addMember(site, { name: 'hoa-mai' })
  await site.context.member.setNickname(id, 'Lotus_1')
  expect(await find('HOA-')).toEqual(['hoa-mai', 'hoa-sen'])
  for (const wanted of ['hoa-s', '0905 550 123', '+84905550123', 'Hoa@Example.com', 'lotus_', id]) {
    expect(await find(wanted), wanted).toEqual(['hoa-sen'])
  }
  // What is typed is no pattern.
  expect(await find('%oa')).toEqual([])
  expect(await find('lotus-')).toEqual([])
  expect(await find('090555012')).toEqual([])
})

test('[OPS-02] a dossier shows account, money and sessions, and notes stay', async () => {
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
