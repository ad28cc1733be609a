import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runMigrations } from 'graphile-worker'
import type { PoolClient } from 'pg'
import { StartError } from '#platform/config'
import { errorCode } from './error-code.ts'
import type { Database } from './database.ts'
import { withExclusiveLock } from './exclusive.ts'
import { applyFunctions, readFunctions } from './functions.ts'
import { inTransaction } from './in-transaction.ts'
import { asServerRole, prepareServerRole } from './role.ts'

interface Migration {
  name: string
  sql: string
  sum: string
}

/** PostgreSQL's codes for missing rights and for a read-only database. */
const notAllowed = ['42501', '25006']

/** Applies pending migrations, or fails with one sentence if the user lacks the rights. */
export async function migrate(database: Database): Promise<void> {
  try {
    await applyAll(database, folderOf('migrations'), folderOf('sql'))
  } catch (error) {
    if (!(error instanceof Error) || !notAllowed.includes(errorCode(error))) throw error
    throw new StartError(`The database user may not change the database: ${error.message}.`)
  }
}

/** Runs each pending migration in its own transaction, then the changed functions. */
async function applyAll(database: Database, directory: string, functions: string) {
  await withExclusiveLock(database, 'migrate', async (client) => {
    await client.query(
      `CREATE TABLE IF NOT EXISTS platform_migration (
         name text PRIMARY KEY, sum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
    )
    const applied = await client.query<{ name: string; sum: string }>(
      'SELECT name, sum FROM platform_migration',
    )
    const sums = new Map(applied.rows.map((row) => [row.name, row.sum]))
    const migrations = readMigrations(directory)
    refuseUnknownMigrations(migrations, readFormerSums(directory), sums)
    for (const migration of migrations) {
      if (!sums.has(migration.name)) await apply(client, migration)
    }
    const files = readFunctions(functions, sumOf(migrations))
    await applyFunctions(client, files)
    await prepareServerRole(client, sumOf([...migrations, ...files]))
  })
  await runMigrations({ connectionString: asServerRole(database.url) })
}

/** A hash fits into an index however many files there are. */
const sumOf = (files: readonly { sum: string }[]) =>
  hash('sha256', files.map(({ sum }) => sum).join())

/** Next to the bundle in production, in the package when run from source. */
function folderOf(name: 'migrations' | 'sql'): string {
  const besideBundle = fileURLToPath(new URL(`./${name}`, import.meta.url))
  if (existsSync(besideBundle)) return besideBundle
  return fileURLToPath(new URL(`../../../${name}`, import.meta.url))
}

function readMigrations(directory: string): Migration[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      const sql = readFileSync(join(directory, name), 'utf8')
      return { name, sql, sum: hash('sha256', sql) }
    })
}

/** Sums of migrations from the time when they held functions; old databases store those. */
function readFormerSums(directory: string): Map<string, string> {
  const lines = readFileSync(join(directory, 'FORMER-SUMS'), 'utf8').split('\n')
  return new Map(lines.map((line) => line.split(/\s+/)).map(([sum = '', name = '']) => [name, sum]))
}

function refuseUnknownMigrations(
  migrations: Migration[],
  former: Map<string, string>,
  applied: Map<string, string>,
) {
  const known = new Map(migrations.map((migration) => [migration.name, migration.sum]))
  for (const [name, sum] of applied) {
    if (!known.has(name)) {
      throw new StartError(`The database is newer than this program: it has migration ${name}.`)
    }
    if (known.get(name) !== sum && former.get(name) !== sum) {
      throw new StartError(`Migration ${name} was changed after it had been applied.`)
    }
  }
}

const apply = (client: PoolClient, { name, sql, sum }: Migration) =>
  inTransaction(client, async () => {
    await client.query(sql)
    await client.query('INSERT INTO platform_migration (name, sum) VALUES ($1, $2)', [name, sum])
  })
