import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addMember, createTestSite, enter, type TestSite } from '@fairhouse/site/testing'

/** One white dot. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC'

/** Reviewed copies of a deposit, each a minute longer than the one before. */
async function addReviewed(site: TestSite, id: string, from: number, to: number) {
  await site.sql(
    `WITH made AS (
       INSERT INTO payment_deposit SELECT (jsonb_populate_record(NULL::payment_deposit,
         to_jsonb(deposit) || jsonb_build_object('id', gen_random_uuid(), 'state', 'rejected',
           'reference', 'R' || minutes, 'updated_at', $2::timestamptz))).*
       FROM payment_deposit deposit, generate_series($3::int, $4::int) AS minutes
       WHERE deposit.id = $1
       RETURNING id, substr(reference, 2)::int AS minutes)
     INSERT INTO payment_move (deposit_id, place, at, from_state, to_state, actor)
     SELECT id, 1, $2::timestamptz - make_interval(mins => minutes), 'pending', 'reviewing',
       'member' FROM made UNION ALL
     SELECT id, 2, $2::timestamptz, 'reviewing', 'rejected', 'staff' FROM made`,
    [id, site.now(), from, to],
  )
}

test('[PC-03] a review says how long recent ones took, once there were ten', async () => {
  await using site = await createTestSite()
  await addMember(site, { name: 'waiting' })
  const client = site.visitor()
  await enter(client, 'waiting')
  const id = randomUUID()
  const created = await client.must('PUT /wps/deposit', {
    id,
    method: 'transfer',
    amount: '1000000',
  })
  expect(created).toMatchObject({ state: 'pending', usualReviewSeconds: null })
  await addReviewed(site, id, 1, 9)
  await client.must('POST /wps/deposit/proof', { id, image: png })
  const usual = async () => (await client.must('GET /wps/deposit/one', { id })).usualReviewSeconds
  expect(await usual()).toBeNull()
  await addReviewed(site, id, 10, 11)
  // The cached figure expires after five minutes.
  await site.advance(301)
  expect(await usual()).toBe(6 * 60)
})
