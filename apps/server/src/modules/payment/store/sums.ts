import { sql } from 'kysely'
import type { Executor } from '#platform/database'

/** All that a member has paid in or may yet, by the greater of what was said and what came. */
export async function depositsSince(db: Executor, memberId: string, since: Date): Promise<bigint> {
  const { rows } = await sql<{ sum: string }>`
    SELECT coalesce(sum(greatest(amount, cleared)), 0)::text AS sum FROM payment_deposit
    WHERE member_id = ${memberId} AND created_at > ${since}
      AND state NOT IN ('failed', 'expired', 'rejected')`.execute(db)
  return BigInt(rows[0]?.sum ?? 0)
}
