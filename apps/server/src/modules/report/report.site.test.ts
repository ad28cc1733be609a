import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { amountOf } from '@fairhouse/money'
import { laneOf, memberAccount, worldAccount, type Reader } from '#modules/wallet'
import { createTestSite, type TestSite } from '@fairhouse/site/testing'

const members = Array.from({ length: 6 }, () => randomUUID())

function deposit(site: TestSite, memberId: string, units: bigint) {
  const lane = laneOf(memberId)
  const world = worldAccount({ brand: 'fairhouse', currency: 'VND', lane })
  const to = memberAccount(memberId, 'cash', 'VND')
  const postings = [{ from: [world], to, amount: amountOf(units) }]
  const facts = { id: randomUUID(), code: 'deposit', lane, reference: 'test' }
  return site.context.wallet.transfer({ ...facts, postings })
}

test('failing and concurrent readers process each row once', async () => {
  await using site = await createTestSite({ seed: 'empty' })
  await site.sql('CREATE TABLE report_test (lane int, seq bigint)')
  await site.sql('GRANT INSERT ON report_test TO fairhouse_server')
  let steps = 0
  const reader: Reader = {
    name: 'test',
    async apply(rows, transaction) {
      steps += 1
      for (const { lane, seq } of rows) {
        const values = { lane, seq }
        await transaction
          .withTables<{ report_test: typeof values }>()
          .insertInto('report_test')
          .values(values)
          .execute()
      }
      if (steps % 3 === 0) throw new Error('in the middle')
    },
  }
  const requested = 400
  let isDone = false
  const step = () => site.context.wallet.read(reader).catch(() => 1)
  const readers = Array.from({ length: 3 }, async () => {
    while (!isDone) await step()
  })
  const transfers = Array.from({ length: requested }, (_, number) =>
    deposit(site, members[number % members.length] ?? '', 1n),
  )
  await Promise.all(transfers)
  isDone = true
  await Promise.all(readers)
  while ((await step()) > 0);
  const found = await site.sql('SELECT lane, seq FROM report_test ORDER BY lane, seq')
  expect(found).toHaveLength(requested)
  for (const lane of [0, 1]) {
    const seqs = found.filter((row) => row.lane === lane).map(({ seq }) => Number(seq))
    expect(seqs).toEqual(seqs.map((_, index) => index + 1))
  }
})
