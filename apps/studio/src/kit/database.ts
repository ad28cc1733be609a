import { Pool } from 'pg'
import type { Log } from './ports.ts'

export interface Database {
  pool: Pool
  close(): Promise<void>
}

/** Of every connection: for its opening, a statement, and until the network is asked for a sign. */
export const patience = {
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
    ...patience,
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
