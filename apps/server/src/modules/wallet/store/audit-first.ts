import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Design, Row, StoredBatch } from '../chain.ts'

/**
 * The expected entries of the first design, rebuilt from the moves of the transfers: one per move
 * of a player's account, one per batch of an account that may be overdrawn.
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
        FROM wallet_v1_transfer t
          LEFT JOIN wallet_v1_batch b ON b.lane = t.lane AND last_seq = t.seq
      ) AS sealed,
        string_to_table(rtrim(moves), ' ') WITH ORDINALITY AS part(move, place)
    ) AS move LEFT JOIN wallet_v1_account ON id = account_id
    GROUP BY 1, 2, 3, 4 HAVING sum(amount) <> 0
  ) AS due
  WINDOW running AS (PARTITION BY account_id ORDER BY seq, place)`

/** The read-only tables of the first design of the journal. */
export function firstChecks(db: Transaction<unknown>) {
  return {
    chain: (lane: number, facts: RawBuilder<unknown>): Design => ({
      async batches(after, limit) {
        const { rows } = await sql<StoredBatch>`
          SELECT number, last_seq, head FROM wallet_v1_batch
          WHERE lane = ${lane} AND number > ${after} ORDER BY number LIMIT ${limit}`.execute(db)
        return rows
      },
      async rows(after, last) {
        const { rows } = await sql<Row>`
          SELECT ${facts}, digest FROM wallet_v1_transfer
          WHERE lane = ${lane} AND seq > ${after} AND seq <= ${last}
          ORDER BY seq LIMIT 300000`.execute(db)
        return rows
      },
      async end() {
        const { rows } = await sql<{ seq: string; head: Buffer }>`
          SELECT seq, head FROM wallet_v1_lane WHERE lane = ${lane}`.execute(db)
        return rows[0]
      },
    }),
    async firstBadEntry(): Promise<string | undefined> {
      const { rows } = await sql<{ account: string; version: string }>`
        SELECT account_id AS account, version FROM (${expected}) AS due
        FULL JOIN wallet_v1_entry AS entry USING (account_id, version)
        WHERE (due.lane, due.seq, due.amount, due.balance)
          IS DISTINCT FROM (entry.lane, entry.seq, entry.amount, entry.balance)
        ORDER BY 1, 2 LIMIT 1`.execute(db)
      return (
        rows[0] && `entry ${rows[0].version} of account ${rows[0].account} is not as it must be`
      )
    },
    async firstBadBalance(): Promise<string | undefined> {
      const { rows } = await sql<{ address: string }>`
        SELECT address FROM wallet_v1_account AS account
        LEFT JOIN LATERAL (SELECT version, balance FROM wallet_v1_entry
          WHERE account_id = account.id ORDER BY version DESC LIMIT 1) AS last ON true
        WHERE (account.version, account.balance)
          IS DISTINCT FROM (coalesce(last.version, 0), coalesce(last.balance, 0))
        ORDER BY account.id LIMIT 1`.execute(db)
      return rows[0] && `the opening balance of ${rows[0].address} is not that of its entries`
    },
  }
}
