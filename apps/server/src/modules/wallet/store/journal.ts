import { sql, type Kysely } from 'kysely'
import type { Database } from '#platform/database'

/** A movement on an account, as stored with its transfer. */
export interface StoredMove {
  address: string
  currency: string
  mayOverdraw: boolean
  amount: string
}

export interface StoredTransfer {
  id: string
  lane: number
  seq: string
  at: Date
  code: string
  reference: string
  refusal: string | null
  moves: StoredMove[]
}

/** A transfer's columns for statements and readers, with addresses instead of ids. */
const transferColumns = (accounts: ReturnType<typeof sql.table>) => sql`
  t.id, t.lane, t.seq, t.at, t.code, t.reference, t.refusal,
  coalesce((SELECT json_agg(json_build_object('address', a.address, 'currency', a.currency,
      'mayOverdraw', a.may_overdraw, 'amount', split_part(move, ':', 2)) ORDER BY place)
    FROM string_to_table(rtrim(t.moves), ' ') WITH ORDINALITY AS part(move, place)
    JOIN ${accounts} a ON a.id = split_part(move, ':', 1)::bigint), '[]') AS moves`

/** The balance of an account and its number of changes. */
export interface StoredBalance {
  address: string
  currency: string
  balance: string
  version: string
}

export interface StatementBounds {
  address: string
  from: Date
  to: Date
}

export interface StoredLine {
  id: string
  at: Date
  code: string
  reference: string
  amount: string
  balance: string
}

export interface StoredTotal {
  code: string
  count: number
  total: string
  first: Date
  last: Date
}

/** Transfers and balances of real or play money: the same tables in another schema. */
export function ledgerStore({ db }: Database, schema: 'public' | 'wallet_trial') {
  const accounts = sql.table(`${schema}.wallet_account`)
  const transfers = sql.table(`${schema}.wallet_transfer`)
  return {
    async find(id: string): Promise<StoredTransfer | undefined> {
      const { rows } = await sql<StoredTransfer>`
        SELECT ${transferColumns(accounts)} FROM ${transfers} t WHERE id = ${id}`.execute(db)
      return rows[0]
    },
    /** In the order of the journal. */
    async findAll(ids: readonly string[]): Promise<StoredTransfer[]> {
      const { rows } = await sql<StoredTransfer>`
        SELECT ${transferColumns(accounts)} FROM ${transfers} t
        WHERE id = ANY (${ids}) ORDER BY lane, seq`.execute(db)
      return rows
    },
    async balances(addresses: readonly string[]): Promise<StoredBalance[]> {
      const { rows } = await sql<StoredBalance>`
        SELECT address, currency, balance, version FROM ${accounts}
        WHERE address = ANY (${addresses})`.execute(db)
      return rows
    },
  }
}

/** Rows between two times, continuing after one row of each lane. */
export interface RowQuery {
  from: Date
  to: Date
  after: readonly bigint[]
  limit: number
  /** LIKE patterns for code and reference. */
  code: string
  reference: string
}

export type LedgerStore = ReturnType<typeof ledgerStore>

export function journalStore(database: Database) {
  const { db } = database
  return {
    ...ledgerStore(database, 'public'),
    /** Finds an account's version at a time by the lane's last row before it. */
    async statement({ address, from, to }: StatementBounds) {
      const seqBefore = (moment: Date) => sql`coalesce((SELECT last_seq FROM wallet_batch
        WHERE lane = account.lane AND at < ${moment} ORDER BY at DESC, number DESC LIMIT 1), 0)`
      const { rows } = await sql<{ id: string; first: string; last: string }>`
        SELECT id, wallet_version_at(id, ${seqBefore(from)}) AS first,
          wallet_version_at(id, ${seqBefore(to)}) AS last
        FROM wallet_account AS account WHERE address = ${address}`.execute(db)
      const [bounds] = rows
      if (!bounds) return { opening: '0', lines: [] }
      const opening = await sql<{ balance: string }>`
        SELECT balance FROM wallet_entry
        WHERE account_id = ${bounds.id} AND version = ${bounds.first}`.execute(db)
      const lines = await sql<StoredLine>`
        SELECT t.id, t.at, t.code, t.reference, e.amount, e.balance
        FROM wallet_entry e JOIN wallet_transfer t USING (lane, seq)
        WHERE account_id = ${bounds.id} AND version > ${bounds.first} AND version <= ${bounds.last}
        ORDER BY version`.execute(db)
      return { opening: opening.rows[0]?.balance ?? '0', lines: lines.rows }
    },
    /** All movements of an account by what they were for. */
    async totals(address: string): Promise<StoredTotal[]> {
      const { rows } = await sql<StoredTotal>`
        SELECT t.code, count(*)::int AS count, sum(e.amount)::text AS total,
          min(t.at) AS first, max(t.at) AS last
        FROM wallet_account a JOIN wallet_entry e ON e.account_id = a.id
          JOIN wallet_transfer t ON t.lane = e.lane AND t.seq = e.seq
        WHERE a.address = ${address} GROUP BY t.code ORDER BY t.code`.execute(db)
      return rows
    },
    /**
     * Oldest first. Found by batch times, which never go back within a lane: reading `limit` rows
     * per lane is enough, and only the returned rows resolve their addresses.
     */
    async rowsBetween({ from, to, after, limit, ...like }: RowQuery) {
      const seqBefore = (moment: Date) => sql`coalesce((SELECT last_seq FROM wallet_batch
        WHERE lane = place.lane - 1 AND at < ${moment} ORDER BY at DESC, number DESC LIMIT 1), 0)`
      const { rows } = await sql<StoredTransfer>`
        SELECT ${transferColumns(sql.table('wallet_account'))} FROM (
          SELECT own.* FROM unnest(${after}::bigint[]) WITH ORDINALITY AS place (seq, lane)
          CROSS JOIN LATERAL (SELECT * FROM wallet_transfer
            WHERE lane = place.lane - 1 AND seq > greatest(${seqBefore(from)}, place.seq)
              AND seq <= ${seqBefore(to)} AND refusal IS NULL
              AND code LIKE ${like.code} AND reference LIKE ${like.reference}
            ORDER BY seq LIMIT ${limit}) AS own
          ORDER BY at, lane, seq LIMIT ${limit}) AS t ORDER BY at, lane, seq`.execute(db)
      return rows
    },
    lanesNow: () => readLaneHeads(db),
    async booksId(): Promise<string> {
      const { rows } = await sql<{ id: string }>`SELECT id FROM wallet_books`.execute(db)
      return rows[0]?.id ?? ''
    },
    async dropTrial(): Promise<void> {
      await sql`SELECT wallet_drop_trial()`.execute(db)
    },
  }
}

/** The head of each lane. */
export async function readLaneHeads(db: Kysely<unknown>) {
  const { rows } = await sql<{ lane: number; batch: string; seq: string; head: Buffer }>`
    SELECT lane, batch, seq, head FROM wallet_lane ORDER BY lane`.execute(db)
  return rows
}
