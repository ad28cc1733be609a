import { sql } from 'kysely'
import type { Database } from '#platform/database'
import type { Link } from '../chain.ts'

/** What each entry must be, made anew from the moves of the transfers in their order. */
const expected = sql`
  SELECT account_id, lane, seq, amount,
    row_number() OVER running AS version, sum(amount) OVER running AS balance
  FROM (
    SELECT lane, seq, place, moves[2 * place - 1] AS account_id, moves[2 * place] AS amount
    FROM wallet_transfer, generate_series(1, cardinality(moves) / 2) AS place
  ) AS move
  WINDOW running AS (PARTITION BY account_id ORDER BY lane, seq, place)`

export function auditStore({ db }: Database) {
  return {
    async lanes(): Promise<{ lane: number; seq: string; head: Buffer }[]> {
      const { rows } = await sql<{ lane: number; seq: string; head: Buffer }>`
        SELECT lane, seq, head FROM wallet_lane ORDER BY lane`.execute(db)
      return rows
    },
    async links(lane: number, after: number, limit: number): Promise<Link[]> {
      const { rows } = await sql<Link>`
        SELECT lane, seq, id, code, content, refusal, taken::text AS taken, moves::text AS moves,
          reference, (extract(epoch FROM at) * 1000000)::bigint AS "atMicroseconds", hash
        FROM wallet_transfer WHERE lane = ${lane} AND seq > ${after}
        ORDER BY seq LIMIT ${limit}`.execute(db)
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
    async firstImbalance(): Promise<string | undefined> {
      const { rows } = await sql<{ currency: string; total: string }>`
        SELECT currency, sum(balance) AS total FROM wallet_account
        GROUP BY currency HAVING sum(balance) <> 0 ORDER BY 1 LIMIT 1`.execute(db)
      return rows[0] && `the accounts in ${rows[0].currency} sum to ${rows[0].total}, not to 0`
    },
  }
}
