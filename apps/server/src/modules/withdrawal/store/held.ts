import { sql } from 'kysely'
import type { Executor } from '#platform/database'

/** Held amounts of open withdrawals, by currency. */
export async function heldNow(db: Executor, brandId: string) {
  const { rows } = await sql<{ currency: string; count: number; held: string }>`
    SELECT currency, count(*)::int AS count,
      sum(amount - paid - fee_taken - returned + back_due)::text AS held
    FROM withdrawal_request WHERE brand_id = ${brandId}
      AND (state IN ('requested', 'reviewing', 'approved', 'paying', 'partlyPaid')
        OR back_due > 0)
    GROUP BY currency`.execute(db)
  return rows
}
