import { sql } from 'kysely'
import type { Database } from '#platform/database'
import type { Place } from './sessions.ts'

export interface StoredLogin extends Place {
  id: string
  at: Date
}

export function loginStore({ db }: Database) {
  return {
    /** The latest first. */
    async loginsOf(subjectId: string, limit: number): Promise<StoredLogin[]> {
      const { rows } = await sql<StoredLogin>`
        SELECT id, at, user_agent AS "userAgent", address, country FROM session_login
        WHERE subject_id = ${subjectId} ORDER BY id DESC LIMIT ${limit}`.execute(db)
      return rows
    },
    /** Accounts of players of a brand that were used since. */
    async countSince(brandId: string, since: Date): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        SELECT count(DISTINCT subject_id)::int AS count FROM session_session
        WHERE seen_at >= ${since} AND brand_id = ${brandId} AND kind = 'member'`.execute(db)
      return rows[0]?.count ?? 0
    },
    /** Of these, those who have no session. */
    async absent(subjectIds: readonly string[]): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        SELECT asked::text AS id FROM unnest(${subjectIds}::uuid[]) AS asked
        WHERE NOT EXISTS (SELECT FROM session_session WHERE subject_id = asked)`.execute(db)
      return rows.map(({ id }) => id)
    },
    async removeAll(subjectId: string): Promise<void> {
      await sql`DELETE FROM session_login WHERE subject_id = ${subjectId}`.execute(db)
    },
    async removeBefore(day: Date): Promise<void> {
      await sql`DELETE FROM session_login WHERE at < ${day}`.execute(db)
    },
  }
}
