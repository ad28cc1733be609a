import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createTestSite,
  enter,
  newColleague,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'
import { bank, payee, refusalOf, stake } from '../withdrawals.testing.ts'

const close = 'POST /wps/member/close'
const hand = { provider: 'hand', evidence: 'bank statement 4711' }

let site: TestSite
let cashier: TestClient

beforeAll(async () => {
  site = await createTestSite()
  cashier = await newColleague(site, 'cashier-leaving', 'cashier')
})
afterAll(() => site.close())

const stateOf = async (id: string) => (await site.context.member.find(id))?.state
const login = (name: string) => refusalOf(tried(enter(site.visitor(), name)))
const tried = (entering: Promise<unknown>) =>
  entering.then(
    () => ({ answer: { success: true } }),
    (error: unknown) => ({ answer: { success: false, code: String(error) } }),
  )

/** The cashier's rows of a member. */
async function waiting(memberId: string) {
  const { list } = await cashier.must('GET /office/api/withdrawals', {})
  const one = list.find((row) => row.memberId === memberId)
  if (!one) throw new Error('nothing waits')
  await cashier.must('POST /office/api/withdrawal/claim', { id: one.id })
  return one
}

test('[ACC-14] closing an account pays out its money, then deletes its data', async () => {
  // Below the usual minimum.
  const { id, client, accountId, own } = await payee(site, 'leaver', 1234)
  expect(await refusalOf(client.call(close, {}))).toBe('balance_left')
  const wrong = { accountId: '0190a1b2-0000-7000-8000-000000000000' }
  expect(await refusalOf(client.call(close, wrong))).toBe('not_found')
  expect(await stateOf(id)).toBe('open')
  expect(await client.must(close, { accountId, reason: 'enough' })).toEqual({ state: 'closing' })

  expect(await own('cash')).toBe(0n)
  expect(await own('hold')).toBe(12_340_000n)
  expect(await stateOf(id)).toBe('closing')
  expect(await login('leaver')).toMatch('account_closed')
  expect((await client.call('GET /wps/member/info', {})).status).toBe(401)
  expect(await site.context.exclusion.stateOf(id)).toBe('closing')
  await site.context.privacy.completeClosings()
  expect(await stateOf(id)).toBe('closing')

  const { id: withdrawalId } = await waiting(id)
  await cashier.must('POST /office/api/withdrawal/approve', { id: withdrawalId })
  const paid = await cashier.must('POST /office/api/withdrawal/pay', { id: withdrawalId, ...hand })
  expect(paid).toEqual({ state: 'paid' })
  await site.context.privacy.completeClosings()
  expect(await site.context.member.find(id)).toMatchObject({ state: 'closed', nickname: '' })
  const { profile } = await site.context.member.exportOf(id)
  expect(profile).toMatchObject([{ field: 'closingReason', value: 'enough' }])
  expect(await own('hold')).toBe(0n)
})

test('[ACC-14] an account whose payout was returned reopens; its owner is notified', async () => {
  const { id, client, accountId, own } = await payee(site, 'returner', 5000)
  await site.context.member.setContact(id, { email: 'returner@example.com' })
  await client.must(close, { accountId })
  const { id: withdrawalId } = await waiting(id)
  const reason = 'the bank does not know this account'
  await cashier.must('POST /office/api/withdrawal/reject', { id: withdrawalId, reason })
  await site.context.privacy.completeClosings()
  expect(await stateOf(id)).toBe('open')
  expect(await own('cash')).toBe(50_000_000n)
  expect(await login('returner')).toBe('accepted')
  expect(await stake(site, id, 5)).toBeUndefined()
  const letters = await site.context.verification.outbox('returner@example.com')
  expect(letters.map(({ text }) => text).join(' ')).toMatch(
    /has been closed.*reopened|reopened.*has been closed/s,
  )
})

test('[ACC-14] closing twice at once makes one payout', async () => {
  const { id, client, accountId, own } = await payee(site, 'twice', 700)
  await client.must('PUT /wps/withdrawal/account', { ...bank, number: '9988776655' })
  const both = await Promise.all([1, 2, 3].map(() => client.call(close, { accountId })))
  expect(both.some(({ answer }) => answer.success)).toBe(true)
  expect(await own('hold')).toBe(7_000_000n)
  expect(await own('cash')).toBe(0n)
  expect(await stateOf(id)).toBe('closing')
})
