import type { PoolClient } from 'pg'
import type { Database } from './database.ts'

/** LIST of what only one process does at a time: any numbers, the same in every process. */
const locks = { migrate: 42_069_711, seed: 42_069_712 }

/** Runs the work while no other process runs the same; its connection has no time limit. */
export async function exclusively<T>(
  { pool }: Database,
  what: keyof typeof locks,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('SET statement_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [locks[what]])
    return await work(client)
  } finally {
    // The connection goes too, and with it the lock and the setting.
    client.release(true)
  }
}
