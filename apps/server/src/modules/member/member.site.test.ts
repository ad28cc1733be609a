import { expect, test } from 'vitest'
import { avatars } from '@fairhouse/protocol'
import { brandShown, createTestSite, registered } from '@fairhouse/site/testing'
import { isPersonalField, personalData } from './personal-data.ts'

test('[CALL-04] [CALL-14] an account has a picture and can choose another', async () => {
  await using site = await createTestSite()
  const demo = await site.signedIn('demo')
  const fox = { avatarId: 'fox', url: '/avatars/fox.webp' }
  expect(await demo.must('GET /wps/member/info/icon', {})).toEqual(fox)
  const shown = await demo.must('GET /wps/relay/MCSFE_getPlayerAvatar', {})
  expect(shown).toMatchObject(fox)
  expect(shown.choices.map(({ avatarId }) => avatarId)).toEqual(Object.keys(avatars))
  const choose = 'POST /wps/relay/MCSFE_getPlayerAvatar'
  const panda = { avatarId: 'panda', url: '/avatars/panda.webp' }
  expect(await demo.must(choose, { avatarId: 'panda' })).toEqual(panda)
  expect(await demo.must('GET /wps/member/info/icon', {})).toEqual(panda)
  for (const avatarId of ['nobody', 'constructor']) {
    expect((await demo.call(choose, { avatarId })).answer).toMatchObject({ code: 'not_found' })
  }
  const agent = await site.signedIn('agent')
  expect(await agent.must('GET /wps/member/info/icon', {})).toEqual(fox)
})

test('[CALL-06] the account returns its labels in order, the club first', async () => {
  await using site = await createTestSite()
  const demo = await site.signedIn('demo')
  const before = { account: 'demo', type: 0, toUpline: false, clubLabel: null, memberLabel: [] }
  expect(await demo.must('GET /wps/member/info', {})).toMatchObject(before)
  await site.sql(`INSERT INTO member_label (id, brand_id, kind, name, color, color2, position)
    SELECT gen_random_uuid(), brand_id, kind, label.name, '#ffffff', '#112233', place
    FROM member_account, (VALUES ('club', 'Gold', 1), ('member', 'VIP', 2), ('member', 'New', 1))
      AS label (kind, name, place) WHERE member_account.name = 'demo'`)
  await site.sql(`INSERT INTO member_labelled SELECT account.id, label.id, label.kind
    FROM member_account AS account, member_label AS label WHERE account.name = 'demo'`)
  await site.sql("UPDATE member_account SET to_upline = true WHERE name = 'demo'")
  const label = (labelName: string) => ({ labelName, color: '#ffffff', color2: '#112233' })
  expect(await demo.must('GET /wps/member/info', {})).toMatchObject({
    toUpline: true,
    clubLabel: label('Gold'),
    memberLabel: [label('New'), label('VIP')],
  })
  const agent = await site.signedIn('agent')
  expect(await agent.must('GET /wps/member/info', {})).toMatchObject({ memberLabel: [] })
})

test('the first-login action is shown once', async () => {
  await using site = await createTestSite()
  const { client, answer } = await registered(site, 'anna', '0901234567')
  const { member } = site.context
  expect(await member.statusOf(answer.id)).toMatchObject({ firstTimeLogin: true })
  await client.must('POST /wps/member/firstLogin', {})
  await client.must('POST /wps/member/firstLogin', {})
  expect(await member.statusOf(answer.id)).toMatchObject({ firstTimeLogin: false })
})

test('only the current terms can be accepted', async () => {
  await using site = await createTestSite()
  const demo = await site.signedIn('demo')
  const route = 'POST /wps/member/terms'
  await site.operator.setTerms('2026-12')
  await brandShown(site)
  expect((await demo.call(route, { version: '1' })).answer).toMatchObject({ code: 'not_found' })
  const { id } = await demo.must('GET /wps/member/info', {})
  expect(await site.context.member.statusOf(id)).toMatchObject({ termsDue: true })
  await demo.must(route, { version: '2026-12' })
  expect(await site.context.member.statusOf(id)).toMatchObject({ termsDue: false })
})

test('every personal field has a purpose and a retention', () => {
  for (const [field, { purpose, retentionDays }] of Object.entries(personalData)) {
    expect(purpose.length, field).toBeGreaterThan(4)
    expect(retentionDays, field).toBeGreaterThanOrEqual(0)
  }
  expect(isPersonalField('constructor')).toBe(false)
})
