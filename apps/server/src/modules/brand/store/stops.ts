import { sql } from 'kysely'
import type { Executor } from '#platform/database'
import type { Stop } from '../stops.ts'

export type NewStop = Omit<Stop, 'endedAt' | 'endedBy'>

const columns = sql`id, brand_id AS "brandId", what, vendor_code AS vendor, game_code AS game,
  texts, since, until, staff_id AS "staffId", reason, ended_at AS "endedAt", ended_by AS "endedBy"`

/** On the database or inside a transaction. */
export function stopStore(db: Executor) {
  return {
    /** Stops whose end is not recorded; some may be over by the clock. */
    async open(): Promise<Stop[]> {
      const { rows } = await sql<Stop>`SELECT ${columns} FROM brand_stop
        WHERE ended_at IS NULL ORDER BY id`.execute(db)
      return rows
    },
    /** Locks the stop. */
    async lock(id: string): Promise<Stop | undefined> {
      const { rows } = await sql<Stop>`SELECT ${columns} FROM brand_stop
        WHERE id = ${id} FOR UPDATE`.execute(db)
      return rows[0]
    },
    /** Makes concurrent stops wait for each other. */
    async lockAll(): Promise<void> {
      await sql`SELECT pg_advisory_xact_lock(hashtextextended('brand stops', 0))`.execute(db)
    },
    /** Latest first. */
    async page(after: string | undefined, limit: number): Promise<Stop[]> {
      const { rows } = await sql<Stop>`SELECT ${columns} FROM brand_stop
        WHERE ${after ?? null}::uuid IS NULL OR id < ${after ?? null}
        ORDER BY id DESC LIMIT ${limit}`.execute(db)
      return rows
    },
    async add(stop: NewStop): Promise<void> {
      const { id, brandId, what, vendor, game, texts, since, until, staffId, reason } = stop
      await sql`INSERT INTO brand_stop
          (id, brand_id, what, vendor_code, game_code, texts, since, until, staff_id, reason)
        VALUES (${id}, ${brandId}, ${what}, ${vendor}, ${game}, ${JSON.stringify(texts)},
          ${since}, ${until}, ${staffId}, ${reason})`.execute(db)
    },
    async end(id: string, at: Date, by: string | null): Promise<void> {
      await sql`UPDATE brand_stop SET ended_at = ${at}, ended_by = ${by}
        WHERE id = ${id} AND ended_at IS NULL`.execute(db)
    },
    /** Ends what is over by now. Each stop is returned to one caller only. */
    async endDue(now: Date): Promise<Stop[]> {
      const { rows } = await sql<Stop>`UPDATE brand_stop SET ended_at = until
        WHERE ended_at IS NULL AND until <= ${now} RETURNING ${columns}`.execute(db)
      return rows
    },
  }
}
