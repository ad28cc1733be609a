import { sql } from 'kysely'
import type { Executor } from '#platform/database'

/** Median seconds that the latest reviews of deposits of a brand took, and their number. */
export async function reviewTimes(
  db: Executor,
  brandId: string,
  since: Date,
  latest: number,
): Promise<{ count: number; medianSeconds: number | null }> {
  const { rows } = await sql<{ count: number; medianSeconds: number | null }>`
    SELECT count(*)::int AS count,
      (percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds))::int AS "medianSeconds"
    FROM (
      SELECT extract(epoch FROM decided.at - begun.at) AS seconds
      FROM payment_move decided
      JOIN payment_deposit deposit ON deposit.id = decided.deposit_id
      CROSS JOIN LATERAL (SELECT min(at) AS at FROM payment_move
        WHERE deposit_id = deposit.id AND to_state = 'reviewing') begun
      WHERE deposit.brand_id = ${brandId} AND deposit.updated_at > ${since}
        AND decided.from_state = 'reviewing' AND decided.to_state <> 'reviewing'
        AND decided.at > ${since}
      ORDER BY decided.at DESC LIMIT ${latest}
    ) reviewed`.execute(db)
  return rows[0] ?? { count: 0, medianSeconds: null }
}
