import { Client } from 'pg'
import type { Batch } from '../batch.ts'

const commit = `SELECT wallet_commit($1, $2, $3::text[], $4::text[], $5::boolean[], $6::uuid[],
  $7::text[], $8::bytea[], $9::text[], $10::int[], $11::int[], $12::bigint[], $13::int[],
  $14::int[], $15::text[], $16::int[], $17::int[], $18::bigint[], $19::bigint[], $20::text[],
  $21::text[], $22::int[], $23::int[], $24::text[]) AS answer`

/** The one connection of a lane, opened when it is first needed and again when it was lost. */
export function laneStore(url: string) {
  let client: Promise<Client> | undefined

  async function open(): Promise<Client> {
    const next = new Client({ connectionString: url, keepAlive: true })
    next.on('error', () => {
      client = undefined
    })
    await next.connect()
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
    async commit(lane: number, at: Date, batch: Batch): Promise<string> {
      const connection = await connected()
      const { rows } = await connection.query<{ answer: string }>({
        name: 'wallet_commit',
        text: commit,
        values: [lane, at, ...valuesOf(batch)],
      })
      return rows[0]?.answer ?? ''
    },
    async setGuard(lane: number, key: string, value: bigint): Promise<void> {
      const connection = await connected()
      await connection.query('SELECT wallet_set_guard($1, $2, $3)', [lane, key, value])
    },
    async close(): Promise<void> {
      await client?.then((connection) => connection.end()).catch(() => undefined)
    },
  }
}

function valuesOf(batch: Batch): unknown[] {
  const { addresses, currencies, overdraw, ids, codes, contents, references } = batch
  const { postings, targets, amounts, sources, froms } = batch
  return [
    addresses,
    currencies,
    overdraw,
    ids,
    codes,
    contents,
    references,
    postings,
    targets,
    amounts,
    sources,
    froms,
    batch.guardKeys,
    batch.guards,
    batch.guardPlaces,
    batch.guardAdds,
    batch.guardMosts,
    batch.guardRefusals,
    batch.tables,
    batch.records,
    batch.recordTables,
    batch.rows,
  ]
}
