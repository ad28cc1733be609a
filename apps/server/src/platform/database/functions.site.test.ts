import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate, openDatabase, type Database } from '#platform/database'
import { createTestSite, type TestSite } from '@fairhouse/site/testing'
import { withExclusiveLock } from './exclusive.ts'
import { applyFunctions, readFunctions } from './functions.ts'

let site: TestSite
let database: Database
let folder: string

beforeEach(async () => {
  site = await createTestSite({ seed: 'empty' })
  // Connects as the owner; the site itself uses the server's role.
  database = openDatabase({ url: site.databaseUrl, poolSize: 4, log: site.context.kit.log })
  folder = mkdtempSync(join(tmpdir(), 'functions-'))
})
afterEach(async () => {
  await database.close()
  await site.close()
  rmSync(folder, { recursive: true })
})

function write(name: string, text: string) {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}

const functionReturning = (name: string, answer: number) =>
  `CREATE OR REPLACE FUNCTION ${name}() RETURNS int LANGUAGE sql AS $$ SELECT ${answer} $$;`

const apply = (migrations = 'the present ones') =>
  withExclusiveLock(database, 'migrate', (client) =>
    applyFunctions(client, readFunctions(folder, migrations)),
  )

const query = async (text: string) => (await database.pool.query<{ one: unknown }>(text)).rows

test('applies changed files only', async () => {
  write('member/one.sql', functionReturning('test_one', 1))
  write('member/two.sql', functionReturning('test_two', 2))
  expect(await apply()).toEqual(['member/one.sql', 'member/two.sql'])
  expect(await apply()).toEqual([])
  write('member/two.sql', functionReturning('test_two', 22))
  expect(await apply()).toEqual(['member/two.sql'])
  expect(await query('SELECT test_one() + test_two() AS one')).toEqual([{ one: 23 }])
})

test('reapplies files that read columns after a new migration', async () => {
  write('member/one.sql', functionReturning('test_one', 1))
  write(
    'member/two.sql',
    `-- Applied again after every new migration.\n${functionReturning('test_two', 2)}`,
  )
  await apply('0001')
  expect(await apply('0001, 0002')).toEqual(['member/two.sql'])
})

test('applies drops last, and a restored file again', async () => {
  write('member/one.sql', functionReturning('test_one', 1))
  write('report/two.sql', functionReturning('test_two', 2))
  await apply()
  rmSync(join(folder, 'member/one.sql'))
  write('removed.sql', 'DROP FUNCTION IF EXISTS test_one();')
  write('report/two.sql', functionReturning('test_two', 22))
  expect(await apply()).toEqual(['report/two.sql', 'removed.sql'])
  expect(await query(`SELECT to_regproc('test_one') AS one`)).toEqual([{ one: null }])
  write('removed.sql', '')
  write('member/one.sql', functionReturning('test_one', 1))
  expect(await apply()).toContain('member/one.sql')
  expect(await query('SELECT test_one() AS one')).toEqual([{ one: 1 }])
})

test('rolls a failing file back and keeps those before it', async () => {
  write('member/one.sql', functionReturning('test_one', 1))
  write('member/two.sql', `${functionReturning('test_two', 2)} SELECT no_such_function();`)
  await expect(apply()).rejects.toThrow('no_such_function')
  expect(await query(`SELECT to_regproc('test_two') AS one`)).toEqual([{ one: null }])
  write('member/two.sql', functionReturning('test_two', 2))
  expect(await apply()).toEqual(['member/two.sql'])
})

test('two simultaneous starts apply each file once', async () => {
  write('member/one.sql', `SELECT pg_sleep(0.2); ${functionReturning('test_one', 1)}`)
  expect((await Promise.all([apply(), apply()])).flat()).toEqual(['member/one.sql'])
})

test('a function changed or dropped by hand returns once its record is deleted', async () => {
  const body = `SELECT md5(string_agg(prosrc, '' ORDER BY proname)) AS one FROM pg_proc
    WHERE proname IN ('report_records_before', 'report_bets_before')`
  const [before] = await query(body)
  await query('DROP FUNCTION report_records_before')
  await query(`CREATE OR REPLACE FUNCTION report_bets_before(p_member uuid, p_at timestamptz)
    RETURNS int LANGUAGE plpgsql STABLE AS 'BEGIN RETURN 0; END'`)
  await migrate(database)
  expect(await query(body)).not.toEqual([before])
  await query('DELETE FROM platform_function')
  await migrate(database)
  expect(await query(body)).toEqual([before])
})

test('upgrades a database whose migrations held the functions', async () => {
  const fresh = await schemaOf(database)
  await asBeforeSqlFolder(database)
  expect(await schemaOf(database)).not.toEqual(fresh)
  await Promise.all([migrate(database), migrate(database)])
  expect(await schemaOf(database)).toEqual(fresh)
})

test('sql/ defines every function and trigger of the server', async () => {
  const fresh = await schemaOf(database)
  await query(`DO $$ DECLARE drop text; BEGIN
    FOR drop IN SELECT format('DROP TRIGGER %I ON %s', tgname, tgrelid::regclass) FROM pg_trigger
      WHERE NOT tgisinternal AND tgrelid::regclass::text NOT LIKE 'studio.%'
    LOOP EXECUTE drop; END LOOP;
    FOR drop IN SELECT format('DROP FUNCTION %s', oid::regprocedure) FROM pg_proc
      WHERE pronamespace = 'public'::regnamespace AND proname !~ '^(brand|content)_is_(page|web)$'
    LOOP EXECUTE drop; END LOOP;
    DELETE FROM platform_function; END $$`)
  await migrate(database)
  expect(await schemaOf(database)).toEqual(fresh)
})

/**
 * Restores the state of that time: its sums, a function removed since, its grants and no list of
 * functions.
 */
async function asBeforeSqlFolder({ pool }: Database) {
  await pool.query(`DROP TABLE platform_function;
    UPDATE platform_role SET state = 'that of the migrations';
    GRANT USAGE ON SCHEMA studio TO fairhouse_server;
    GRANT SELECT, UPDATE ON ALL TABLES IN SCHEMA studio TO fairhouse_server;
    CREATE FUNCTION wallet_commit(
      smallint, timestamptz, bigint[], uuid[], text[], bytea[], text[], boolean[], int[], int[],
      int[], int[], int[], bigint[], int[], int[], int[], uuid[], text[], int[], bigint[], bigint[],
      text[], text[], int[], int[], text[]) RETURNS text LANGUAGE sql AS 'SELECT NULL::text'`)
  const url = new URL('../../../migrations/FORMER-SUMS', import.meta.url)
  for (const line of readFileSync(url, 'utf8').trim().split('\n')) {
    await pool.query('UPDATE platform_migration SET sum = $1 WHERE name = $2', line.split(/\s+/))
  }
}

/** Tables with their columns, checks and rights, indexes, views, triggers and functions. */
async function schemaOf({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`
    WITH ours AS (SELECT oid FROM pg_namespace
      WHERE nspname IN ('public', 'wallet_trial', 'studio'))
    SELECT concat_ws(' ', c.relkind, c.oid::regclass, c.reloptions, c.relacl,
        CASE c.relkind WHEN 'v' THEN pg_get_viewdef(c.oid) END, obj_description(c.oid)) AS line
      FROM pg_class c JOIN ours ON ours.oid = relnamespace
    UNION ALL SELECT concat_ws(' ', attrelid::regclass, attnum, attname,
        format_type(atttypid, atttypmod), attnotnull, pg_get_expr(adbin, adrelid))
      FROM pg_attribute JOIN pg_class c ON c.oid = attrelid JOIN ours ON ours.oid = relnamespace
      LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
      WHERE attnum > 0 AND NOT attisdropped
    UNION ALL SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(k.oid))
      FROM pg_constraint k JOIN ours ON ours.oid = connamespace
    UNION ALL SELECT pg_get_indexdef(indexrelid)
      FROM pg_index JOIN pg_class c ON c.oid = indexrelid JOIN ours ON ours.oid = relnamespace
    UNION ALL SELECT concat_ws(' ', pg_get_triggerdef(oid), tgenabled)
      FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT concat_ws(' ', pg_get_functiondef(p.oid), proacl)
      FROM pg_proc p JOIN ours ON ours.oid = pronamespace
    ORDER BY 1`)
  return rows.map(({ line }) => line)
}
