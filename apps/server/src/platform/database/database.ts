import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { StartError } from '#platform/config'
import type { Log } from '#platform/log'
import { codeOf, isOfPostgres } from './code-of.ts'
import { namedPool } from './named-pool.ts'
import { patience } from './patience.ts'

/** Each store names its own tables on it: `database.db.withTables<…>()`. */
export interface Database {
  db: Kysely<unknown>
  pool: Pool
  url: string
  ping(): Promise<void>
  close(): Promise<void>
}

/** The database, or a transaction in it that somebody else began. */
export type Executor = Kysely<unknown>

export interface DatabaseOptions {
  url: string
  poolSize: number
  log: Log
}

/** Longer than anything a request does; migrations may take what they need. */
const mostStatementMs = 30_000

export function openDatabase({ url, poolSize, log }: DatabaseOptions): Database {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    statement_timeout: mostStatementMs,
    ...patience,
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

/** Waits for a first answer, or says in one sentence that there is none. */
export async function requireDatabase(database: Database): Promise<void> {
  try {
    await database.ping()
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error)
    // With a code of its own it answered, with a no.
    const verb = isOfPostgres(codeOf(error)) ? 'refuses us' : 'does not answer'
    throw new StartError(`The database at ${placeOf(database.url)} ${verb}: ${reason}.`)
  }
}

/** The host of a connection string, without the password in it. */
function placeOf(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url)
    return `${hostname}${port ? `:${port}` : ''}${pathname}`
  } catch {
    return 'DATABASE_URL'
  }
}
