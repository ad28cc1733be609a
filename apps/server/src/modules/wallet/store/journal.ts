import { sql } from 'kysely'
import type { Database, Executor } from '#platform/database'
import type { Account } from '../chart.ts'
import { guardId, type GuardScope } from '../lane/names.ts'

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

/** How many batches one transaction seals. */
const maxSealed = 200

const rowColumns = sql`id, lane, seq, at, code, reference, refusal, moves`

/** The balance of an account and its number of changes. */
export interface StoredBalance {
  address: string
  currency: string
  balance: string
  version: string
}

/** One of a member's balances. */
export interface Fund {
  memberId: string
  kind: string
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
  const rowsOf = sql.table(`${schema}.wallet_row`)
  const members = sql.table(`${schema}.wallet_member`)
  const houses = sql.table(`${schema}.wallet_house`)
  const guards = sql.table(`${schema}.wallet_guard`)
  return {
    /** Play money is one balance. */
    cashKind: schema === 'public' ? ('cash' as const) : ('trial' as const),
    async find(id: string): Promise<StoredTransfer | undefined> {
      const { rows } = await sql<StoredTransfer>`
        SELECT ${rowColumns} FROM ${rowsOf} WHERE id = ${id}`.execute(db)
      return rows[0]
    },
    /** In the order of the journal. */
    async findAll(ids: readonly string[]): Promise<StoredTransfer[]> {
      const { rows } = await sql<StoredTransfer>`
        SELECT ${rowColumns} FROM ${rowsOf}
        WHERE id = ANY (${ids}::uuid[]) ORDER BY lane, seq`.execute(db)
      return rows
    },
    /** The value of a guard that is no counter of a member's row. */
    async guardValue(scope: GuardScope, name: string): Promise<bigint> {
      const { rows } = await sql<{ value: string }>`
        SELECT value FROM ${guards} WHERE key = ${guardId(scope, name)}::uuid`.execute(db)
      return BigInt(rows[0]?.value ?? 0)
    },
    /** The balances of accounts that were ever used. */
    async balances(accounts: readonly Account[]): Promise<StoredBalance[]> {
      const ids = accounts.flatMap(({ owner }) => owner ?? [])
      const addresses = accounts.filter(({ owner }) => owner === undefined)
      const [own, house] = await Promise.all([
        ids.length === 0 ? none : readMembers(db, members, [...new Set(ids)]),
        addresses.length === 0
          ? none
          : sql<StoredBalance>`SELECT address, currency, balance, version FROM ${houses}
              WHERE address = ANY (${addresses.map(({ address }) => address)})`.execute(db),
      ])
      const rows = new Map<string, MemberRow>(own.rows.map((row) => [row.id, row]))
      return [...accounts.flatMap((account) => balanceIn(rows, account)), ...house.rows]
    },
  }
}

const none = { rows: [] }

type MemberRow = Record<'id' | 'currency' | 'line' | 'cash' | 'bonus' | 'hold' | 'reserved', string>

const readMembers = (db: Executor, members: ReturnType<typeof sql.table>, ids: readonly string[]) =>
  sql<MemberRow>`SELECT member_id AS id, currency, line, cash, bonus, hold, reserved
    FROM ${members} WHERE member_id = ANY (${ids}::uuid[]) AND currency IS NOT NULL`.execute(db)

function balanceIn(
  rows: ReadonlyMap<string, MemberRow>,
  { address, owner, kind }: Account,
): StoredBalance[] {
  const row = rows.get(owner ?? '')
  if (!row || kind === undefined) return []
  const balance = row[kind === 'trial' ? 'cash' : kind]
  return [{ address, currency: row.currency, balance, version: row.line }]
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
    /** The lines between two times, and the balance before the first. */
    async statement({ memberId, kind }: Fund, { from, to }: { from: Date; to: Date }) {
      const own = sql`FROM wallet_line
        WHERE member_id = ${memberId}::uuid AND kind = ${kind} AND amount <> 0`
      const before = await sql<{ balance: string }>`SELECT balance ${own} AND at < ${from}
        ORDER BY line DESC LIMIT 1`.execute(db)
      const lines = await sql<StoredLine>`SELECT id, at, code, reference, amount, balance ${own}
        AND at >= ${from} AND at < ${to} ORDER BY line`.execute(db)
      return { opening: before.rows[0]?.balance ?? '0', lines: lines.rows }
    },
    /** All movements of a balance by what they were for. */
    async totals({ memberId, kind }: Fund): Promise<StoredTotal[]> {
      const { rows } = await sql<StoredTotal>`
        SELECT code, count(*)::int AS count, sum(amount)::text AS total,
          min(at) AS first, max(at) AS last
        FROM wallet_line
        WHERE member_id = ${memberId}::uuid AND kind = ${kind} AND amount <> 0
        GROUP BY code ORDER BY code`.execute(db)
      return rows
    },
    /**
     * Oldest first. Found by batch times, which never go back within a lane: reading `limit` rows
     * per lane is enough, and only the returned rows resolve their addresses.
     */
    async rowsBetween({ from, to, after, limit, ...like }: RowQuery) {
      const seqBefore = (moment: Date) => sql`coalesce((SELECT last_seq FROM wallet_commit
        WHERE lane = place.lane - 1 AND at < ${moment} ORDER BY at DESC, number DESC LIMIT 1), 0)`
      const { rows } = await sql<StoredTransfer>`
        SELECT ${rowColumns} FROM (
          SELECT own.* FROM unnest(${after}::bigint[]) WITH ORDINALITY AS place (seq, lane)
          CROSS JOIN LATERAL (SELECT * FROM wallet_row
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
    /** Seals committed batches; true if there may be more. */
    async seal(lane: number): Promise<boolean> {
      const { rows } = await sql<{ count: number }>`
        SELECT wallet_seal_batches(${lane}::smallint, ${maxSealed}) AS count`.execute(db)
      return rows[0]?.count === maxSealed
    },
    async dropTrial(): Promise<void> {
      await sql`SELECT wallet_drop_trial()`.execute(db)
    },
  }
}

/** The last sealed batch of each lane. */
export async function readLaneHeads(db: Executor) {
  const { rows } = await sql<{ lane: number; batch: string; seq: string; head: Buffer }>`
    SELECT lane, number AS batch, last_seq AS seq, head FROM wallet_lane, LATERAL (
      SELECT number, last_seq, head FROM wallet_seal AS s WHERE s.lane = wallet_lane.lane
      ORDER BY number DESC LIMIT 1) AS last
    ORDER BY lane`.execute(db)
  return rows
}
