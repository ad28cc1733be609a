import { sql } from 'kysely'
import type { Executor } from '#platform/database'

/** Failed attempts and suspensions of members. */
export function failureStore(db: Executor) {
  return {
    async add(depositId: string, memberId: string, at: Date): Promise<void> {
      await sql`INSERT INTO payment_failure (deposit_id, member_id, at)
        VALUES (${depositId}, ${memberId}, ${at}) ON CONFLICT DO NOTHING`.execute(db)
    },
    async since(memberId: string, since: Date): Promise<Date[]> {
      const { rows } = await sql<{ at: Date }>`SELECT at FROM payment_failure
        WHERE member_id = ${memberId} AND at > ${since}`.execute(db)
      return rows.map(({ at }) => at)
    },
    async suspend(memberId: string, at: Date): Promise<void> {
      await sql`INSERT INTO payment_suspension (member_id, at) VALUES (${memberId}, ${at})
        ON CONFLICT DO NOTHING`.execute(db)
    },
    async isSuspended(memberId: string): Promise<boolean> {
      const { rows } = await sql`SELECT FROM payment_suspension
        WHERE member_id = ${memberId}`.execute(db)
      return rows.length > 0
    },
    /** Lifts the suspension and forgets earlier failures. */
    async allow(memberId: string): Promise<boolean> {
      await sql`DELETE FROM payment_failure WHERE member_id = ${memberId}`.execute(db)
      const { numAffectedRows } = await sql`DELETE FROM payment_suspension
        WHERE member_id = ${memberId}`.execute(db)
      return (numAffectedRows ?? 0n) > 0n
    },
  }
}
