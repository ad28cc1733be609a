import { sql } from 'kysely'
import type { MailingWords } from '@fairhouse/protocol'
import type { Executor } from '#platform/database'

export interface Template {
  id: string
  name: string
  words: MailingWords
  version: number
  by: string
  at: Date
}

const columns = sql`id, name, words, version, changed_by AS by, changed_at AS at`

/** Templates of a brand; works on the database or a transaction. */
export function templateStore(db: Executor, brandId: string) {
  return {
    /** Serialises template changes of this brand. */
    async lock(): Promise<void> {
      const name = `mailing ${brandId}`
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
    },
    async list(): Promise<Template[]> {
      const { rows } = await sql<Template>`SELECT ${columns} FROM mailing_template
        WHERE brand_id = ${brandId} ORDER BY lower(name), id`.execute(db)
      return rows
    },
    async find(id: string): Promise<Template | undefined> {
      const { rows } = await sql<Template>`SELECT ${columns} FROM mailing_template
        WHERE brand_id = ${brandId} AND id = ${id}`.execute(db)
      return rows[0]
    },
    async isNameTaken(name: string, butBy: string): Promise<boolean> {
      const { rows } = await sql`SELECT FROM mailing_template
        WHERE brand_id = ${brandId} AND name = ${name} AND id <> ${butBy}`.execute(db)
      return rows.length > 0
    },
    async put({ id, name, words, version, by, at }: Template): Promise<void> {
      await sql`INSERT INTO mailing_template
          (id, brand_id, name, words, version, changed_by, changed_at)
        VALUES (${id}, ${brandId}, ${name}, ${JSON.stringify(words)}, ${version}, ${by}, ${at})
        ON CONFLICT (id) DO UPDATE SET name = excluded.name, words = excluded.words,
          version = excluded.version, changed_by = excluded.changed_by,
          changed_at = excluded.changed_at`.execute(db)
    },
    async remove(id: string): Promise<void> {
      await sql`DELETE FROM mailing_template
        WHERE brand_id = ${brandId} AND id = ${id}`.execute(db)
    },
  }
}
