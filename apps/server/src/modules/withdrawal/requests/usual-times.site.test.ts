import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '@fairhouse/site/testing'
import { payee } from '../withdrawals.testing.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

/** Paid withdrawals of the account, each a minute longer than the one before. */
async function addPaid(accountId: string, from: number, to: number) {
  await site.sql(
    `WITH made AS (
       INSERT INTO withdrawal_request (id, member_id, brand_id, account_id, currency, amount, fee,
         state, paid, fee_taken, returned, back_due, day, created_at)
       SELECT gen_random_uuid(), member_id, brand_id, id, 'VND', 1000000, 0, 'paid', 1000000, 0, 0,
         0, '2026-01-01', $2::timestamptz - make_interval(mins => minutes)
       FROM withdrawal_account, generate_series($3::int, $4::int) AS minutes WHERE id = $1
       RETURNING id)
     INSERT INTO withdrawal_move (id, withdrawal_id, from_state, to_state, actor_kind, at)
     SELECT gen_random_uuid(), id, 'paying', 'paid', 'system', $2 FROM made`,
    [accountId, site.now(), from, to],
  )
}

test('[PC-04] the usual time is the median of recent withdrawals by the same way', async () => {
  const { client, accountId } = await payee(site, 'usual')
  const usual = async () => (await client.must('GET /wps/withdrawal/facts', {})).usualSeconds
  await addPaid(accountId, 1, 9)
  expect(await usual()).toEqual({ bank: null, ewallet: null, crypto: null })
  await addPaid(accountId, 10, 11)
  // The cached figure expires after five minutes.
  await site.advance(301)
  expect(await usual()).toEqual({ bank: 6 * 60, ewallet: null, crypto: null })
})
