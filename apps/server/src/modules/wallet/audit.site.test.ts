import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { amountOf } from '@fairhouse/money'
import { createTestSite, type TestSite } from '@fairhouse/site/testing'
import { auditWallet, laneOf, memberAccount, worldAccount } from './index.ts'

/** A few members who get and spend money on both lanes. */
async function busySite(): Promise<TestSite> {
  const site = await createTestSite({ extend: () => undefined })
  for (let member = 0; member < 8; member += 1) {
    const id = randomUUID()
    const lane = laneOf(id)
    const world = worldAccount({ brand: 'fairhouse', currency: 'VND', lane })
    const cash = memberAccount(id, 'cash', 'VND')
    for (const [from, to, units] of [
      [world, cash, 70_000n],
      [cash, world, 30_000n],
      [cash, world, 90_000n],
      [cash, world, 5000n],
    ] as const) {
      const postings = [{ from: [from], to, amount: amountOf(units) }]
      const facts = { code: 'test', lane, reference: 'round 1', postings }
      await site.context.wallet.transfer({ id: randomUUID(), ...facts })
    }
  }
  return site
}

const audit = (site: TestSite) => auditWallet(site.context.kit.database)

test('sound books: every chain, entry and balance is as it must be', async () => {
  await using site = await busySite()
  expect(await audit(site)).toEqual({ transfers: 32, findings: [] })
})

/** By somebody who owns the database, past the triggers that keep everybody else away. */
const past = 'SET session_replication_role = replica;'
const lane = '(SELECT lane FROM wallet_transfer GROUP BY lane ORDER BY count(*) DESC LIMIT 1)'
const middle = `lane = ${lane} AND seq = 3`

test.each([
  ['a changed amount', `UPDATE wallet_entry SET amount = amount + 1 WHERE version = 2`, 'entry 2'],
  [
    'an amount changed in the transfer too',
    `UPDATE wallet_transfer SET moves[2] = moves[2] - 1 WHERE ${middle}`,
    'row 3',
  ],
  ['a deleted row', `DELETE FROM wallet_transfer WHERE ${middle}`, 'row 3 is missing'],
  [
    'a cut tail',
    `DELETE FROM wallet_transfer t USING wallet_lane l WHERE t.lane = l.lane AND t.seq = l.seq`,
    'its chain ends at',
  ],
  [
    'swapped rows',
    `UPDATE wallet_transfer SET seq = CASE seq WHEN 1 THEN 999 ELSE 1 END
       WHERE lane = ${lane} AND seq IN (1, 2) AND seq = 1;
     UPDATE wallet_transfer SET seq = 1 WHERE lane = ${lane} AND seq = 2;
     UPDATE wallet_transfer SET seq = 2 WHERE lane = ${lane} AND seq = 999`,
    'row 1',
  ],
  [
    'a forged balance',
    `UPDATE wallet_account SET balance = balance + 1 WHERE address LIKE 'member/%'`,
    'the balance of member/',
  ],
  [
    'an orphan entry',
    `INSERT INTO wallet_entry SELECT account_id, 77, lane, 77, 5, balance + 5
       FROM wallet_entry LIMIT 1`,
    'entry 77',
  ],
])('%s is found and named', async (_, damage, finding) => {
  await using site = await busySite()
  await site.sql(`${past} ${damage}`)
  const { findings } = await audit(site)
  expect(findings.join('\n')).toContain(finding)
})
