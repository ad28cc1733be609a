import { sql, type Transaction } from 'kysely'
import type { Database } from '#platform/database'
import type { Row } from '../chain.ts'
import { readLaneHeads } from './journal.ts'

export interface StoredBatch {
  number: string
  last_seq: string
  head: Buffer
}

export type AuditStore = ReturnType<typeof auditStore>

/**
 * The expected entries, rebuilt from the moves of the transfers: one per move of a player's
 * account, one per batch of an account that may be overdrawn.
 */
const expected = sql`
  SELECT account_id, lane, seq, amount,
    row_number() OVER running AS version, sum(amount) OVER running AS balance
  FROM (
    SELECT account_id, move.lane, CASE WHEN may_overdraw THEN batch_end ELSE seq END AS seq,
      CASE WHEN may_overdraw THEN 0 ELSE place END AS place, sum(amount) AS amount
    FROM (
      SELECT lane, seq, batch_end, place, split_part(move, ':', 1)::bigint AS account_id,
        split_part(move, ':', 2)::bigint AS amount
      FROM (
        SELECT t.lane, t.seq, t.moves, min(last_seq) OVER (PARTITION BY t.lane ORDER BY t.seq DESC)
          AS batch_end
        FROM wallet_transfer t LEFT JOIN wallet_batch b ON b.lane = t.lane AND last_seq = t.seq
      ) AS sealed,
        string_to_table(rtrim(moves), ' ') WITH ORDINALITY AS part(move, place)
    ) AS move LEFT JOIN wallet_account ON id = account_id
    GROUP BY 1, 2, 3, 4 HAVING sum(amount) <> 0
  ) AS due
  WINDOW running AS (PARTITION BY account_id ORDER BY seq, place)`

/** Reads from one snapshot, however long it takes and whatever is written meanwhile. */
export async function inSnapshot<T>(
  { db }: Database,
  work: (store: AuditStore) => Promise<T>,
): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      await sql`SET LOCAL statement_timeout = 0`.execute(transaction)
      return work(auditStore(transaction))
    })
}

function auditStore(db: Transaction<unknown>) {
  return {
    lanes: () => readLaneHeads(db),
    async batches(lane: number, after: number, limit: number): Promise<StoredBatch[]> {
      const { rows } = await sql<StoredBatch>`
        SELECT number, last_seq, head FROM wallet_batch
        WHERE lane = ${lane} AND number > ${after} ORDER BY number LIMIT ${limit}`.execute(db)
      return rows
    },
    async rows(lane: number, after: number, last: string | null): Promise<Row[]> {
      const { rows } = await sql<Row>`
        SELECT lane, seq, id, code, content, refusal, taken, moves, reference,
          (extract(epoch FROM at) * 1000000)::bigint AS "atMicroseconds", digest
        FROM wallet_transfer WHERE lane = ${lane} AND seq > ${after}
          AND (${last}::bigint IS NULL OR seq <= ${last})
        ORDER BY seq LIMIT 300000`.execute(db)
      return rows
    },
    async firstBadEntry(): Promise<string | undefined> {
      const { rows } = await sql<{ account: string; version: string }>`
        SELECT account_id AS account, version FROM (${expected}) AS due
        FULL JOIN wallet_entry AS entry USING (account_id, version)
        WHERE (due.lane, due.seq, due.amount, due.balance)
          IS DISTINCT FROM (entry.lane, entry.seq, entry.amount, entry.balance)
        ORDER BY 1, 2 LIMIT 1`.execute(db)
      return (
        rows[0] && `entry ${rows[0].version} of account ${rows[0].account} is not as it must be`
      )
    },
    async firstBadBalance(): Promise<string | undefined> {
      const { rows } = await sql<{ address: string }>`
        SELECT address FROM wallet_account AS account
        LEFT JOIN LATERAL (SELECT version, balance FROM wallet_entry
          WHERE account_id = account.id ORDER BY version DESC LIMIT 1) AS last ON true
        WHERE (account.version, account.balance)
          IS DISTINCT FROM (coalesce(last.version, 0), coalesce(last.balance, 0))
        ORDER BY account.id LIMIT 1`.execute(db)
      return rows[0] && `the balance of ${rows[0].address} is not that of its entries`
    },
    /** Players' money must equal what is owed for it, per currency. */
    async firstImbalance(): Promise<string | undefined> {
      const { rows } = await sql<{ currency: string; players: string; owed: string }>`
        SELECT currency, sum(balance) FILTER (WHERE address LIKE 'member/%') AS players,
          -sum(balance) FILTER (WHERE address NOT LIKE 'member/%') AS owed
        FROM wallet_account GROUP BY currency HAVING sum(balance) <> 0
        ORDER BY 1 LIMIT 1`.execute(db)
      const bad = rows[0]
      return bad && `in ${bad.currency} players own ${bad.players}, and ${bad.owed} is owed`
    },
  }
}
