import { sql } from 'kysely'
import type { Picture } from '#modules/upload'
import type { Executor } from '#platform/database'
import type { Reply } from '../rules.ts'

export interface StoredPicture extends Picture {
  id: string
}

/** Pictures and replies of feedback. */
export function attachmentStore(db: Executor) {
  return {
    async addPictures(feedbackId: string, pictures: readonly StoredPicture[]): Promise<void> {
      for (const [place, { id, type, data }] of pictures.entries()) {
        await sql`INSERT INTO support_picture (id, feedback_id, place, type, data)
          VALUES (${id}, ${feedbackId}, ${place}, ${type}, ${data})`.execute(db)
      }
    },
    async repliesOf(ids: readonly string[]): Promise<Reply[]> {
      const { rows } = await sql<Reply>`
        SELECT feedback_id AS "feedbackId", staff_id AS "staffId", content,
          created_at AS "createdAt"
        FROM support_reply WHERE feedback_id = ANY(${ids}) ORDER BY id`.execute(db)
      return rows
    },
    async pictureIdsOf(ids: readonly string[]): Promise<{ id: string; feedbackId: string }[]> {
      const { rows } = await sql<{ id: string; feedbackId: string }>`
        SELECT id, feedback_id AS "feedbackId" FROM support_picture
        WHERE feedback_id = ANY(${ids}) ORDER BY feedback_id, place`.execute(db)
      return rows
    },
    async ownPicture(id: string, memberId: string): Promise<Picture | undefined> {
      const { rows } = await sql<Picture>`SELECT type, data FROM support_picture AS picture
        JOIN support_feedback AS feedback ON feedback.id = feedback_id
        WHERE picture.id = ${id} AND member_id = ${memberId}`.execute(db)
      return rows[0]
    },
    async picture(id: string): Promise<(Picture & { feedbackId: string }) | undefined> {
      const { rows } = await sql<Picture & { feedbackId: string }>`
        SELECT type, data, feedback_id AS "feedbackId"
        FROM support_picture WHERE id = ${id}`.execute(db)
      return rows[0]
    },
  }
}
