import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { StartError } from '#platform/config'
import type { Log } from '#platform/log'
import { errorCode, isPostgresCode } from './error-code.ts'
import { namedPool } from './named-pool.ts'
import { connectionOptions } from './connection-options.ts'

/** Each store declares its own tables on it: `database.db.withTables<…>()`. */
export interface Database {
  db: Kysely<unknown>
  pool: Pool
  url: string
  ping(): Promise<void>
  close(): Promise<void>
}

/** The database, or a transaction that the caller has opened. */
export type Executor = Kysely<unknown>

export interface DatabaseOptions {
  url: string
  poolSize: number
  log: Log
}

/** Longer than any request needs; migrations have no limit. */
const maxStatementMs = 30_000

export function openDatabase({ url, poolSize, log }: DatabaseOptions): Database {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    statement_timeout: maxStatementMs,
    ...connectionOptions(url),
  })
  let closing = false
  const lost = (error: Error) => {
    if (!closing) log.warn({ err: error }, 'a database connection was lost')
  }
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  return {
    db: new Kysely<unknown>({ dialect: new PostgresDialect({ pool: namedPool(pool) }) }),
    pool,
    url,
    ping: async () => void (await pool.query('SELECT 1')),
    close: async () => {
      closing = true
      await pool.end()
    },
  }
}

/** Waits for the first answer, or fails with one sentence for the operator. */
export async function requireDatabase(database: Database): Promise<void> {
  try {
    await database.ping()
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error)
    // A PostgreSQL code means that the server answered and refused.
    const verb = isPostgresCode(errorCode(error)) ? 'refuses us' : 'does not answer'
    throw new StartError(`The database at ${hostOf(database.url)} ${verb}: ${reason}.`)
  }
}

/** The host of a connection string, without the password in it. */
function hostOf(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url)
    return `${hostname}${port ? `:${port}` : ''}${pathname}`
  } catch {
    return 'DATABASE_URL'
  }
}
