import { sql } from 'kysely'
import type { Database } from '#platform/database'
import { idleSeconds, lifeSeconds, type Session } from './rules.ts'

export interface StoredSession extends Session {
  cookieHash: Buffer
}

export interface NewSession extends StoredSession {
  tokenHash: Buffer
}

export function sessionStore({ db }: Database) {
  return {
    async byToken(tokenHash: Buffer): Promise<StoredSession | undefined> {
      const { rows } = await sql<StoredSession>`
        SELECT id, kind, brand_id AS "brandId", subject_id AS "subjectId",
          created_at AS "createdAt", seen_at AS "seenAt", cookie_hash AS "cookieHash"
        FROM session_session WHERE token_hash = ${tokenHash}`.execute(db)
      return rows[0]
    },
    async add(row: NewSession): Promise<void> {
      await sql`
        INSERT INTO session_session
          (id, token_hash, cookie_hash, kind, brand_id, subject_id, created_at, seen_at)
        VALUES (${row.id}, ${row.tokenHash}, ${row.cookieHash}, ${row.kind}, ${row.brandId},
          ${row.subjectId}, ${row.createdAt}, ${row.seenAt})`.execute(db)
    },
    async markSeen(id: string, seenAt: Date): Promise<void> {
      await sql`UPDATE session_session SET seen_at = greatest(seen_at, ${seenAt})
        WHERE id = ${id}`.execute(db)
    },
    async remove(id: string): Promise<void> {
      await sql`DELETE FROM session_session WHERE id = ${id}`.execute(db)
    },
    async removeOver(now: Date): Promise<void> {
      await sql`
        DELETE FROM session_session
        WHERE seen_at <= ${now}::timestamptz - make_interval(secs => ${idleSeconds})
          OR created_at <= ${now}::timestamptz - make_interval(secs => ${lifeSeconds})`.execute(db)
    },
  }
}
