import { sql } from 'kysely'
import type { Executor } from '#platform/database'
import { withdrawalsWhere } from './requests.ts'

/** Returns of unplayed deposits: withdrawals without a payout account. */
export function returnStore(db: Executor) {
  return {
    /** Amounts returned or being returned to their source, by deposit. */
    async returnedOf(memberId: string): Promise<Map<string, bigint>> {
      const { rows } = await sql<{ id: string; amount: string }>`
        SELECT deposit_id AS id, sum(amount)::text AS amount FROM withdrawal_request
        WHERE member_id = ${memberId} AND deposit_id IS NOT NULL
        GROUP BY deposit_id`.execute(db)
      return new Map(rows.map(({ id, amount }) => [id, BigInt(amount)]))
    },
    /** Returns that were not sent yet. */
    toReturn: (limit: number) =>
      withdrawalsWhere(
        db,
        sql`account_id IS NULL AND deposit_id IS NOT NULL AND state = 'requested' AND NOT EXISTS (
            SELECT FROM withdrawal_payout WHERE withdrawal_id = withdrawal_request.id)
          ORDER BY created_at DESC, id LIMIT ${limit}`,
      ),
    /** Returns that wait for staff or for sending. */
    waiting: (limit: number) =>
      withdrawalsWhere(
        db,
        sql`account_id IS NULL AND state IN ('requested', 'reviewing')
          ORDER BY created_at DESC, id LIMIT ${limit}`,
      ),
  }
}
