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
  // As the owner: the site itself enters as the server's role.
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

const answering = (name: string, answer: number) =>
  `CREATE OR REPLACE FUNCTION ${name}() RETURNS int LANGUAGE sql AS $$ SELECT ${answer} $$;`

const applied = (migrations = 'the present ones') =>
  withExclusiveLock(database, 'migrate', (client) =>
    applyFunctions(client, readFunctions(folder, migrations)),
  )

const query = async (text: string) => (await database.pool.query<{ one: unknown }>(text)).rows

test('a changed file is applied again, an unchanged one is not', async () => {
  write('member/one.sql', answering('test_one', 1))
  write('member/two.sql', answering('test_two', 2))
  expect(await applied()).toEqual(['member/one.sql', 'member/two.sql'])
  expect(await applied()).toEqual([])
  write('member/two.sql', answering('test_two', 22))
  expect(await applied()).toEqual(['member/two.sql'])
  expect(await query('SELECT test_one() + test_two() AS one')).toEqual([{ one: 23 }])
})

test('a file that reads columns is applied again after a new migration', async () => {
  write('member/one.sql', answering('test_one', 1))
  write(
    'member/two.sql',
    `-- Applied again after every new migration.\n${answering('test_two', 2)}`,
  )
  await applied('0001')
  expect(await applied('0001, 0002')).toEqual(['member/two.sql'])
})

test('the drops come last, and a file that comes back after them is applied again', async () => {
  write('member/one.sql', answering('test_one', 1))
  write('report/two.sql', answering('test_two', 2))
  await applied()
  rmSync(join(folder, 'member/one.sql'))
  write('removed.sql', 'DROP FUNCTION IF EXISTS test_one();')
  write('report/two.sql', answering('test_two', 22))
  expect(await applied()).toEqual(['report/two.sql', 'removed.sql'])
  expect(await query(`SELECT to_regproc('test_one') AS one`)).toEqual([{ one: null }])
  write('removed.sql', '')
  write('member/one.sql', answering('test_one', 1))
  expect(await applied()).toContain('member/one.sql')
  expect(await query('SELECT test_one() AS one')).toEqual([{ one: 1 }])
})

test('a file that fails changes nothing, and those before it count', async () => {
  write('member/one.sql', answering('test_one', 1))
  write('member/two.sql', `${answering('test_two', 2)} SELECT no_such_function();`)
  await expect(applied()).rejects.toThrow('no_such_function')
  expect(await query(`SELECT to_regproc('test_two') AS one`)).toEqual([{ one: null }])
  write('member/two.sql', answering('test_two', 2))
  expect(await applied()).toEqual(['member/two.sql'])
})

test('two processes that start at once apply each file once', async () => {
  write('member/one.sql', `SELECT pg_sleep(0.2); ${answering('test_one', 1)}`)
  expect((await Promise.all([applied(), applied()])).flat()).toEqual(['member/one.sql'])
})

test('a function changed or dropped by hand returns once its record is deleted', async () => {
  const body = `SELECT md5(string_agg(prosrc, '' ORDER BY proname)) AS one FROM pg_proc
    WHERE proname IN ('wallet_version_at', 'report_bets_before')`
  const [before] = await query(body)
  await query('DROP FUNCTION wallet_version_at')
  await query(`CREATE OR REPLACE FUNCTION report_bets_before(p_member uuid, p_at timestamptz)
    RETURNS int LANGUAGE plpgsql STABLE AS 'BEGIN RETURN 0; END'`)
  await migrate(database)
  expect(await query(body)).not.toEqual([before])
  await query('DELETE FROM platform_function')
  await migrate(database)
  expect(await query(body)).toEqual([before])
})

test('a database made while migrations held the functions becomes the same', async () => {
  const fresh = await schemaOf(database)
  await asBeforeSqlFolder(database)
  expect(await schemaOf(database)).not.toEqual(fresh)
  await Promise.all([migrate(database), migrate(database)])
  expect(await schemaOf(database)).toEqual(fresh)
})

test('the files of sql/ make every function and trigger of the server', async () => {
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

/** The sums of that time, a function that went since, rights of that time, no list of functions. */
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
