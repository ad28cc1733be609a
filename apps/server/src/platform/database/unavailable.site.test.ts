import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addMember, asVendor, createTestSite, databaseOf } from '@fairhouse/site/testing'
import { enter, eventually, logIn, sample } from '@fairhouse/site/testing'

const unavailable = { success: false, code: 'unavailable' }

test('answers 503 in the visitor’s language while the database is unavailable', async () => {
  await using site = await createTestSite()
  const member = site.visitor({ language: 'VI' })
  await addMember(site)
  await enter(member)
  const database = databaseOf(site)
  await database.goAway()
  const words = 'Hệ thống tạm gián đoạn. Vui lòng thử lại sau vài giây.'
  const signedIn = await member.call('GET /wps/member/info', {})
  expect(signedIn).toMatchObject({ status: 503, answer: { ...unavailable, message: words } })
  const login = await logIn(site.visitor())
  expect(login).toMatchObject({ status: 503, answer: unavailable })
  expect(site.logs.join('\n')).not.toContain('a call failed')
  await database.comeBack()
  await eventually(async () => (await logIn(site.visitor())).answer.success)
  expect((await member.call('GET /wps/member/info', {})).answer).toMatchObject({
    value: { account: sample.name },
  })
})

test('answers 503 to providers and gateways while the database is unavailable', async () => {
  await using site = await createTestSite()
  const { brands, member, gameProvider } = site.context
  const demo = await member.byName(brands.all()[0]?.id ?? '', 'demo')
  const ticket = await gameProvider.ticket(demo?.id ?? '', 'sandbox-game')
  const session = (await asVendor(site, 'authenticate', { ticket })).value?.session
  const round = { roundId: randomUUID(), transactionId: randomUUID(), gameCode: 'sandbox-game' }
  const play = () => asVendor(site, 'play', { session, ...round, stake: '1', win: '0' })
  const database = databaseOf(site)
  await database.goAway()
  expect(await play()).toMatchObject(unavailable)
  const response = await site.visitor().send('/payment/nobody/fairhouse', { method: 'POST' })
  expect({ status: response.status, answer: await response.json() }).toEqual({
    status: 503,
    answer: unavailable,
  })
  await database.comeBack()
  await eventually(async () => (await play()).success)
})
