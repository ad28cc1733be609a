import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PoolClient } from 'pg'
import { inTransaction } from './in-transaction.ts'

/** A file of sql/; each of its statements can be applied again. */
export interface FunctionFile {
  name: string
  sql: string
  sum: string
}

/** Applied last: drops functions that are no longer used. */
const last = 'removed.sql'

/** First line of files that read table columns, which a migration can change. */
const readsTables = '-- Applied again after every new migration'

/**
 * Applies the files of sql/ that differ from those applied last, and returns their names. The
 * caller holds the lock of the migrations. Each file is a transaction of its own, like each
 * migration: one for all would lock the tables of every trigger while other processes serve.
 */
export async function applyFunctions(
  client: PoolClient,
  files: readonly FunctionFile[],
): Promise<string[]> {
  await client.query(
    `CREATE TABLE IF NOT EXISTS platform_function (
       name text PRIMARY KEY, sum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
  )
  const { rows } = await client.query<{ name: string; sum: string }>(
    'SELECT name, sum FROM platform_function',
  )
  const applied = new Map(rows.map(({ name, sum }) => [name, sum]))
  const changed = files.filter(({ name, sum }) => applied.get(name) !== sum)
  for (const file of changed) await apply(client, file)
  // Forgets removed files, so that a restored one is applied again.
  await client.query('DELETE FROM platform_function WHERE name <> ALL ($1)', [
    files.map(({ name }) => name),
  ])
  return changed.map(({ name }) => name)
}

/** Reads all files in the order of application; `migrations` identifies the set of migrations. */
export function readFunctions(directory: string, migrations: string): FunctionFile[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.sql'))
    .toSorted((a, b) => Number(a === last) - Number(b === last) || (a < b ? -1 : 1))
    .map((name) => {
      const sql = readFileSync(join(directory, name), 'utf8')
      const state = sql.startsWith(readsTables) ? sql + migrations : sql
      return { name, sql, sum: hash('sha256', state) }
    })
}

const apply = (client: PoolClient, { name, sql, sum }: FunctionFile) =>
  inTransaction(client, async () => {
    await client.query(sql)
    await client.query(
      `INSERT INTO platform_function (name, sum) VALUES ($1, $2)
       ON CONFLICT (name) DO UPDATE SET sum = excluded.sum, applied_at = now()`,
      [name, sum],
    )
  })
