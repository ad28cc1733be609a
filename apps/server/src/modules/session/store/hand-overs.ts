import { sql } from 'kysely'
import type { Database } from '#platform/database'

export function handOverStore({ db }: Database) {
  const isGood = (codeHash: Buffer, brandId: string, now: Date) => sql`
    code_hash = ${codeHash} AND expires_at > ${now}
      AND session.id = session_id AND session.brand_id = ${brandId}`

  return {
    async add(codeHash: Buffer, sessionId: string, expiresAt: Date): Promise<void> {
      await sql`INSERT INTO session_hand_over (code_hash, session_id, expires_at)
        VALUES (${codeHash}, ${sessionId}, ${expiresAt})`.execute(db)
    },
    async find(codeHash: Buffer, brandId: string, now: Date): Promise<string | undefined> {
      const { rows } = await sql<{ memberId: string }>`
        SELECT subject_id AS "memberId" FROM session_hand_over, session_session AS session
        WHERE ${isGood(codeHash, brandId, now)}`.execute(db)
      return rows[0]?.memberId
    },
    /** Returns the account once. */
    async take(codeHash: Buffer, brandId: string, now: Date): Promise<string | undefined> {
      const { rows } = await sql<{ memberId: string }>`
        DELETE FROM session_hand_over USING session_session AS session
        WHERE ${isGood(codeHash, brandId, now)}
        RETURNING subject_id AS "memberId"`.execute(db)
      return rows[0]?.memberId
    },
    async removeOver(now: Date): Promise<void> {
      await sql`DELETE FROM session_hand_over WHERE expires_at <= ${now}`.execute(db)
    },
  }
}
