import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { amountOf } from '@fairhouse/money'
import { createTestSite, temporaryFolder, type TestSite } from '@fairhouse/site/testing'
import { laneOf, memberAccount, worldAccount } from './index.ts'

/** Members who receive and spend money in both lanes. */
async function busySite(config = {}): Promise<TestSite> {
  const site = await createTestSite({ config, seed: 'empty' })
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
  await site.context.wallet.seal()
  return site
}

const audit = (site: TestSite) => site.context.wallet.audit()

test('a sound ledger has correct chains, entries and balances', async () => {
  await using site = await busySite()
  const { transfers, findings } = await audit(site)
  expect({ transfers, findings }).toEqual({ transfers: 32, findings: [] })
})

/** Runs as the database owner, past the triggers. */
const past = 'SET session_replication_role = replica;'
const lane = '(SELECT lane FROM wallet_transfer GROUP BY lane ORDER BY count(*) DESC LIMIT 1)'
const middle = `lane = ${lane} AND seq = 3`
test.each([
  [
    'a changed balance of a line',
    `UPDATE wallet_transfer SET cash = cash + 1 WHERE lane = ${lane} AND seq = 2`,
    'row 2',
  ],
  [
    'a changed amount',
    `UPDATE wallet_transfer SET moves = replace(moves, '0 ', '1 ')
       WHERE lane = ${lane} AND seq = 2`,
    'row 2',
  ],
  [
    'a changed amount whose digest was made to fit',
    `UPDATE wallet_transfer SET reference = 'round 2' WHERE ${middle};
     UPDATE wallet_seal AS s SET digests = wallet_digest(t) FROM wallet_transfer AS t
       WHERE t.lane = ${lane} AND t.seq = 3 AND s.lane = t.lane AND s.last_seq = 3`,
    'rows 3 to 3 are not those that were sealed',
  ],
  ['a deleted row', `DELETE FROM wallet_transfer WHERE ${middle}`, 'row 3 is missing'],
  ['a deleted batch', `DELETE FROM wallet_batch WHERE number = 2`, 'batch 2 is missing'],
  ['a deleted seal', `DELETE FROM wallet_seal WHERE number = 2`, 'batch 2 is missing'],
  [
    'a cut tail',
    `DELETE FROM wallet_transfer t USING wallet_lane l WHERE t.lane = l.lane AND t.seq = l.seq`,
    'is missing',
  ],
  [
    'swapped rows',
    `UPDATE wallet_transfer SET seq = 999 WHERE lane = ${lane} AND seq = 1;
     UPDATE wallet_transfer SET seq = 1 WHERE lane = ${lane} AND seq = 2;
     UPDATE wallet_transfer SET seq = 2 WHERE lane = ${lane} AND seq = 999`,
    'row 1',
  ],
  ['a forged balance', `UPDATE wallet_member SET cash = cash + 1`, 'the balance of member/'],
  [
    'a forged balance of the house',
    `UPDATE wallet_house SET balance = balance + 1`,
    'the balance of world@',
  ],
  [
    'a row that was never committed',
    `INSERT INTO wallet_transfer (id, lane, seq, at, code, reference, content, taken, moves)
       SELECT gen_random_uuid(), lane, seq + 1, at, 'test', '', '', '', '' FROM wallet_lane`,
    'is missing',
  ],
])('%s is found and named', async (_, damage, finding) => {
  await using site = await busySite()
  await site.sql(`${past} ${damage}`)
  const { findings } = await audit(site)
  expect(findings.join('\n')).toContain(finding)
})

/** Removes the last row of the busiest lane with everything that refers to it. */
const cut = `${past}
  CREATE TEMP TABLE gone AS SELECT lane, seq FROM wallet_lane WHERE lane = ${lane};
  DELETE FROM wallet_transfer t USING gone WHERE t.lane = gone.lane AND t.seq = gone.seq;
  DELETE FROM wallet_batch b USING gone WHERE b.lane = gone.lane AND last_seq = gone.seq;
  DELETE FROM wallet_seal b USING gone WHERE b.lane = gone.lane AND last_seq = gone.seq;
  UPDATE wallet_member m SET line = last.line, cash = last.cash FROM (
    SELECT DISTINCT ON (member) * FROM wallet_transfer WHERE line IS NOT NULL
      ORDER BY member, line DESC) last WHERE last.member = m.no;
  UPDATE wallet_house h SET balance = (SELECT coalesce(sum(split_part(move, ':', 2)::bigint), 0)
    FROM wallet_transfer t, string_to_table(rtrim(t.moves), ' ') AS move
    WHERE split_part(move, ':', 1)::bigint = h.no * 16 + 15);
  UPDATE wallet_lane l SET seq = last_seq, batch = number FROM (
    SELECT DISTINCT ON (lane) * FROM wallet_batch ORDER BY lane, number DESC) b, gone
    WHERE b.lane = l.lane AND l.lane = gone.lane`

test('a truncated journal is detected by the external anchors', async () => {
  using folder = temporaryFolder()
  const file = join(folder.path, 'anchors.jsonl')
  await using site = await busySite({ anchorFile: file })
  await site.context.wallet.anchor()
  expect((await audit(site)).findings).toEqual([])
  await site.sql(cut)
  expect((await audit(site)).findings.join()).toMatch(/it ends at row \d+, but batch \d+ was anch/)
  rmSync(file)
  expect((await audit(site)).findings).toEqual([])
})

test('a ledger anchored before its first transfer is sound', async () => {
  using folder = temporaryFolder()
  const file = join(folder.path, 'anchors.jsonl')
  await using site = await createTestSite({ config: { anchorFile: file }, seed: 'empty' })
  await site.context.wallet.anchor()
  expect((await audit(site)).findings).toEqual([])
})

test('the server’s database role cannot change or delete journal rows', async () => {
  await using site = await busySite()
  const { pool } = site.context.kit.database
  const tables = ['wallet_transfer', 'wallet_seal', 'wallet_batch', 'wallet_v1_transfer']
  for (const table of tables) {
    for (const statement of [`UPDATE ${table} SET lane = 1`, `DELETE FROM ${table}`]) {
      await expect(pool.query(statement)).rejects.toThrow(`permission denied for table ${table}`)
    }
    await expect(pool.query(`TRUNCATE ${table}`)).rejects.toThrow('permission denied')
    await expect(pool.query(`ALTER TABLE ${table} DISABLE TRIGGER ALL`)).rejects.toThrow('owner')
    await expect(site.sql(`DELETE FROM ${table}`)).rejects.toThrow('only appended')
  }
})
