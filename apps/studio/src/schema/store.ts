import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'

/** What a person has to mend before the studio can start. */
export class SchemaError extends Error {}

/** A migration, or a file of sql/: functions, triggers and views, which can be applied again. */
interface SqlFile {
  name: string
  sql: string
  sum: string
}

/** Any number, the same in every process. */
const lock = 42_069_721

/** Whom the studio is in the database: it reaches its own schema and nothing of the operator's. */
const role = 'fairhouse_studio'

/** The same database, entered as the studio's role. */
export function asStudio(url: string): string {
  const entered = new URL(url)
  const own = entered.searchParams.get('options')
  entered.searchParams.set('options', `${own === null ? '' : `${own} `}-c role=${role}`)
  return entered.href
}

/** Another database of the same server may be quicker; an administrator may have done it. */
const createRole = `DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${role}') THEN
    CREATE ROLE ${role} NOLOGIN;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
DO $$ BEGIN
  EXECUTE format('GRANT ${role} TO %I', current_user);
EXCEPTION WHEN insufficient_privilege THEN NULL;
END $$;
SET ROLE ${role};
RESET ROLE`

const grant = `GRANT USAGE ON SCHEMA studio TO ${role};
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA studio TO ${role};
GRANT USAGE ON ALL SEQUENCES IN SCHEMA studio TO ${role}`

const book = `CREATE SCHEMA IF NOT EXISTS studio;
CREATE TABLE IF NOT EXISTS studio.migration (
  name text PRIMARY KEY, sum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now());
CREATE TABLE IF NOT EXISTS studio.function (
  name text PRIMARY KEY, sum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`

const noteMigration = 'INSERT INTO studio.migration (name, sum) VALUES ($1, $2)'
const noteFunction = `INSERT INTO studio.function (name, sum) VALUES ($1, $2)
  ON CONFLICT (name) DO UPDATE SET sum = excluded.sum, applied_at = now()`

/**
 * Brings the schema up to date, as its owner: each migration in its own transaction, once; then the
 * functions that differ from those applied last.
 */
export async function prepareSchema(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const migrations = readFiles(folderOf('migrations'))
    const functions = readFiles(folderOf('sql'))
    if (await isDone(client, migrations, functions)) return
    await client.query('SELECT pg_advisory_lock($1)', [lock])
    await client.query(createRole)
    await client.query(book)
    const applied = await appliedTo(client, 'migration')
    refuseStrangers(migrations, applied)
    for (const migration of migrations) {
      if (!applied.has(migration.name)) await apply(client, migration, noteMigration)
    }
    await applyFunctions(client, functions)
    await client.query(grant)
  } catch (error) {
    throw explained(error)
  } finally {
    await client.end()
  }
}

async function applyFunctions(client: Client, files: SqlFile[]) {
  const applied = await appliedTo(client, 'function')
  for (const file of files) {
    if (applied.get(file.name) !== file.sum) await apply(client, file, noteFunction)
  }
  // A file that comes back after its functions were dropped is applied again.
  const names = files.map(({ name }) => name)
  await client.query('DELETE FROM studio.function WHERE name <> ALL ($1)', [names])
}

/** Most starts find everything done, and need no lock to see it. */
async function isDone(
  client: Client,
  migrations: SqlFile[],
  functions: SqlFile[],
): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('studio.function') IS NOT NULL
       AND EXISTS (SELECT FROM pg_roles WHERE rolname = $1) AS there`,
    [role],
  )
  if (rows[0]?.there !== true) return false
  const applied = await appliedTo(client, 'migration')
  refuseStrangers(migrations, applied)
  const functionsApplied = await appliedTo(client, 'function')
  return (
    applied.size === migrations.length &&
    functions.every(({ name, sum }) => functionsApplied.get(name) === sum)
  )
}

async function appliedTo(client: Client, table: 'migration' | 'function') {
  const { rows } = await client.query<{ name: string; sum: string }>(
    `SELECT name, sum FROM studio.${table}`,
  )
  return new Map(rows.map(({ name, sum }) => [name, sum]))
}

/** Beside the bundle in production, in the package when run from source. */
function folderOf(name: 'migrations' | 'sql'): string {
  const besideBundle = fileURLToPath(new URL(`./studio-${name}`, import.meta.url))
  if (existsSync(besideBundle)) return besideBundle
  return fileURLToPath(new URL(`../../${name}`, import.meta.url))
}

/** Drops functions that no version in use calls any more, once nothing refers to them. */
const last = 'removed.sql'

function readFiles(folder: string): SqlFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted((a, b) => Number(a === last) - Number(b === last) || (a < b ? -1 : 1))
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8')
      return { name, sql, sum: createHash('sha256').update(sql).digest('hex') }
    })
}

/** Sums of migrations as they were while they held functions: databases of then remember those. */
function formerSums(): Map<string, string> {
  const lines = readFileSync(join(folderOf('migrations'), 'FORMER-SUMS'), 'utf8').split('\n')
  return new Map(lines.map((line) => line.split(/\s+/)).map(([sum = '', name = '']) => [name, sum]))
}

function refuseStrangers(migrations: SqlFile[], applied: Map<string, string>) {
  const known = new Map(migrations.map(({ name, sum }) => [name, sum]))
  const former = formerSums()
  for (const [name, sum] of applied) {
    const ours = known.get(name)
    if (ours === undefined) {
      throw new SchemaError(`The database is newer than this program: it has studio's ${name}.`)
    }
    if (ours !== sum && former.get(name) !== sum) {
      throw new SchemaError(`Studio's migration ${name} was changed after it had been applied.`)
    }
  }
}

async function apply(client: Client, { name, sql, sum }: SqlFile, note: string) {
  await client.query('BEGIN')
  try {
    await client.query(sql)
    await client.query(note, [name, sum])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

/** PostgreSQL's code for a user without the rights. */
function explained(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code !== '42501' || !(error instanceof Error)) return error
  return new SchemaError(
    `The database user may not prepare the studio: ${error.message}. ` +
      `Have an administrator run CREATE ROLE ${role} NOLOGIN and grant it to the user.`,
  )
}
