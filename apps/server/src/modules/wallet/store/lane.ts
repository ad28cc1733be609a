import { CompiledQuery } from 'kysely'
import { Client, type QueryConfig, type QueryResultRow } from 'pg'
import { querying, connectionOptions, connecting, type Executor } from '#platform/database'
import type { Account } from '../chart.ts'
import type { EachBatch } from '../lane/each-batch.ts'
import { plainTypes } from '../lane/plain-batch.ts'
import { recordTypes } from '../lane/records.ts'

const parameters = (types: Readonly<Record<string, string>>, first: number) =>
  Object.values(types)
    .map((type, index) => `$${index + first}::${type}[]`)
    .join(', ')
const decideBatch = `SELECT wallet_decide_batch($1, $2, ${parameters(plainTypes, 3)}) AS answer`
const decideEach = `SELECT wallet_decide_each($1, $2, $3::jsonb,
  ${parameters(recordTypes, 4)}) AS answer`

/** Longer than anyone holds the lane; then the connection is closed. */
const queryTimeoutMs = 40_000

/** Commits in the caller's transaction; the lane waits until it has ended. */
export async function decideEachInTransaction(
  db: Executor,
  lane: number,
  at: Date,
  batch: EachBatch,
): Promise<string> {
  const query = CompiledQuery.raw(decideEach, [lane, at, ...batch])
  const { rows } = await db.executeQuery<{ answer: string }>(query)
  return rows[0]?.answer ?? ''
}

export type LaneStore = ReturnType<typeof laneStore>

/** The single connection of a lane, opened on first use and again after a loss. */
export function laneStore(url: string, schema = 'public') {
  const { query, close } = laneConnection(url, schema)

  async function answerTo(config: QueryConfig): Promise<string> {
    const rows = await query<{ answer: string }>(config)
    return rows[0]?.answer ?? ''
  }

  return {
    /** The answers of those that pass. */
    decideBatch: (lane: number, at: Date, batch: Buffer[]) =>
      answerTo({ name: 'wallet_decide_batch', text: decideBatch, values: [lane, at, ...batch] }),
    decideEach: (lane: number, at: Date, batch: EachBatch) =>
      answerTo({ name: 'wallet_decide_each', text: decideEach, values: [lane, at, ...batch] }),
    /** The numbers of accounts; opens missing ones. */
    async open(lane: number, accounts: readonly Account[]): Promise<string[]> {
      const rows = await query<{ ids: string[] }>({
        text: 'SELECT wallet_open_accounts($1, $2::text[], $3::text[], $4::boolean[]) AS ids',
        values: [
          lane,
          accounts.map(({ address }) => address),
          accounts.map(({ currency }) => currency),
          accounts.map(({ mayOverdraw }) => mayOverdraw),
        ],
      })
      return rows[0]?.ids ?? []
    },
    /** The rows of members, by their counters; opens missing ones. */
    async members(lane: number, ids: readonly string[]): Promise<Map<string, number>> {
      const values = [lane, ids]
      await query({
        text: `INSERT INTO wallet_member (member_id, lane)
          SELECT id, $1 FROM unnest($2::uuid[]) AS id ON CONFLICT (member_id) DO NOTHING`,
        values,
      })
      const rows = await query<{ id: string; no: string }>({
        text: `SELECT member_id AS id, no FROM wallet_member
          WHERE lane = $1 AND member_id = ANY ($2::uuid[])`,
        values,
      })
      return new Map(rows.map(({ id, no }) => [id, Number(no)]))
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
    async setBlock(lane: number, memberId: string, value: bigint): Promise<void> {
      await query({ text: 'SELECT wallet_set_block($1, $2, $3)', values: [lane, memberId, value] })
    },
    close,
  }
}

function laneConnection(url: string, schema: string) {
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

  return {
    /** Runs a query and returns its rows. */
    async query<Row extends QueryResultRow>(config: QueryConfig): Promise<Row[]> {
      const connection = await connecting(connected())
      return (await querying(connection.query<Row>(config))).rows
    },
    async close(): Promise<void> {
      await client?.then((connection) => connection.end()).catch(() => undefined)
    },
  }
}
