import { sql } from 'kysely'
import type { Executor } from '#platform/database'

/** Wrong attempts allowed within the period. */
const maxWrong = 5
const trySeconds = 30 * 60

/** Attempts of payment passwords, counted before they are checked. */
export function passwordAttempts(db: Executor) {
  return {
    async take(memberId: string, now: Date): Promise<boolean> {
      const over = sql`withdrawal_try.since <= ${now}::timestamptz
        - make_interval(secs => ${trySeconds})`
      const { numAffectedRows } = await sql`
        INSERT INTO withdrawal_try (member_id, since, count) VALUES (${memberId}, ${now}, 1)
        ON CONFLICT (member_id) DO UPDATE SET
          since = CASE WHEN ${over} THEN excluded.since ELSE withdrawal_try.since END,
          count = CASE WHEN ${over} THEN 1 ELSE withdrawal_try.count + 1 END
        WHERE ${over} OR withdrawal_try.count < ${maxWrong}`.execute(db)
      return numAffectedRows === 1n
    },
    async giveBack(memberId: string): Promise<void> {
      await sql`UPDATE withdrawal_try SET count = count - 1
        WHERE member_id = ${memberId} AND count > 0`.execute(db)
    },
    async sweep(now: Date): Promise<void> {
      await sql`DELETE FROM withdrawal_try
        WHERE since <= ${now}::timestamptz - make_interval(secs => ${trySeconds})`.execute(db)
    },
  }
}
