import { sql } from 'kysely'
import type { Executor } from '#platform/database'
import type { StoredDeposit } from './deposits.ts'

/** A member's completed and open deposits, each by the greater of requested and received amount. */
export async function depositsSince(db: Executor, memberId: string, since: Date): Promise<bigint> {
  const { rows } = await sql<{ sum: string }>`
    SELECT coalesce(sum(greatest(amount, cleared)), 0)::text AS sum FROM payment_deposit
    WHERE member_id = ${memberId} AND created_at > ${since}
      AND state NOT IN ('failed', 'expired', 'rejected')`.execute(db)
  return BigInt(rows[0]?.sum ?? 0)
}

export interface Period {
  from: Date
  to: Date
}

/** Money in and out by provider of a brand in a period, as the providers reported it. */
export function providerSums(db: Executor) {
  return {
    async reportedIn(brandId: string, { from, to }: Period) {
      const { rows } = await sql<{
        provider: string
        currency: string
        told: string
        credited: string
        waiting: number
      }>`
        SELECT provider, currency, sum(paid)::text AS told,
          coalesce(sum(cleared) FILTER (WHERE state = 'credited'), 0)::text AS credited,
          count(*) FILTER (WHERE state NOT IN ('credited', 'rejected'))::int AS waiting
        FROM payment_deposit WHERE brand_id = ${brandId} AND paid_at >= ${from} AND paid_at < ${to}
        GROUP BY provider, currency`.execute(db)
      return rows
    },
    async reportedOut(brandId: string, { from, to }: Period) {
      const { rows } = await sql<{
        provider: string
        currency: string
        told: string
        sent: number
      }>`
        SELECT provider, currency, coalesce(sum(amount) FILTER (WHERE state = 'paid'), 0)::text
          AS told, count(*) FILTER (WHERE state = 'sent')::int AS sent
        FROM payment_payout WHERE brand_id = ${brandId}
          AND updated_at >= ${from} AND updated_at < ${to}
        GROUP BY provider, currency`.execute(db)
      return rows
    },
    /** Deposits paid in the period and neither credited nor rejected. */
    async waitingSince(brandId: string, { from, to }: Period): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        SELECT count(*)::int AS count FROM payment_deposit
        WHERE brand_id = ${brandId} AND paid_at >= ${from} AND paid_at < ${to}
          AND state NOT IN ('credited', 'rejected')`.execute(db)
      return rows[0]?.count ?? 0
    },
  }
}

/** Sums that decide whether one person may credit a deposit alone. */
export function creditSums(db: Executor) {
  return {
    /** Sum of a member's completed and open deposits by a method, without the given deposit. */
    async spentExcept(
      { id, memberId, methodId }: Pick<StoredDeposit, 'id' | 'memberId' | 'methodId'>,
      since: Date,
    ): Promise<bigint> {
      const { rows } = await sql<{ sum: string }>`
        SELECT coalesce(sum(greatest(amount, cleared)), 0)::text AS sum FROM payment_deposit
        WHERE member_id = ${memberId} AND method_id = ${methodId} AND id <> ${id}
          AND created_at > ${since}
          AND (cleared IS NOT NULL OR state NOT IN ('failed', 'expired', 'rejected'))`.execute(db)
      return BigInt(rows[0]?.sum ?? 0)
    },
    /** Sum that single colleagues credited to a member. */
    async creditedAlone(memberId: string, since: Date): Promise<bigint> {
      const { rows } = await sql<{ sum: string }>`
        SELECT coalesce(sum(cleared), 0)::text AS sum FROM payment_deposit
        WHERE member_id = ${memberId} AND approved_by IS NOT NULL AND second_by IS NULL
          AND approved_at > ${since}`.execute(db)
      return BigInt(rows[0]?.sum ?? 0)
    },
  }
}
