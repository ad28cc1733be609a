import { sql } from 'kysely'
import type { Executor } from '#platform/database'

export interface Exclusion {
  id: string
  memberId: string
  brandId: string
  kind: 'timeOut' | 'selfExclusion' | 'house'
  since: Date
  /** Null: for good. */
  until: Date | null
}

/** On the database or inside a transaction. */
export function exclusionStore(db: Executor) {
  return {
    async add({ id, memberId, brandId, kind, since, until }: Exclusion): Promise<void> {
      await sql`INSERT INTO exclusion_exclusion (id, member_id, brand_id, kind, since, until)
        VALUES (${id}, ${memberId}, ${brandId}, ${kind}, ${since}, ${until})`.execute(db)
    },
    /** The one that lasts longest of those that hold. */
    async present(memberId: string, now: Date): Promise<Exclusion | undefined> {
      const { rows } = await sql<Exclusion>`
        SELECT id, member_id AS "memberId", brand_id AS "brandId", kind, since, until
        FROM exclusion_exclusion
        WHERE member_id = ${memberId} AND since <= ${now} AND (until IS NULL OR until > ${now})
        ORDER BY until DESC NULLS FIRST LIMIT 1`.execute(db)
      return rows[0]
    },
    async all(memberId: string): Promise<Exclusion[]> {
      const { rows } = await sql<Exclusion>`
        SELECT id, member_id AS "memberId", brand_id AS "brandId", kind, since, until
        FROM exclusion_exclusion WHERE member_id = ${memberId} ORDER BY id`.execute(db)
      return rows
    },
  }
}
