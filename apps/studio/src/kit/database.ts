import { Pool } from 'pg'
import type { Log } from './ports.ts'

export interface Database {
  pool: Pool
  close(): Promise<void>
}

const mostStatementMs = 20_000
const poolSize = 5

export function openPool(url: string, log: Log): Database {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5000,
    statement_timeout: mostStatementMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  let closing = false
  const lost = (error: Error) => {
    if (!closing) log.warn({ err: error }, 'a database connection of the studio was lost')
  }
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  return {
    pool,
    async close() {
      closing = true
      await pool.end()
    },
  }
}
