import { CompiledQuery } from 'kysely'
import { Client, type QueryConfig, type QueryResultRow } from 'pg'
import { answered, patience, reached, type Executor } from '#platform/database'
import { batchTypes } from '../batch.ts'
import type { Account } from '../chart.ts'

const arrays = Object.values(batchTypes).map((type, index) => `$${index + 3}::${type}[]`)
const commit = `SELECT wallet_decide($1, $2, ${arrays.join(', ')}) AS answer`

/** Longer than anybody holds the lane; after it the connection is given up. */
const mostMs = 40_000

/** The same in somebody's transaction: the lane waits until that has ended. */
export async function commitWithin(
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

/** The one connection of a lane, opened when it is first needed and again when it was lost. */
export function laneStore(url: string, schema = 'public') {
  let client: Promise<Client> | undefined

  async function open(): Promise<Client> {
    const settings = { pipeline: true, query_timeout: mostMs, ...patience }
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

  /** The rows of an answer. */
  async function ask<Row extends QueryResultRow>(query: QueryConfig): Promise<Row[]> {
    const connection = await reached(connected())
    return (await answered(connection.query<Row>(query))).rows
  }

  return {
    async commit(lane: number, at: Date, batch: Buffer[]): Promise<string> {
      const rows = await ask<{ answer: string }>({
        name: 'wallet_decide',
        text: commit,
        values: [lane, at, ...batch],
      })
      return rows[0]?.answer ?? ''
    },
    /** The numbers of accounts, opened if need be. */
    async open(lane: number, accounts: readonly Account[]): Promise<string[]> {
      const rows = await ask<{ ids: string[] }>({
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
    /** The columns of a table that takes records, in their order. */
    async columns(table: string): Promise<string[]> {
      const rows = await ask<{ name: string }>({
        text: `SELECT attname AS name FROM pg_attribute
          WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped ORDER BY attnum`,
        values: [table],
      })
      if (rows.length === 0) throw new Error(`there is no table ${table}`)
      return rows.map(({ name }) => name)
    },
    async setGuard(lane: number, key: string, name: string, value: bigint): Promise<void> {
      const values = [lane, key, name, value]
      await ask({ text: 'SELECT wallet_set_guard($1, $2, $3, $4)', values })
    },
    async close(): Promise<void> {
      await client?.then((connection) => connection.end()).catch(() => undefined)
    },
  }
}
