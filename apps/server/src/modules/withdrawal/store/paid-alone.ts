import { sql } from 'kysely'
import type { Executor } from '#platform/database'
import type { Withdrawal } from './requests.ts'

/** Payments that one colleague both approved and paid. */
export function paidAloneStore(db: Executor) {
  return {
    /** Makes concurrent payments to one member wait for each other. */
    async lockMember(memberId: string): Promise<void> {
      const queue = `withdrawal payments ${memberId}`
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${queue}, 0))`.execute(db)
    },
    /** Sum a colleague approved and paid to a member, without the given withdrawal. */
    async sum({ id, memberId }: Withdrawal, staffId: string, since: Date): Promise<bigint> {
      const { rows } = await sql<{ sum: string }>`
        SELECT coalesce(sum(amount), 0)::text AS sum FROM withdrawal_request AS request
        WHERE member_id = ${memberId} AND approved_by = ${staffId} AND id <> ${id}
          AND EXISTS (SELECT FROM withdrawal_payout WHERE withdrawal_id = request.id
            AND sent_by = ${staffId} AND sent_at > ${since} AND state <> 'refused')`.execute(db)
      return BigInt(rows[0]?.sum ?? 0)
    },
  }
}
