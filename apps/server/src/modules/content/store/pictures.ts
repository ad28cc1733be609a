import { sql } from 'kysely'
import type { Executor } from '#platform/database'

export function pictureStore(db: Executor) {
  return {
    async add(id: string, brandId: string, data: Buffer, now: Date): Promise<void> {
      await sql`INSERT INTO content_picture (id, brand_id, data, created_at)
        VALUES (${id}, ${brandId}, ${data}, ${now}) ON CONFLICT DO NOTHING`.execute(db)
    },
    async find(id: string): Promise<Buffer | undefined> {
      const { rows } = await sql<{ data: Buffer }>`
        SELECT data FROM content_picture WHERE id = ${id}`.execute(db)
      return rows[0]?.data
    },
  }
}
