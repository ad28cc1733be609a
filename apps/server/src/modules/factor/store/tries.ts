import { sql } from 'kysely'
import type { Database } from '#platform/database'
import { tryLimits, trySeconds, type TryKind } from '../rules.ts'

export type TryStore = ReturnType<typeof tryStore>

export function tryStore({ db }: Database) {
  return {
    /** Counted before it is looked at, so that tries at the same time are counted too. */
    async takeTry(memberId: string, kind: TryKind, now: Date): Promise<boolean> {
      const over = sql`factor_tries.since <= ${now}::timestamptz
        - make_interval(secs => ${trySeconds})`
      const { numAffectedRows } = await sql`
        INSERT INTO factor_tries (member_id, kind, since, count)
        VALUES (${memberId}, ${kind}, ${now}, 1)
        ON CONFLICT (member_id, kind) DO UPDATE SET
          since = CASE WHEN ${over} THEN excluded.since ELSE factor_tries.since END,
          count = CASE WHEN ${over} THEN 1 ELSE factor_tries.count + 1 END
        WHERE ${over} OR factor_tries.count < ${tryLimits[kind]}`.execute(db)
      return numAffectedRows === 1n
    },
    async giveTryBack(memberId: string, kind: TryKind): Promise<void> {
      await sql`UPDATE factor_tries SET count = count - 1
        WHERE member_id = ${memberId} AND kind = ${kind} AND count > 0`.execute(db)
    },
    async removeOver(now: Date): Promise<void> {
      await sql`DELETE FROM factor_tries
        WHERE since <= ${now}::timestamptz - make_interval(secs => ${trySeconds})`.execute(db)
    },
  }
}
