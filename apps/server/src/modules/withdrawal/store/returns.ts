import { sql } from 'kysely'
import type { Executor } from '#platform/database'
import { withdrawalsWhere } from './requests.ts'

/** Unplayed deposits on their way back: withdrawals without an account of the member's. */
export function returnStore(db: Executor) {
  return {
    /** What of each deposit is going back to its source, or went. */
    async returnedOf(memberId: string): Promise<Map<string, bigint>> {
      const { rows } = await sql<{ id: string; amount: string }>`
        SELECT deposit_id AS id, sum(amount)::text AS amount FROM withdrawal_request
        WHERE member_id = ${memberId} AND deposit_id IS NOT NULL
        GROUP BY deposit_id`.execute(db)
      return new Map(rows.map(({ id, amount }) => [id, BigInt(amount)]))
    },
    /** Those that nobody has tried to send back yet. */
    toReturn: (limit: number) =>
      withdrawalsWhere(
        db,
        sql`account_id IS NULL AND deposit_id IS NOT NULL AND state = 'requested' AND NOT EXISTS (
            SELECT FROM withdrawal_payout WHERE withdrawal_id = withdrawal_request.id)
          ORDER BY created_at DESC, id LIMIT ${limit}`,
      ),
    /** Those that wait for staff or are yet to be sent. */
    waiting: (limit: number) =>
      withdrawalsWhere(
        db,
        sql`account_id IS NULL AND state IN ('requested', 'reviewing')
          ORDER BY created_at DESC, id LIMIT ${limit}`,
      ),
  }
}
