import { sql } from 'kysely'
import type { Database } from '#platform/database'
import type { Origin } from './sessions.ts'

export interface StoredLogin extends Origin {
  id: string
  at: Date
}

export function loginStore({ db }: Database) {
  return {
    /** Latest first. */
    async loginsOf(subjectId: string, limit: number): Promise<StoredLogin[]> {
      const { rows } = await sql<StoredLogin>`
        SELECT id, at, user_agent AS "userAgent", address, country FROM session_login
        WHERE subject_id = ${subjectId} ORDER BY id DESC LIMIT ${limit}`.execute(db)
      return rows
    },
    /** Number of a brand's players seen since. */
    async countSince(brandId: string, since: Date): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        SELECT count(DISTINCT subject_id)::int AS count FROM session_session
        WHERE seen_at >= ${since} AND brand_id = ${brandId} AND kind = 'member'`.execute(db)
      return rows[0]?.count ?? 0
    },
    /** Filters the accounts to those without a session. */
    async withoutSession(subjectIds: readonly string[]): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        SELECT wanted::text AS id FROM unnest(${subjectIds}::uuid[]) AS wanted
        WHERE NOT EXISTS (SELECT FROM session_session WHERE subject_id = wanted)`.execute(db)
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
