import { sql } from 'kysely'
import type { Executor } from '#platform/database'

/** Where a login began to play. */
export interface LoginStart {
  lost: bigint
  at: Date
}

export function loginStore(db: Executor) {
  return {
    /** Stores the start of a login once, and returns it. */
    async begin(sessionId: string, memberId: string, { lost, at }: LoginStart) {
      const { rows } = await sql<{ lost: string; at: Date }>`
        INSERT INTO limits_login (session_id, member_id, lost, at)
        VALUES (${sessionId}, ${memberId}, ${lost}, ${at})
        ON CONFLICT (session_id) DO UPDATE SET session_id = excluded.session_id
        RETURNING lost, at`.execute(db)
      const [row] = rows
      return row ? { lost: BigInt(row.lost), at: row.at } : { lost, at }
    },
    async find(sessionId: string): Promise<LoginStart | undefined> {
      const { rows } = await sql<{ lost: string; at: Date }>`
        SELECT lost, at FROM limits_login WHERE session_id = ${sessionId}`.execute(db)
      return rows[0] && { lost: BigInt(rows[0].lost), at: rows[0].at }
    },
    /** Drops the starts of a member's logins that are over. */
    async drop(memberId: string, before: Date): Promise<void> {
      await sql`DELETE FROM limits_login
        WHERE member_id = ${memberId} AND at < ${before}`.execute(db)
    },
  }
}
