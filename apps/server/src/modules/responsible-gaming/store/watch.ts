import { sql } from 'kysely'
import type { Executor } from '#platform/database'

/** How far play was examined, and when members are due for a reminder. */
export function watchStore(db: Executor) {
  return {
    async until(): Promise<Date | undefined> {
      const { rows } = await sql<{ until: Date }>`SELECT until FROM safety_watch`.execute(db)
      return rows[0]?.until
    },
    async setUntil(until: Date): Promise<void> {
      await sql`INSERT INTO safety_watch (until) VALUES (${until})
        ON CONFLICT (is_only) DO UPDATE SET until = excluded.until`.execute(db)
    },
    /** The period starts with the first play. */
    async startReviews(members: readonly string[], at: Date): Promise<void> {
      await sql`INSERT INTO safety_review (member_id, since)
        SELECT id, ${at} FROM unnest(${members}::uuid[]) AS id ON CONFLICT DO NOTHING`.execute(db)
    },
    /** A member who changed limits has reviewed them. */
    async reviewed(memberId: string, at: Date): Promise<void> {
      await sql`INSERT INTO safety_review AS known (member_id, since) VALUES (${memberId}, ${at})
        ON CONFLICT (member_id) DO UPDATE
          SET since = greatest(known.since, excluded.since)`.execute(db)
    },
    /** Members whose last review is six calendar months old, by id. */
    async due(now: Date, after: string | null, limit: number): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        SELECT member_id AS id FROM safety_review
        WHERE since <= ${now}::timestamptz - interval '6 months'
          AND (${after}::uuid IS NULL OR member_id > ${after})
        ORDER BY member_id LIMIT ${limit}`.execute(db)
      return rows.map(({ id }) => id)
    },
    async forget(memberId: string): Promise<void> {
      await sql`DELETE FROM safety_review WHERE member_id = ${memberId}`.execute(db)
    },
  }
}
