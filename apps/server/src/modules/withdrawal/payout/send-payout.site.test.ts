import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toWire } from '@fairhouse/money'
import {
  createTestSite,
  newColleague,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'
import { dong, payee, refusalOf } from '../withdrawals.testing.ts'

let site: TestSite
let cashier: TestClient

beforeAll(async () => {
  site = await createTestSite()
  cashier = await newColleague(site, 'cashier', 'cashier')
})
afterAll(() => site.close())

async function approved(name: string) {
  const member = await payee(site, name, 100_000)
  await member.ask('100000')
  const id = (await member.latest())?.id ?? ''
  await cashier.must('POST /office/api/withdrawal/approve', { id })
  return { ...member, withdrawalId: id }
}

/** As after a crash: the part is stored, but the request or its answer is missing. */
async function stopped(name: string, state: 'sending' | 'known', outcome: string | null) {
  const member = await approved(name)
  const payoutId = randomUUID()
  const { withdrawalId: id } = member
  await site.sql(`UPDATE withdrawal_request SET state = 'paying' WHERE id = $1`, [id])
  await site.sql(
    `INSERT INTO withdrawal_payout (id, withdrawal_id, member_id, provider, amount, fee, state,
      outcome, sent_at) VALUES ($1, $2, $3, 'NONE', 995000000, 5000000, $4, $5, now())`,
    [payoutId, id, member.id, state, outcome],
  )
  return { ...member, payoutId }
}

test('after a crash with a known outcome the money moves once', async () => {
  const { own, latest } = await stopped('crashed', 'known', 'paid')
  expect(await own('hold')).toBe(dong(100_000))
  const { withdrawal, wallet } = site.context
  await Promise.all([
    withdrawal.runTimedWork(),
    withdrawal.runTimedWork(),
    withdrawal.runTimedWork(),
  ])
  await withdrawal.runTimedWork()
  expect([await own('cash'), await own('hold')]).toEqual([0n, 0n])
  expect(await latest()).toMatchObject({ state: 'paid', paid: '99500.0000' })
  expect((await latest())?.parts).toHaveLength(1)
  expect(await wallet.audit()).toMatchObject({ findings: [] })
})

test('a refused payout returns everything to the balance and notifies the member', async () => {
  const { own, latest, client } = await stopped('failed', 'known', 'refused')
  await site.context.withdrawal.runTimedWork()
  expect([await own('cash'), await own('hold')]).toEqual([dong(100_000), 0n])
  expect(await latest()).toMatchObject({ state: 'failed', returned: toWire(dong(100_000)) })
  const { list } = await client.must('GET /wps/message/list', {})
  expect(list.map(({ kind }) => kind)).toContain('withdrawalFailed')
})

test('a crash between decision and ledger returns the money once', async () => {
  const { own, withdrawalId: id } = await approved('half')
  await site.sql(
    `UPDATE withdrawal_request SET state = 'rejected', returned = amount, back_due = amount
      WHERE id = $1`,
    [id],
  )
  const { withdrawal } = site.context
  await Promise.all([withdrawal.runTimedWork(), withdrawal.runTimedWork()])
  expect([await own('cash'), await own('hold')]).toEqual([dong(100_000), 0n])
})

test('an unknown provider pays nothing, and paying by hand needs evidence', async () => {
  const { withdrawalId: id, own } = await approved('nobody')
  const pay = (body: object) =>
    refusalOf(cashier.call('POST /office/api/withdrawal/pay', { id, provider: 'NOWHERE', ...body }))
  expect(await pay({})).toBe('provider_unavailable')
  expect(await pay({ provider: 'hand' })).toBe('invalid_fields')
  expect(await own('hold')).toBe(dong(100_000))
})
