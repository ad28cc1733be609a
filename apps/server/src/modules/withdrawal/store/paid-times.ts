import { sql } from 'kysely'
import type { PayoutKind } from '@fairhouse/rules'
import type { Executor } from '#platform/database'

export interface PaidTime {
  kind: PayoutKind
  count: number
  medianSeconds: number
}

/** How long the latest withdrawals of a brand took from request to payment, by kind of account. */
export async function paidTimes(
  db: Executor,
  brandId: string,
  since: Date,
  latest: number,
): Promise<PaidTime[]> {
  const { rows } = await sql<PaidTime>`
    SELECT kind, count(*)::int AS count,
      (percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds))::int AS "medianSeconds"
    FROM (
      SELECT account.kind, extract(epoch FROM move.at - request.created_at) AS seconds,
        row_number() OVER (PARTITION BY account.kind ORDER BY move.at DESC) AS place
      FROM withdrawal_move move
      JOIN withdrawal_request request ON request.id = move.withdrawal_id
      JOIN withdrawal_account account ON account.id = request.account_id
      WHERE move.to_state = 'paid' AND move.at > ${since} AND request.brand_id = ${brandId}
    ) paid
    WHERE place <= ${latest} GROUP BY kind`.execute(db)
  return rows
}
