import type { PoolClient } from 'pg'
import type { Database } from './database.ts'

/** LIST of work that only one process does at a time: arbitrary numbers, equal in all processes. */
const locks = { migrate: 42_069_711, seed: 42_069_712 }

/** Runs the work under an advisory lock; the connection has no statement timeout. */
export async function withExclusiveLock<T>(
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
    // Closing the connection releases the lock and resets the timeout.
    client.release(true)
  }
}
