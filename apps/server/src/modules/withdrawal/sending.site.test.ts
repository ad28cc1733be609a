import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toWire } from '@fairhouse/money'
import { createTestSite, type TestClient, type TestSite } from '@fairhouse/site/testing'
import { colleague, dong, payee, refusalOf } from './withdrawals.testing.ts'

let site: TestSite
let cashier: TestClient

beforeAll(async () => {
  site = await createTestSite()
  cashier = await colleague(site, 'cashier', ['cashier'])
})
afterAll(() => site.close())

async function approved(name: string) {
  const member = await payee(site, name, 100_000)
  await member.ask('100000')
  const id = (await member.latest())?.id ?? ''
  await cashier.must('POST /office/api/withdrawal/approve', { id })
  return { ...member, withdrawalId: id }
}

/** As a crash leaves it: the part is written down, and nothing was asked or nothing heard. */
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

test('a crash after the end was known: the money moves once, however often tried', async () => {
  const { own, latest } = await stopped('crashed', 'known', 'paid')
  expect(await own('hold')).toBe(dong(100_000))
  const { withdrawal, wallet } = site.context
  await Promise.all([withdrawal.tend(), withdrawal.tend(), withdrawal.tend()])
  await withdrawal.tend()
  expect([await own('cash'), await own('hold')]).toEqual([0n, 0n])
  expect(await latest()).toMatchObject({ state: 'paid', paid: '99500.0000' })
  expect((await latest())?.parts).toHaveLength(1)
  expect(await wallet.audit()).toMatchObject({ findings: [] })
})

test('a refused payout fails: all goes back to the balance, and the member is told', async () => {
  const { own, latest, client } = await stopped('failed', 'known', 'refused')
  await site.context.withdrawal.tend()
  expect([await own('cash'), await own('hold')]).toEqual([dong(100_000), 0n])
  expect(await latest()).toMatchObject({ state: 'failed', returned: toWire(dong(100_000)) })
  const { list } = await client.must('GET /wps/message/list', {})
  expect(list[0]?.kind).toBe('withdrawalFailed')
})

test('a crash between the decision and the books: what is due goes back once', async () => {
  const { own, withdrawalId: id } = await approved('half')
  await site.sql(
    `UPDATE withdrawal_request SET state = 'rejected', returned = amount, back_due = amount
      WHERE id = $1`,
    [id],
  )
  const { withdrawal } = site.context
  await Promise.all([withdrawal.tend(), withdrawal.tend()])
  expect([await own('cash'), await own('hold')]).toEqual([dong(100_000), 0n])
})

test('a provider that nobody has pays nothing, and by hand needs its evidence', async () => {
  const { withdrawalId: id, own } = await approved('nobody')
  const pay = (body: object) =>
    refusalOf(cashier.call('POST /office/api/withdrawal/pay', { id, provider: 'NOWHERE', ...body }))
  expect(await pay({})).toBe('provider_unavailable')
  expect(await pay({ provider: 'hand' })).toBe('invalid_fields')
  expect(await own('hold')).toBe(dong(100_000))
})
