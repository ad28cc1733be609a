import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestSite, temporaryFolder, type TestSite } from '@fairhouse/site/testing'

const entry = (id: string) => ({
  actor: { kind: 'system', id: null } as const,
  action: 'win.approve' as const,
  subject: { kind: 'round' as const, id },
  before: { words: 'ž ; 3:x', nothing: null },
  after: { list: [1, 'two'] },
  address: '10.0.0.1',
  reason: 'because; of 5:this',
})

/** A log of six rows. */
async function busySite(config = {}): Promise<TestSite> {
  const site = await createTestSite({ config, seed: 'empty' })
  for (const id of ['1', '2', '3', '4', '5', '6']) await site.context.audit.record(entry(id))
  return site
}

const findingOf = async (site: TestSite) => (await site.context.audit.verify()).finding

test('an untouched log verifies, with empty and unusual values', async () => {
  await using site = await busySite()
  await site.context.audit.record({
    actor: { kind: 'visitor', id: null },
    action: 'message.send',
    subject: { kind: 'round' as const, id: null },
  })
  expect(await site.context.audit.verify()).toMatchObject({ entries: 7, finding: undefined })
})

/** Changes made by the database owner, bypassing the triggers. */
const past = 'SET session_replication_role = replica;'
const forged = `INSERT INTO audit_entry SELECT 7, gen_random_uuid(), at, actor_kind, actor_id,
  action, subject_kind, subject_id, brand_id, before, after, address, reason, digest
  FROM audit_entry WHERE seq = 6`

const damages: [string, string, string][] = [
  ['a changed row', `UPDATE audit_entry SET reason = 'another' WHERE seq = 3`, 'row 3 ('],
  ['a changed time', `UPDATE audit_entry SET at = at + interval '1 us' WHERE seq = 2`, 'row 2 ('],
  ['changed facts', `UPDATE audit_entry SET after = '{"list":[2]}' WHERE seq = 5`, 'row 5 ('],
  [
    'words moved to the next field',
    `UPDATE audit_entry SET address = '', reason = address || reason WHERE seq = 4`,
    'row 4 (',
  ],
  [
    'a changed row whose digest was made to fit',
    `UPDATE audit_entry e SET reason = 'another' WHERE seq = 3;
     UPDATE audit_entry e SET digest = audit_digest(
       (SELECT digest FROM audit_entry WHERE seq = 2), e) WHERE seq = 3`,
    'row 4 (',
  ],
  ['a deleted row', 'DELETE FROM audit_entry WHERE seq = 3', 'row 3 is missing'],
  ['a deleted first row', 'DELETE FROM audit_entry WHERE seq = 1', 'row 1 is missing'],
  [
    'a deleted row whose place was closed',
    'DELETE FROM audit_entry WHERE seq = 3; UPDATE audit_entry SET seq = seq - 1 WHERE seq > 3',
    'row 3 (',
  ],
  [
    'swapped rows',
    `UPDATE audit_entry SET seq = 99 WHERE seq = 2; UPDATE audit_entry SET seq = 2 WHERE seq = 3;
     UPDATE audit_entry SET seq = 3 WHERE seq = 99`,
    'row 2 (',
  ],
  ['a cut tail', 'DELETE FROM audit_entry WHERE seq > 4', 'row 5 is missing'],
  ['a forged row', forged, 'row 7 ('],
  ['a forged head', `UPDATE audit_head SET seq = 7`, 'row 7 is missing'],
]

test('changed, deleted, swapped, truncated or forged rows are found and named', async () => {
  await using site = await busySite()
  await site.sql(
    'CREATE TABLE kept_entry AS TABLE audit_entry; CREATE TABLE kept_head AS TABLE audit_head',
  )
  const restore = `${past} DELETE FROM audit_entry; INSERT INTO audit_entry TABLE kept_entry;
    DELETE FROM audit_head; INSERT INTO audit_head TABLE kept_head`
  for (const [name, damage, finding] of damages) {
    await site.sql(`${past} ${damage}`)
    expect(await findingOf(site), name).toContain(`audit log: ${finding}`)
    await site.sql(restore)
    expect(await findingOf(site), name).toBeUndefined()
  }
})

test('[AUD-03] a truncated or rewritten log with its head is found by the anchors', async () => {
  using folder = temporaryFolder()
  const file = join(folder.path, 'anchors.jsonl')
  await using site = await busySite({ anchorFile: file })
  await site.context.audit.anchor()
  await site.context.audit.anchor()
  await site.context.wallet.anchor()
  expect(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /"seq":"6"/.test(line)),
  ).toHaveLength(1)
  expect(await findingOf(site)).toBeUndefined()
  expect((await site.context.wallet.audit()).findings).toEqual([])
  const cut = `DELETE FROM audit_entry WHERE seq > 4; UPDATE audit_head SET seq = 4,
    digest = (SELECT digest FROM audit_entry WHERE seq = 4)`
  await site.sql(`${past} ${cut}`)
  expect(await findingOf(site)).toBe('audit log: it ends at row 4, but 6 was anchored')
  for (const id of ['5', '6']) await site.context.audit.record(entry(id))
  expect(await findingOf(site)).toMatch(/^audit log: row 6 \(.*\) is not the one anchored$/)
  rmSync(file)
  expect(await findingOf(site)).toBeUndefined()
})

test('the server’s role can add and read, never change, truncate or set the head', async () => {
  await using site = await busySite()
  const { pool } = site.context.kit.database
  const denied = [
    `UPDATE audit_entry SET reason = ''`,
    'DELETE FROM audit_entry',
    'TRUNCATE audit_entry',
    'UPDATE audit_head SET seq = 0',
    'DELETE FROM audit_head',
  ]
  for (const statement of denied) {
    await expect(pool.query(statement), statement).rejects.toThrow('permission denied')
  }
  await expect(pool.query('ALTER TABLE audit_entry DISABLE TRIGGER ALL')).rejects.toThrow('owner')
  await expect(pool.query(`INSERT INTO audit_head (seq, digest) VALUES (0, '')`)).rejects.toThrow()
  await expect(site.sql('DELETE FROM audit_entry')).rejects.toThrow('only appended')
  // The trigger overwrites a chosen seq and digest.
  await pool.query(`INSERT INTO audit_entry (seq, id, at, actor_kind, action, subject_kind, digest)
    VALUES (3, gen_random_uuid(), now(), 'system', 'test.own', 'thing', 'mine')`)
  expect(await site.context.audit.verify()).toMatchObject({ entries: 7, finding: undefined })
})

test('parallel writers make one chain, and a rollback leaves no gap', async () => {
  await using site = await busySite()
  const { audit, kit } = site.context
  const inTransaction = (id: string, fails: boolean) =>
    kit.database.db.transaction().execute(async (transaction) => {
      await audit.record(entry(id), transaction)
      if (fails) throw new Error('undone')
    })
  const writes = Array.from({ length: 60 }, (_, turn) =>
    turn % 3 === 0 ? audit.record(entry('a')) : inTransaction('b', turn % 3 === 1),
  )
  const ended = await Promise.allSettled(writes)
  expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(20)
  expect(await audit.verify()).toMatchObject({ entries: 46, finding: undefined })
})
