import { sql } from 'kysely'
import type { Database } from '#platform/database'
import { attemptLimits, attemptSeconds, type AttemptKind } from '../rules.ts'

export type AttemptStore = ReturnType<typeof attemptStore>

export function attemptStore({ db }: Database) {
  return {
    /** Counted before the check, so that parallel attempts are counted too. */
    async takeAttempt(memberId: string, kind: AttemptKind, now: Date): Promise<boolean> {
      const over = sql`factor_tries.since <= ${now}::timestamptz
        - make_interval(secs => ${attemptSeconds})`
      const { numAffectedRows } = await sql`
        INSERT INTO factor_tries (member_id, kind, since, count)
        VALUES (${memberId}, ${kind}, ${now}, 1)
        ON CONFLICT (member_id, kind) DO UPDATE SET
          since = CASE WHEN ${over} THEN excluded.since ELSE factor_tries.since END,
          count = CASE WHEN ${over} THEN 1 ELSE factor_tries.count + 1 END
        WHERE ${over} OR factor_tries.count < ${attemptLimits[kind]}`.execute(db)
      return numAffectedRows === 1n
    },
    async refundAttempt(memberId: string, kind: AttemptKind): Promise<void> {
      await sql`UPDATE factor_tries SET count = count - 1
        WHERE member_id = ${memberId} AND kind = ${kind} AND count > 0`.execute(db)
    },
    async removeOver(now: Date): Promise<void> {
      await sql`DELETE FROM factor_tries
        WHERE since <= ${now}::timestamptz - make_interval(secs => ${attemptSeconds})`.execute(db)
    },
  }
}
