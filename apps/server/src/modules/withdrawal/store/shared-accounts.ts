import { sql } from 'kysely'
import type { Executor } from '#platform/database'

/** A payout account by its fingerprint, with the members who bound it. */
export interface SharedNumber {
  brandId: string
  number: string
  members: string[]
}

const maxMembers = 200

/** Numbers bound by several members, since a moment or by these members. */
export async function sharedNumbers(
  db: Executor,
  since: Date,
  memberIds: readonly string[],
): Promise<SharedNumber[]> {
  const { rows } = await sql<SharedNumber>`
    SELECT brand_id AS "brandId", encode(number_index, 'hex') AS number,
      (array_agg(DISTINCT member_id))[1:${maxMembers}::int] AS members
    FROM withdrawal_account WHERE (brand_id, number_index) IN (
      SELECT brand_id, number_index FROM withdrawal_account WHERE indexed_at > ${since}
      UNION SELECT brand_id, number_index FROM withdrawal_account
        WHERE member_id = ANY (${memberIds}::uuid[]))
    GROUP BY brand_id, number_index HAVING count(DISTINCT member_id) > 1`.execute(db)
  return rows
}
