import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { amountOf, type Amount } from '@fairhouse/money'
import { createTestSite, type TestSite } from '@fairhouse/site/testing'
import { migrate, openDatabase } from '#platform/database'
import {
  laneOf,
  memberAccount,
  providerAccount,
  stakeTermsGuard,
  worldAccount,
  type MemberKind,
} from './index.ts'
import { createReaderPass } from './reader.ts'
import { readerStore } from './store/reader.ts'

/** A journal that the version before migration 0088 wrote, and what its members had then. */
const written = z.object({
  members: z.array(
    z.object({
      id: z.string(),
      ids: z.record(z.string(), z.string()),
      cash: z.string(),
      bonus: z.string(),
      hold: z.string(),
      trial: z.string(),
    }),
  ),
  heads: z.array(z.object({ lane: z.number(), batch: z.string(), head: z.string() })),
  tables: z.record(z.string(), z.array(z.unknown())),
})

const { members, heads, tables } = written.parse(
  JSON.parse(readFileSync(new URL('./first-journal.testing.json', import.meta.url), 'utf8')),
)

let site: TestSite

/** Takes the database back to the version before the migration. */
const takeBack = `SET LOCAL session_replication_role = replica;
  DROP VIEW wallet_account, wallet_row, wallet_trial.wallet_row,
    wallet_commit, wallet_line;
  DROP FUNCTION wallet_digest;
  DO $$ DECLARE place text; name text; BEGIN
    FOR name IN SELECT format('DROP TRIGGER %I ON %s', tgname, tgrelid::regclass) FROM pg_trigger
      WHERE NOT tgisinternal AND tgrelid::regclass::text LIKE 'wallet_v1%'
    LOOP EXECUTE name; END LOOP;
    FOREACH place IN ARRAY ARRAY['public', 'wallet_trial'] LOOP
      FOREACH name IN ARRAY ARRAY['lane', 'member', 'house', 'transfer', 'batch', 'seal'] LOOP
        EXECUTE format('DROP TABLE %I.%I', place, 'wallet_' || name);
      END LOOP;
      FOREACH name IN ARRAY ARRAY['account', 'transfer', 'entry', 'batch', 'lane'] LOOP
        EXECUTE format('TRUNCATE %I.%I', place, 'wallet_v1_' || name);
        EXECUTE format('ALTER TABLE %I.%I RENAME TO %I', place, 'wallet_v1_' || name,
          'wallet_' || name);
      END LOOP;
    END LOOP;
  END $$;
  DELETE FROM platform_migration WHERE name IN ('0088-wallet-journal.sql', '0090-lanes.sql');
  DELETE FROM platform_function; DELETE FROM platform_role`

beforeAll(async () => {
  site = await createTestSite({ seed: 'empty' })
  await site.sql(takeBack)
  for (const [name, rows] of Object.entries(tables)) {
    await site.sql(
      `INSERT INTO ${name} OVERRIDING SYSTEM VALUE
        SELECT * FROM json_populate_recordset(NULL::${name}, $1)`,
      [JSON.stringify(rows)],
    )
  }
  const { databaseUrl: url } = site
  const database = openDatabase({ url, poolSize: 2, log: site.context.kit.log })
  await migrate(database)
  await database.close()
})
afterAll(() => site.close())

const accountOf = (id: string, kind: MemberKind) => memberAccount(id, kind, 'VND')

function factsOf({ id, ids }: (typeof members)[number], name: string, code: string) {
  const balanceOf = [accountOf(id, 'cash'), accountOf(id, 'bonus')]
  const lane = laneOf(id)
  const facts = { code, lane, reference: name, requestContent: name, balanceOf }
  return { ...facts, id: ids[name] ?? '', guards: [stakeTermsGuard(id, 1n)] }
}

/** Money of a member from the world, and a stake with a provider. */
function moneyOf(id: string) {
  const scope = { brand: 'fairhouse', currency: 'VND', lane: laneOf(id) } as const
  const [world, vendor] = [worldAccount(scope), providerAccount('TEST', scope)]
  const cash = accountOf(id, 'cash')
  return {
    gift: (amount: Amount) => [{ from: [world], to: cash, amount }],
    stake: (amount: Amount) => [{ from: [cash], to: vendor, amount }],
  }
}

test('balances, counters, chains and anchors go on, and the audit is sound', async () => {
  const { wallet, kit } = site.context
  for (const { id, cash, bonus, hold, trial } of members) {
    expect(String(await wallet.balanceOf([accountOf(id, 'cash')]))).toBe(cash)
    expect(String(await wallet.balanceOf([accountOf(id, 'bonus')]))).toBe(bonus)
    expect(String(await wallet.balanceOf([accountOf(id, 'hold')]))).toBe(hold)
    expect(String(await wallet.trial.balanceOf([accountOf(id, 'trial')]))).toBe(trial)
    const counters = await wallet.counters(kit.database.db, id)
    const blocked = id === members.at(-1)?.id ? 1n : 0n
    expect(counters).toMatchObject({ seat: 1n, staked: 100n, lost: 45n, blocked })
  }
  const audit = await wallet.audit()
  expect(audit.findings).toEqual([])
  // Later lanes are empty.
  const used = audit.heads.slice(0, heads.length)
  expect(used).toEqual(heads.map((head) => expect.objectContaining(head)))
  expect(audit.transfers).toBe(tables['public.wallet_transfer']?.length)
})

test('ids of the first design are answered, refused and reversed as before', async () => {
  const { wallet } = site.context
  for (const member of members) {
    const { id, ids, cash, bonus } = member
    const { gift, stake } = moneyOf(id)
    const before = BigInt(cash) + BigInt(bonus)
    const again = await wallet.transfer({
      ...factsOf(member, 'deposit', 'deposit'),
      postings: gift(amountOf(70n)),
    })
    expect(again).toMatchObject({ repeated: true, refusal: undefined, balance: before })
    const refused = { ...factsOf(member, 'refused', 'vendor.debit'), postings: stake(amountOf(1n)) }
    expect(await wallet.transfer(refused)).toMatchObject({
      repeated: true,
      refusal: 'insufficient_funds',
    })
    const other = { ...refused, requestContent: 'something else' }
    expect(await wallet.transfer(other)).toMatchObject({ refusal: 'id_conflict' })
    const voided = { ...factsOf(member, 'voided', 'deposit'), postings: gift(amountOf(5n)) }
    expect(await wallet.transfer(voided)).toMatchObject({ refusal: 'rolled_back' })
    const { terms } = await wallet.counters(site.context.kit.database.db, id)
    const facts = factsOf(member, 'undo', 'vendor.rollback')
    const undo = { ...facts, id: randomUUID(), guards: [stakeTermsGuard(id, terms)] }
    const { play = '', undone = '' } = ids
    expect(await wallet.reverse({ ...undo, targets: [undone] })).toMatchObject({
      refusal: 'already_reversed',
    })
    // The play staked 100 and won 55.
    const reversed = await wallet.reverse({ ...undo, id: randomUUID(), targets: [play] })
    expect(reversed).toMatchObject({ refusal: undefined, balance: before + 45n })
    const found = await wallet.find(play)
    expect(found).toMatchObject({ code: 'vendor.play', reference: 'play' })
    expect(found?.moves.find(({ amount }) => amount === '-70')?.address).toBe(`member/${id}/cash`)
  }
  expect((await wallet.audit()).findings).toEqual([])
})

test('a statement crosses from one design to the other', async () => {
  const { wallet } = site.context
  const [member] = members
  const account = accountOf(member?.id ?? '', 'cash')
  const period = { from: new Date(0), to: new Date(site.now().getTime() + 3_600_000) }
  const { opening, lines, closing } = await wallet.statement(account, period)
  expect(opening).toBe(0n)
  expect(closing).toBe(await wallet.balanceOf([account]))
  expect(lines.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['deposit', 'vendor.play', 'vendor.rollback']),
  )
  let balance = 0n
  for (const line of lines) {
    balance += line.amount
    expect(line.balance).toBe(balance)
  }
})

test('readers that start from the first row get the rows of both designs in order', async () => {
  const seen: string[] = []
  const reader = {
    name: 'test.both',
    apply: (rows: readonly { lane: number; seq: string; moves: readonly unknown[] }[]) => {
      for (const { lane, seq, moves } of rows) {
        if (lane === 0) seen.push(`${seq} ${moves.length > 0}`)
      }
      return Promise.resolve()
    },
  }
  // As a process does that starts after the migration.
  const read = createReaderPass(readerStore(site.context.kit.database))
  while ((await read(reader)) > 0);
  expect(seen.length).toBeGreaterThan(0)
  expect(seen.map((row) => Number(row.split(' ')[0]))).toEqual(seen.map((_, place) => place + 1))
  expect(seen.filter((row) => row.endsWith('true')).length).toBeGreaterThan(seen.length / 2)
})

test('rows of the first design cannot be changed, and a change is found', async () => {
  for (const table of ['transfer', 'entry', 'batch', 'account', 'lane']) {
    const name = `wallet_v1_${table}`
    await expect(site.sql(`DELETE FROM ${name}`)).rejects.toThrow('only appended')
    await expect(site.context.kit.database.pool.query(`DELETE FROM ${name}`)).rejects.toThrow(
      'permission denied',
    )
  }
  await site.sql(`SET LOCAL session_replication_role = replica;
    UPDATE wallet_v1_transfer SET reference = 'changed' WHERE lane = 0 AND seq = 2`)
  expect((await site.context.wallet.audit()).findings.join()).toContain('row 2')
})
