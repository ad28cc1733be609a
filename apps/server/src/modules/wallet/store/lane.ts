import { CompiledQuery } from 'kysely'
import { Client, type QueryConfig, type QueryResultRow } from 'pg'
import { querying, connectionOptions, connecting, type Executor } from '#platform/database'
import { batchTypes } from '../batch.ts'
import type { Account } from '../chart.ts'

const arrays = Object.values(batchTypes).map((type, index) => `$${index + 3}::${type}[]`)
const commit = `SELECT wallet_decide_transfers($1, $2, ${arrays.join(', ')}) AS answer`

/** Longer than anyone holds the lane; then the connection is closed. */
const queryTimeoutMs = 40_000

/** Commits in the caller's transaction; the lane waits until it has ended. */
export async function commitInTransaction(
  db: Executor,
  lane: number,
  at: Date,
  batch: Buffer[],
): Promise<string> {
  const query = CompiledQuery.raw(commit, [lane, at, ...batch])
  const { rows } = await db.executeQuery<{ answer: string }>(query)
  return rows[0]?.answer ?? ''
}

export type LaneStore = ReturnType<typeof laneStore>

/** The single connection of a lane, opened on first use and again after a loss. */
export function laneStore(url: string, schema = 'public') {
  let client: Promise<Client> | undefined

  async function open(): Promise<Client> {
    const settings = { pipeline: true, query_timeout: queryTimeoutMs, ...connectionOptions(url) }
    const next = new Client({ connectionString: url, ...settings })
    next.on('error', () => {
      client = undefined
    })
    await next.connect()
    await next.query(`SET search_path = ${schema}, public`)
    return next
  }

  async function connected(): Promise<Client> {
    client ??= open()
    return client.catch((error: unknown) => {
      client = undefined
      throw error
    })
  }

  /** Runs a query and returns its rows. */
  async function query<Row extends QueryResultRow>(config: QueryConfig): Promise<Row[]> {
    const connection = await connecting(connected())
    return (await querying(connection.query<Row>(config))).rows
  }

  return {
    async commit(lane: number, at: Date, batch: Buffer[]): Promise<string> {
      const rows = await query<{ answer: string }>({
        name: 'wallet_decide_transfers',
        text: commit,
        values: [lane, at, ...batch],
      })
      return rows[0]?.answer ?? ''
    },
    /** The ids of accounts; opens missing ones. */
    async open(lane: number, accounts: readonly Account[]): Promise<string[]> {
      const rows = await query<{ ids: string[] }>({
        text: 'SELECT wallet_open($1, $2::text[], $3::text[], $4::boolean[]) AS ids',
        values: [
          lane,
          accounts.map(({ address }) => address),
          accounts.map(({ currency }) => currency),
          accounts.map(({ mayOverdraw }) => mayOverdraw),
        ],
      })
      return rows[0]?.ids ?? []
    },
    /** The columns of a record table, in order. */
    async columns(table: string): Promise<string[]> {
      const rows = await query<{ name: string }>({
        text: `SELECT attname AS name FROM pg_attribute
          WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped ORDER BY attnum`,
        values: [table],
      })
      if (rows.length === 0) throw new Error(`there is no table ${table}`)
      return rows.map(({ name }) => name)
    },
    async setGuard(lane: number, key: string, name: string, value: bigint): Promise<void> {
      const values = [lane, key, name, value]
      await query({ text: 'SELECT wallet_set_guard($1, $2, $3, $4)', values })
    },
    async close(): Promise<void> {
      await client?.then((connection) => connection.end()).catch(() => undefined)
    },
  }
}
