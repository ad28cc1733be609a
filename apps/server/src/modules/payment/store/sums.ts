import { sql } from 'kysely'
import type { Executor } from '#platform/database'
import type { StoredDeposit } from './deposits.ts'

/** All that a member has paid in or may yet, by the greater of what was said and what came. */
export async function depositsSince(db: Executor, memberId: string, since: Date): Promise<bigint> {
  const { rows } = await sql<{ sum: string }>`
    SELECT coalesce(sum(greatest(amount, cleared)), 0)::text AS sum FROM payment_deposit
    WHERE member_id = ${memberId} AND created_at > ${since}
      AND state NOT IN ('failed', 'expired', 'rejected')`.execute(db)
  return BigInt(rows[0]?.sum ?? 0)
}

export interface Within {
  from: Date
  to: Date
}

/** What came and went through the providers of a brand in a period, by their own word. */
export function providerSums(db: Executor) {
  return {
    async toldIn(brandId: string, { from, to }: Within) {
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
    async toldOut(brandId: string, { from, to }: Within) {
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
    /** Paid before a moment, after another, and neither credited nor rejected. */
    async waitingSince(brandId: string, { from, to }: Within): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        SELECT count(*)::int AS count FROM payment_deposit
        WHERE brand_id = ${brandId} AND paid_at >= ${from} AND paid_at < ${to}
          AND state NOT IN ('credited', 'rejected')`.execute(db)
      return rows[0]?.count ?? 0
    },
  }
}

/** What decides whether one person alone may credit a deposit of a member. */
export function creditSums(db: Executor) {
  return {
    /** What a member has paid in by a method, or may yet, without one deposit. */
    async spentBesides(
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
    /** What single colleagues have credited to a member. */
    async creditedAlone(memberId: string, since: Date): Promise<bigint> {
      const { rows } = await sql<{ sum: string }>`
        SELECT coalesce(sum(cleared), 0)::text AS sum FROM payment_deposit
        WHERE member_id = ${memberId} AND approved_by IS NOT NULL AND second_by IS NULL
          AND approved_at > ${since}`.execute(db)
      return BigInt(rows[0]?.sum ?? 0)
    },
  }
}
