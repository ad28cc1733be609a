import { sql } from 'kysely'
import type { Executor } from '#platform/database'
import type { Feedback, Reply } from '../rules.ts'

const columns = sql`id, brand_id AS "brandId", member_id AS "memberId", kind, content, state,
  created_at AS "createdAt"`

/** Works on the database or a transaction. */
export function feedbackStore(db: Executor) {
  return {
    async add(row: Feedback): Promise<void> {
      await sql`INSERT INTO support_feedback
          (id, brand_id, member_id, kind, content, state, created_at)
        VALUES (${row.id}, ${row.brandId}, ${row.memberId}, ${row.kind}, ${row.content},
          ${row.state}, ${row.createdAt})`.execute(db)
    },
    /** Serialises parallel requests of a member, so that the count is exact. */
    async countSince(memberId: string, since: Date): Promise<number> {
      const queue = `feedback ${memberId}`
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${queue}, 0))`.execute(db)
      const { rows } = await sql<{ count: number }>`
        SELECT count(*)::int AS count FROM support_feedback
        WHERE member_id = ${memberId} AND created_at > ${since}`.execute(db)
      return rows[0]?.count ?? 0
    },
    async ofMember(memberId: string, limit: number): Promise<Feedback[]> {
      const { rows } = await sql<Feedback>`SELECT ${columns} FROM support_feedback
        WHERE member_id = ${memberId} ORDER BY id DESC LIMIT ${limit}`.execute(db)
      return rows
    },
    async list(state: string, after: string | undefined, limit: number): Promise<Feedback[]> {
      const { rows } = await sql<Feedback>`SELECT ${columns} FROM support_feedback
        WHERE state = ${state} AND (${after ?? null}::uuid IS NULL OR id > ${after ?? null})
        ORDER BY id LIMIT ${limit}`.execute(db)
      return rows
    },
    async find(id: string): Promise<Feedback | undefined> {
      const { rows } = await sql<Feedback>`
        SELECT ${columns} FROM support_feedback WHERE id = ${id}`.execute(db)
      return rows[0]
    },
    /** Locks the row until the transaction ends. */
    async lock(id: string): Promise<Feedback | undefined> {
      const { rows } = await sql<Feedback>`
        SELECT ${columns} FROM support_feedback WHERE id = ${id} FOR UPDATE`.execute(db)
      return rows[0]
    },
    async close(id: string): Promise<void> {
      await sql`UPDATE support_feedback SET state = 'closed' WHERE id = ${id}`.execute(db)
    },
    async removeBefore(day: Date): Promise<void> {
      await sql`DELETE FROM support_feedback WHERE created_at < ${day}`.execute(db)
    },
    async reply(id: string, { feedbackId, staffId, content, createdAt }: Reply): Promise<void> {
      await sql`INSERT INTO support_reply (id, feedback_id, staff_id, content, created_at)
        VALUES (${id}, ${feedbackId}, ${staffId}, ${content}, ${createdAt})`.execute(db)
      await sql`UPDATE support_feedback SET state = 'answered'
        WHERE id = ${feedbackId}`.execute(db)
    },
  }
}
