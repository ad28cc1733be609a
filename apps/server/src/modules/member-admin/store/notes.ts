import { sql } from 'kysely'
import type { Executor } from '#platform/database'

export interface Note {
  id: string
  memberId: string
  staffId: string
  content: string
  at: Date
}

/** On the database or inside a transaction. */
export function noteStore(db: Executor) {
  return {
    async add({ id, memberId, staffId, content, at }: Note): Promise<void> {
      await sql`INSERT INTO dossier_note (id, member_id, staff_id, content, at)
        VALUES (${id}, ${memberId}, ${staffId}, ${content}, ${at})`.execute(db)
    },
    /** Latest first. */
    async of(memberId: string, limit: number): Promise<Note[]> {
      const { rows } = await sql<Note>`
        SELECT id, member_id AS "memberId", staff_id AS "staffId", content, at FROM dossier_note
        WHERE member_id = ${memberId} ORDER BY id DESC LIMIT ${limit}`.execute(db)
      return rows
    },
  }
}
