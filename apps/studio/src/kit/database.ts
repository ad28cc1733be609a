import { Pool } from 'pg'
import type { Log } from './ports.ts'

export interface Database {
  pool: Pool
  close(): Promise<void>
}

/** Timeouts of every connection. */
const connectionOptions = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 20_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
}
const poolSize = 5

export function openPool(url: string, log: Log): Database {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    ...connectionOptions,
  })
  let closing = false
  const onLost = (error: Error) => {
    if (!closing) log.warn({ err: error }, 'a database connection of the studio was lost')
  }
  pool.on('error', onLost)
  pool.on('connect', (client) => client.on('error', onLost))
  return {
    pool,
    async close() {
      closing = true
      await pool.end()
    },
  }
}
