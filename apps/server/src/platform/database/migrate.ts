import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runMigrations } from 'graphile-worker'
import type { PoolClient } from 'pg'
import { StartError } from '#platform/config'
import { codeOf } from './code-of.ts'
import type { Database } from './database.ts'
import { exclusively } from './exclusive.ts'
import { asServer, prepareServerRole } from './role.ts'

interface Migration {
  name: string
  sql: string
  sum: string
}

/** PostgreSQL's codes for a user without the rights and for a database that is read-only. */
const notAllowed = ['42501', '25006']

/** Brings the schema up to date, or says in one sentence that this user may not. */
export async function migrate(database: Database): Promise<void> {
  try {
    await applyAll(database, migrationsDirectory())
  } catch (error) {
    if (!(error instanceof Error) || !notAllowed.includes(codeOf(error))) throw error
    throw new StartError(`The database user may not change the database: ${error.message}.`)
  }
}

/** Each migration in its own transaction, once. */
async function applyAll(database: Database, directory: string) {
  await exclusively(database, 'migrate', async (client) => {
    await client.query(
      `CREATE TABLE IF NOT EXISTS platform_migration (
         name text PRIMARY KEY, sum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
    )
    const applied = await client.query<{ name: string; sum: string }>(
      'SELECT name, sum FROM platform_migration',
    )
    const sums = new Map(applied.rows.map((row) => [row.name, row.sum]))
    const migrations = readMigrations(directory)
    refuseStrangers(migrations, sums)
    for (const migration of migrations) {
      if (!sums.has(migration.name)) await apply(client, migration)
    }
    // In a hash: however many there will be, it fits into an index.
    const state = hash('sha256', migrations.map(({ sum }) => sum).join())
    await prepareServerRole(client, state)
  })
  await runMigrations({ connectionString: asServer(database.url) })
}

/** Beside the bundle in production, in the package when run from source. */
function migrationsDirectory(): string {
  const besideBundle = fileURLToPath(new URL('./migrations', import.meta.url))
  if (existsSync(besideBundle)) return besideBundle
  return fileURLToPath(new URL('../../../migrations', import.meta.url))
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

function refuseStrangers(migrations: Migration[], applied: Map<string, string>) {
  const known = new Map(migrations.map((migration) => [migration.name, migration.sum]))
  for (const [name, sum] of applied) {
    if (!known.has(name)) {
      throw new StartError(`The database is newer than this program: it has migration ${name}.`)
    }
    if (known.get(name) !== sum) {
      throw new StartError(`Migration ${name} was changed after it had been applied.`)
    }
  }
}

async function apply(client: PoolClient, migration: Migration) {
  await client.query('BEGIN')
  try {
    await client.query(migration.sql)
    await client.query('INSERT INTO platform_migration (name, sum) VALUES ($1, $2)', [
      migration.name,
      migration.sum,
    ])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}
