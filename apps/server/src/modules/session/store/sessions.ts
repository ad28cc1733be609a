import { sql } from 'kysely'
import type { Database, Executor } from '#platform/database'
import { maxSeenWriteSeconds, type SessionLimits, type Session } from '../rules.ts'

export interface StoredSession extends Session {
  cookieHash: Buffer
}

/** Where a session was started from. */
export interface Origin {
  userAgent: string
  address: string
  country: string | null
}

export interface NewSession extends StoredSession, Origin {
  tokenHash: Buffer
  mustChange: boolean
}

/** Limits of one brand; a null id means staff. */
export interface ScopedLimits extends SessionLimits {
  brandId: string | null
}

export interface ListedSession extends Session, Origin {}

export const insertSession = (row: NewSession) => sql`
  INSERT INTO session_session (id, token_hash, cookie_hash, kind, brand_id, subject_id,
    created_at, seen_at, user_agent, address, country, must_change)
  VALUES (${row.id}, ${row.tokenHash}, ${row.cookieHash}, ${row.kind}, ${row.brandId},
    ${row.subjectId}, ${row.createdAt}, ${row.seenAt}, ${row.userAgent}, ${row.address},
    ${row.country}, ${row.mustChange})`

export function sessionStore({ db }: Database) {
  const session = sql`id, kind, brand_id AS "brandId", subject_id AS "subjectId",
    created_at AS "createdAt", seen_at AS "seenAt"`
  return {
    async byToken(tokenHash: Buffer): Promise<StoredSession | undefined> {
      const { rows } = await sql<StoredSession>`
        SELECT ${session}, cookie_hash AS "cookieHash", must_change AS "mustChange"
        FROM session_session WHERE token_hash = ${tokenHash}`.execute(db)
      return rows[0]
    },
    async add(row: NewSession): Promise<void> {
      await insertSession(row).execute(db)
    },
    async markSeen(id: string, seenAt: Date): Promise<void> {
      await sql`UPDATE session_session SET seen_at = greatest(seen_at, ${seenAt})
        WHERE id = ${id}`.execute(db)
    },
    async markProved(id: string, provedAt: Date): Promise<void> {
      await sql`UPDATE session_session SET proved_at = ${provedAt} WHERE id = ${id}`.execute(db)
    },
    async proofState(
      id: string,
    ): Promise<{ provedAt: Date | null; mustChange: boolean } | undefined> {
      const { rows } = await sql<{ provedAt: Date | null; mustChange: boolean }>`
        SELECT proved_at AS "provedAt", must_change AS "mustChange"
        FROM session_session WHERE id = ${id}`.execute(db)
      return rows[0]
    },
    async allOf(subjectId: string): Promise<ListedSession[]> {
      const { rows } = await sql<ListedSession>`
        SELECT ${session}, user_agent AS "userAgent", address, country FROM session_session
        WHERE subject_id = ${subjectId} ORDER BY seen_at DESC, id DESC LIMIT 100`.execute(db)
      return rows
    },
    async remove(id: string): Promise<void> {
      await sql`DELETE FROM session_session WHERE id = ${id}`.execute(db)
    },
    /** Returns whether the subject had such a session. */
    async removeOne(subjectId: string, id: string): Promise<boolean> {
      const { rows } = await sql`DELETE FROM session_session
        WHERE id = ${id} AND subject_id = ${subjectId} RETURNING id`.execute(db)
      return rows.length > 0
    },
    async removeAll(subjectId: string, exceptId: string | null, within: Executor = db) {
      const { rows } = await sql<{ id: string }>`DELETE FROM session_session
        WHERE subject_id = ${subjectId} AND id IS DISTINCT FROM ${exceptId}::uuid
        RETURNING id`.execute(within)
      return rows.map(({ id }) => id)
    },
    /** Removes expired sessions with a margin, as the last use may be written late. */
    async removeOver(now: Date, limits: ScopedLimits[]): Promise<void> {
      await sql`
        DELETE FROM session_session AS session
        USING unnest(${limits.map(({ brandId }) => brandId)}::uuid[],
          ${limits.map(({ idleSeconds }) => idleSeconds)}::int[],
          ${limits.map(({ sessionSeconds }) => sessionSeconds)}::int[])
          AS most (brand_id, idle, life)
        WHERE session.brand_id IS NOT DISTINCT FROM most.brand_id
          AND (seen_at <= ${now}::timestamptz
              - make_interval(secs => most.idle + ${maxSeenWriteSeconds})
            OR created_at <= ${now}::timestamptz - make_interval(secs => most.life))`.execute(db)
    },
  }
}
