import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'

/** A problem that a person has to fix before the studio can start. */
export class SchemaError extends Error {}

/** A migration, or a repeatable file of sql/ with functions, triggers and views. */
interface SqlFile {
  name: string
  sql: string
  sum: string
}

/** An arbitrary number that all processes share. */
const lockId = 42_069_721

/** The studio's database role: it reaches its own schema and nothing of the operator's. */
const role = 'fairhouse_studio'

/** The connection string with the studio's role. */
export function asStudio(url: string): string {
  const withRole = new URL(url)
  const options = withRole.searchParams.get('options')
  withRole.searchParams.set('options', `${options === null ? '' : `${options} `}-c role=${role}`)
  return withRole.href
}

/**
 * Roles are shared by all databases of the server, so another process or an administrator may have
 * created it.
 */
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

/** The server calls functions of ours, but reaches no table. */
const grant = `GRANT USAGE ON SCHEMA studio TO ${role};
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fairhouse_server') THEN
    GRANT USAGE ON SCHEMA studio TO fairhouse_server;
  END IF;
END $$;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA studio TO ${role};
GRANT USAGE ON ALL SEQUENCES IN SCHEMA studio TO ${role}`

const createTables = `CREATE SCHEMA IF NOT EXISTS studio;
CREATE TABLE IF NOT EXISTS studio.migration (
  name text PRIMARY KEY, sum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now());
CREATE TABLE IF NOT EXISTS studio.function (
  name text PRIMARY KEY, sum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`

const noteMigration = 'INSERT INTO studio.migration (name, sum) VALUES ($1, $2)'
const noteFunction = `INSERT INTO studio.function (name, sum) VALUES ($1, $2)
  ON CONFLICT (name) DO UPDATE SET sum = excluded.sum, applied_at = now()`

/**
 * Brings the schema up to date, as its owner: each migration once in its own transaction, then the
 * files of sql/ that changed.
 */
export async function prepareSchema(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const migrations = readFiles(folderOf('migrations'))
    const functions = readFiles(folderOf('sql'))
    if (await isDone(client, migrations, functions)) return
    await client.query('SELECT pg_advisory_lock($1)', [lockId])
    await client.query(createRole)
    await client.query(createTables)
    const applied = await appliedTo(client, 'migration')
    refuseUnknownMigrations(migrations, applied)
    for (const migration of migrations) {
      if (!applied.has(migration.name)) await apply(client, migration, noteMigration)
    }
    await applyFunctions(client, functions, applied.size < migrations.length)
    await client.query(grant)
  } catch (error) {
    throw explainError(error)
  } finally {
    await client.end()
  }
}

async function applyFunctions(client: Client, files: SqlFile[], isMigrated: boolean) {
  const applied = await appliedTo(client, 'function')
  for (const file of files) {
    // Some are made from the columns of tables.
    if (isMigrated || applied.get(file.name) !== file.sum) await apply(client, file, noteFunction)
  }
  // Forgets removed files, so that one that comes back is applied again.
  const names = files.map(({ name }) => name)
  await client.query('DELETE FROM studio.function WHERE name <> ALL ($1)', [names])
}

/** Checks without a lock whether the schema is up to date, as it is at most starts. */
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
  refuseUnknownMigrations(migrations, applied)
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

/** Folders lie beside the bundle in production and in the package when run from source. */
function folderOf(name: 'migrations' | 'sql'): string {
  const besideBundle = fileURLToPath(new URL(`./studio-${name}`, import.meta.url))
  if (existsSync(besideBundle)) return besideBundle
  return fileURLToPath(new URL(`../../${name}`, import.meta.url))
}

/** Applied last: drops functions that are no longer used. */
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

/** Sums of migrations from the time when they held functions; old databases store those. */
function formerSums(): Map<string, string> {
  const lines = readFileSync(join(folderOf('migrations'), 'FORMER-SUMS'), 'utf8').split('\n')
  return new Map(lines.map((line) => line.split(/\s+/)).map(([sum = '', name = '']) => [name, sum]))
}

function refuseUnknownMigrations(migrations: SqlFile[], applied: Map<string, string>) {
  const known = new Map(migrations.map(({ name, sum }) => [name, sum]))
  const former = formerSums()
  for (const [name, sum] of applied) {
    const expected = known.get(name)
    if (expected === undefined) {
      throw new SchemaError(`The database is newer than this program: it has studio's ${name}.`)
    }
    if (expected !== sum && former.get(name) !== sum) {
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

/** Explains PostgreSQL's error for missing rights. */
function explainError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code !== '42501' || !(error instanceof Error)) return error
  return new SchemaError(
    `The database user may not prepare the studio: ${error.message}. ` +
      `Have an administrator run CREATE ROLE ${role} NOLOGIN and grant it to the user.`,
  )
}
