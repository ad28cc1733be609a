import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { amountOf } from '@fairhouse/money'
import { createTestSite, databaseOf } from '@fairhouse/site/testing'
import { laneOf, memberAccount, worldAccount, type Transfer } from './index.ts'

function deposits(count: number): Transfer[] {
  const member = randomUUID()
  const lane = laneOf(member)
  const world = worldAccount({ brand: 'fairhouse', currency: 'VND', lane })
  const to = memberAccount(member, 'cash', 'VND')
  return Array.from({ length: count }, () => ({
    id: randomUUID(),
    code: 'deposit',
    lane,
    reference: '',
    postings: [{ from: [world], to, amount: amountOf(1n) }],
  }))
}

test('a database outage fails all waiting transfers at once; they can be retried', async () => {
  await using site = await createTestSite({ seed: 'empty' })
  const { wallet } = site.context
  const database = databaseOf(site)
  const pending = deposits(40)
  await Promise.all(pending.slice(0, 20).map(wallet.transfer))
  await database.goAway()
  const ends = await Promise.allSettled(pending.map(wallet.transfer))
  expect(ends.map(({ status }) => status)).toEqual(pending.map(() => 'rejected'))
  await database.comeBack()
  const again = await Promise.all(pending.map(wallet.transfer))
  expect(again.map(({ refusal }) => refusal)).toEqual(pending.map(() => undefined))
  expect(again.filter(({ repeated }) => repeated)).toHaveLength(20)
  expect((await wallet.audit()).findings).toEqual([])
  expect(site.logs.join('\n')).not.toContain('is sent apart')
})
