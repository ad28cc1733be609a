import { sql } from 'kysely'
import type { Executor } from '#platform/database'

/** LIST of columns that can reference pictures. */
const textColumns = [
  ['content_banner', 'image || words::text'],
  ['content_promotion', 'image || words::text'],
  ['content_announcement', 'words::text'],
  ['content_help_article', 'words::text'],
  ['content_page', 'words::text'],
  ['content_draft', 'piece::text'],
  ['content_revision', "coalesce(piece::text, '')"],
] as const

export function pictureStore(db: Executor) {
  return {
    /** Uploading the same picture again renews its date. */
    async add(id: string, brandId: string, data: Buffer, now: Date): Promise<void> {
      await sql`INSERT INTO content_picture (id, brand_id, data, created_at)
        VALUES (${id}, ${brandId}, ${data}, ${now})
        ON CONFLICT (id) DO UPDATE SET created_at = EXCLUDED.created_at`.execute(db)
    },
    /** Removes old pictures that no piece, draft or version references. */
    async removeUnused(before: Date): Promise<void> {
      const pieces = sql.join(
        textColumns.map(([table, text]) => sql`SELECT ${sql.raw(text)} FROM ${sql.table(table)}`),
        sql` UNION ALL `,
      )
      await sql`
        DELETE FROM content_picture WHERE created_at < ${before} AND NOT EXISTS (
          SELECT FROM (${pieces}) AS piece (said)
          WHERE strpos(said, '/content/' || content_picture.id) > 0)`.execute(db)
    },
    async find(id: string): Promise<Buffer | undefined> {
      const { rows } = await sql<{ data: Buffer }>`
        SELECT data FROM content_picture WHERE id = ${id}`.execute(db)
      return rows[0]?.data
    },
  }
}
