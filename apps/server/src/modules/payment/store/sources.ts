import { sql } from 'kysely'
import type { Executor } from '#platform/database'

/** The source of a deposit, as its provider knows it. */
export interface DepositSource {
  provider: string
  /** The method's name, or its code if it has none. */
  method: string
  reference: string
}

export function sourceStore(db: Executor) {
  return {
    /** A member's cleared deposits, oldest first; `null` while being credited. */
    async depositsOf(memberId: string): Promise<{ id: string; credited: bigint | null }[]> {
      const { rows } = await sql<{ id: string; credited: string | null }>`
        SELECT id, credited::text FROM payment_deposit
        WHERE member_id = ${memberId} AND cleared IS NOT NULL
        ORDER BY paid_at, id`.execute(db)
      return rows.map(({ id, credited }) => ({
        id,
        credited: credited === null ? null : BigInt(credited),
      }))
    },
    async sourceOf(depositId: string): Promise<DepositSource> {
      const { rows } = await sql<DepositSource>`
        SELECT deposit.provider, coalesce(nullif(method.name, ''), method.code) AS method,
          coalesce(deposit.provider_reference, deposit.reference) AS reference
        FROM payment_deposit AS deposit JOIN payment_method AS method
          ON method.id = deposit.method_id
        WHERE deposit.id = ${depositId}`.execute(db)
      const [source] = rows
      if (!source) throw new Error(`no deposit ${depositId}`)
      return source
    },
  }
}
