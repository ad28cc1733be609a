import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { amountOf } from '@fairhouse/money'
import { createTestSite, eventually, type TestSite } from '@fairhouse/site/testing'
import { laneOf, memberAccount, stakeBlock, worldAccount, type Transfer } from './index.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
  await site.sql('CREATE TABLE bet_test (id uuid PRIMARY KEY, stake bigint)')
  await site.sql('GRANT SELECT, INSERT ON bet_test TO fairhouse_server')
  await site.sql("SELECT wallet_take_records('bet_test')")
  await site.sql('CREATE SEQUENCE fault_count')
  await site.sql('GRANT USAGE ON fault_count TO fairhouse_server')
})
afterAll(() => site.close())

/** Bets of a few members, each with money, a block, a counter and a record. */
async function funded() {
  const members = Array.from({ length: 6 }, () => randomUUID())
  for (const id of members) {
    const lane = laneOf(id)
    const postings = [{ from: [worldOf(lane)], to: cashOf(id), amount: amountOf(1000n) }]
    const facts = { id: randomUUID(), code: 'deposit', lane, reference: '' }
    await site.context.wallet.transfer({ ...facts, postings })
  }
  const bets = members.flatMap((id) => Array.from({ length: 5 }, () => betOf(id)))
  return { bets, due: 1000n * 6n - 10n * 30n, accounts: members.map(cashOf) }
}

const cashOf = (id: string) => memberAccount(id, 'cash', 'VND')
const worldOf = (lane: number) => worldAccount({ brand: 'fairhouse', currency: 'VND', lane })

function betOf(memberId: string): Transfer {
  const [id, lane] = [randomUUID(), laneOf(memberId)]
  const to = worldOf(lane)
  return {
    id,
    code: 'bet',
    lane,
    reference: '',
    postings: [{ from: [cashOf(memberId)], to, amount: amountOf(10n) }],
    guards: [
      stakeBlock(memberId),
      { key: `stakes ${memberId}`, add: 10n, max: 1000n, refusal: 'limit_reached' },
    ],
    records: [{ table: 'bet_test', row: { id, stake: 10 } }],
  }
}

/** Sends all at once, retries unclear ones, and finds each exactly once. */
async function expectEachOnce({ bets, due, accounts }: Awaited<ReturnType<typeof funded>>) {
  const { wallet } = site.context
  const first = await Promise.allSettled(bets.map((bet) => wallet.transfer(bet)))
  const second = await Promise.all(bets.map((bet) => wallet.transfer(bet)))
  for (const [index, again] of second.entries()) {
    expect(again.refusal).toBeUndefined()
    if (first[index]?.status === 'fulfilled') expect(again.repeated).toBe(true)
  }
  expect(await wallet.balanceOf(accounts)).toBe(due)
  const ids = bets.map(({ id }) => id)
  const [rows] = await site.sql('SELECT count(*)::int AS n FROM bet_test WHERE id = ANY ($1)', [
    ids,
  ])
  expect(rows).toEqual({ n: bets.length })
  expect((await wallet.audit()).findings).toEqual([])
}

const writes = [
  ['INSERT', 'wallet_member'],
  ['INSERT', 'wallet_house'],
  ['INSERT', 'wallet_transfer'],
  ['UPDATE', 'wallet_member'],
  ['UPDATE', 'wallet_house'],
  ['INSERT', 'wallet_guard'],
  ['UPDATE', 'wallet_guard'],
  ['INSERT', 'bet_test'],
  ['INSERT', 'wallet_batch'],
  ['UPDATE', 'wallet_lane'],
] as const

/** Filled when accounts are opened. */
const opens: ReadonlySet<string> = new Set(['wallet_member', 'wallet_house'])

/** A permanent error, and one that is retried. */
const errors = ['P0001', '40001'] as const

test.each(writes.flatMap(([verb, table]) => errors.map((code) => [verb, table, code] as const)))(
  '%s of %s fails once with %s: every bet is there exactly once',
  async (verb, table, code) => {
    const before = verb === 'INSERT' && opens.has(table) ? undefined : await funded()
    if (verb === 'UPDATE' && table === 'wallet_guard' && before) {
      await Promise.all(before.bets.slice(0, 1).map((bet) => site.context.wallet.transfer(bet)))
    }
    await site.sql('ALTER SEQUENCE fault_count RESTART')
    await site.sql(`CREATE OR REPLACE FUNCTION fault() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF nextval('fault_count') = 1 THEN
        RAISE EXCEPTION 'planted' USING ERRCODE = '${code}';
      END IF;
      RETURN NULL; END $$`)
    await site.sql(`CREATE TRIGGER fault AFTER ${verb} ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION fault()`)
    try {
      await expectEachOnce(before ?? (await fundedDespite()))
      const [{ hit } = {}] = await site.sql('SELECT last_value > 1 AS hit FROM fault_count')
      expect(hit).toBe(true)
    } finally {
      await site.sql(`DROP TRIGGER fault ON ${table}`)
    }
  },
)

/** Opening accounts fails: the deposit is retried until accepted. */
async function fundedDespite() {
  await site.context.wallet.transfer(betOf(randomUUID())).catch(() => undefined)
  return funded()
}

const reads = [
  'wallet_lane',
  'wallet_member',
  'wallet_house',
  'wallet_guard',
  'wallet_transfer',
] as const

test.each(reads)(
  'the first statement on %s is cancelled: every bet is there once',
  async (table) => {
    const before = await funded()
    const blocker = await site.context.kit.database.pool.connect()
    const owner = 'SET ROLE NONE; BEGIN;'
    await blocker.query(`${owner} LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`)
    const pending = Promise.allSettled(before.bets.map((bet) => site.context.wallet.transfer(bet)))
    const waiting = `SELECT pg_cancel_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%wallet_%'`
    await eventually(async () => (await site.sql(waiting)).length > 0)
    await blocker.query('ROLLBACK')
    blocker.release(true)
    await pending
    await expectEachOnce(before)
  },
)
