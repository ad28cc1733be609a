import { afterAll, beforeAll, expect, test } from 'vitest'
import { amountOf } from '@fairhouse/money'
import type { MemberReset } from '@fairhouse/protocol'
import { laneOf, memberAccount, worldAccount } from '#modules/wallet'
import {
  addMember,
  codeSentTo,
  createTestSite,
  enter,
  logIn,
  refusalOf,
  sample,
  textsTo,
} from '@fairhouse/site/testing'
import type { TestClient, TestSite } from '@fairhouse/site/testing'

let site: TestSite
let risk: TestClient

beforeAll(async () => {
  site = await createTestSite()
  const { password, totpSecret } = {
    password: 'Fairhouse-demo-1',
    totpSecret: 'FAIRHOUSEDEMOSECRETFAIRHOUSEDEMO',
  }
  await site.context.staff.add({ name: 'risk-desk', password, totpSecret, roles: ['risk'] })
  risk = await site.staff('risk-desk')
})
afterAll(() => site.close())

const reason = 'asked for it by phone'
const nobody = '01890000-0000-7000-8000-000000000000'

const reset = (memberId: string, what: MemberReset) =>
  refusalOf(risk.call('POST /office/api/member/reset', { memberId, what, reason }))

const close = (memberId: string) =>
  refusalOf(risk.call('POST /office/api/member/close', { memberId, reason }))

const loggedOf = async (id: string) => (await site.operator.audited(id)).map(({ action }) => action)

const isOut = (client: TestClient) =>
  expect.poll(async () => (await client.call('GET /wps/limits', {})).status).toBe(401)

test('[OPS-02] a member is signed out everywhere', async () => {
  const id = await addMember(site, { name: 'outside' })
  const client = site.visitor()
  await enter(client, 'outside')
  expect(await reset(id, 'sessions')).toBe('accepted')
  await isOut(client)
  expect(await site.operator.audited(id)).toMatchObject([
    { action: 'member.sign_out', before: { sessions: 1 }, after: { sessions: 0 }, reason },
  ])
  expect(await reset(nobody, 'sessions')).toBe('not_found')
})

test('[OPS-02] an authenticator is removed once; its owner is notified', async () => {
  const id = await addMember(site, { name: 'factor', email: 'factor@example.com' })
  const { mfa, member } = site.context
  expect(await reset(id, 'factor')).toBe('not_found')
  expect(await member.payoutsHeldUntil(id)).toBeNull()
  await mfa.enrol(id, sample.totpSecret)
  const dossier = () => risk.must('GET /office/api/member', { memberId: id })
  expect(await dossier()).toMatchObject({ hasFactor: true })
  const both = await Promise.all([reset(id, 'factor'), reset(id, 'factor')])
  expect(both.toSorted()).toEqual(['accepted', 'not_found'])
  expect(await dossier()).toMatchObject({ hasFactor: false })
  expect(await member.payoutsHeldUntil(id)).not.toBeNull()
  await expect.poll(() => textsTo(site, 'factor@example.com')).toHaveLength(1)
  expect(await loggedOf(id)).toContain('member.reset_factor')
})

test('[OPS-02] a password reset code goes only to the owner', async () => {
  const email = 'lost@example.com'
  const id = await addMember(site, { name: 'loser', email })
  const input = { memberId: id, what: 'password', reason } as const
  const { sentTo } = await risk.must('POST /office/api/member/reset', input)
  expect(sentTo).toMatch(/^l.*@.*com$/)
  expect(sentTo).not.toBe(email)
  const verificationCode = await codeSentTo(site, email)
  const newPassword = 'Another-horse-9'
  const typed = { username: 'loser', email, verificationCode, newPassword }
  await site.visitor().must('POST /wps/member/password/email/verification', typed)
  expect((await logIn(site.visitor(), 'loser', newPassword)).status).toBe(200)
  expect(await loggedOf(id)).toEqual(['member.reset_password'])
  expect(JSON.stringify(await site.operator.audited(id))).not.toContain(verificationCode)
  expect(await reset(await addMember(site, { name: 'silent' }), 'password')).toBe('not_found')
})

test('[OPS-02] staff close an account once its money is paid out', async () => {
  const id = await addMember(site, { name: 'leaving' })
  const client = site.visitor()
  await enter(client, 'leaving')
  const lane = laneOf(id)
  const world = worldAccount({ brand: 'fairhouse', currency: 'VND', lane })
  const cash = memberAccount(id, 'cash', 'VND')
  const move = (from: typeof cash, to: typeof cash, transferId: string) => {
    const postings = [{ from: [from], to, amount: amountOf(50_000n) }]
    const facts = { id: transferId, code: 'deposit', lane, reference: 'sample' }
    return site.context.wallet.transfer({ ...facts, postings })
  }
  await move(world, cash, '00000000-0000-4000-8000-000000000001')
  expect(await close(id)).toBe('balance_left')
  expect(await loggedOf(id)).toEqual([])
  await move(cash, world, '00000000-0000-4000-8000-000000000002')
  expect(await close(id)).toBe('accepted')
  await isOut(client)
  expect((await logIn(site.visitor(), 'leaving')).status).toBe(401)
  expect(await site.operator.audited(id)).toMatchObject([
    { action: 'member.close', before: { state: 'open' }, after: { state: 'closed' }, reason },
  ])
  expect(await close(id)).toBe('account_closed')
  expect(await reset(id, 'sessions')).toBe('account_closed')
  expect(await close(nobody)).toBe('not_found')
})
