import { sql } from 'kysely'
import type { BrandFaults } from '@fairhouse/rules'
import type { Executor } from '#platform/database'

export interface Draft {
  brandId: string
  revision: string
  document: unknown
  staffId: string
  at: Date
  publishAt: Date | null
  reason: string | null
  faults: BrandFaults
}

export interface Version {
  number: number
  document: unknown
  changed: string[]
  staffId: string | null
  at: Date
  reason: string
}

type Saved = Pick<Draft, 'brandId' | 'revision' | 'document' | 'staffId' | 'at'>

interface Timing extends Pick<Draft, 'brandId' | 'revision' | 'publishAt'> {
  next: string
  by: string
  reason: string
}

const draftColumns = sql`brand_id AS "brandId", revision, document, staff_id AS "staffId", at,
  publish_at AS "publishAt", reason, faults`

const versionColumns = sql`number, document, changed, staff_id AS "staffId", at, reason`

/** On the database or inside a transaction. */
export function draftStore(db: Executor) {
  return {
    async all(): Promise<Draft[]> {
      const { rows } = await sql<Draft>`SELECT ${draftColumns} FROM branding_draft`.execute(db)
      return rows
    },
    async of(brandId: string): Promise<Draft | undefined> {
      const { rows } = await sql<Draft>`SELECT ${draftColumns} FROM branding_draft
        WHERE brand_id = ${brandId}`.execute(db)
      return rows[0]
    },
    async lock(brandId: string): Promise<Draft | undefined> {
      const { rows } = await sql<Draft>`SELECT ${draftColumns} FROM branding_draft
        WHERE brand_id = ${brandId} FOR UPDATE`.execute(db)
      return rows[0]
    },
    /** Replaces the draft that was seen, or adds the first; false if there is another. */
    async save(row: Saved, seen: string | undefined): Promise<boolean> {
      const { brandId, revision, staffId, at } = row
      const document = JSON.stringify(row.document)
      const { numAffectedRows = 0n } =
        seen === undefined
          ? await sql`INSERT INTO branding_draft (brand_id, revision, document, staff_id, at)
              VALUES (${brandId}, ${revision}, ${document}, ${staffId}, ${at})
              ON CONFLICT DO NOTHING`.execute(db)
          : await sql`UPDATE branding_draft SET revision = ${revision}, document = ${document},
                staff_id = ${staffId}, at = ${at}, publish_at = NULL, scheduled_by = NULL,
                reason = NULL, faults = '{}'
              WHERE brand_id = ${brandId} AND revision = ${seen}`.execute(db)
      return numAffectedRows > 0n
    },
    async schedule({ brandId, revision, next, publishAt, by, reason }: Timing): Promise<boolean> {
      const { numAffectedRows = 0n } = await sql`UPDATE branding_draft SET revision = ${next},
          publish_at = ${publishAt}, scheduled_by = ${by}, reason = ${reason}, faults = '{}'
        WHERE brand_id = ${brandId} AND revision = ${revision}`.execute(db)
      return numAffectedRows > 0n
    },
    /** Keeps the draft, to be corrected. */
    async fail(brandId: string, next: string, faults: BrandFaults): Promise<void> {
      await sql`UPDATE branding_draft SET revision = ${next}, publish_at = NULL,
          scheduled_by = NULL, faults = ${JSON.stringify(faults)}
        WHERE brand_id = ${brandId}`.execute(db)
    },
    async due(now: Date): Promise<string[]> {
      const { rows } = await sql<{ brandId: string }>`SELECT brand_id AS "brandId"
        FROM branding_draft WHERE publish_at <= ${now} ORDER BY publish_at`.execute(db)
      return rows.map(({ brandId }) => brandId)
    },
    async remove(brandId: string): Promise<void> {
      await sql`DELETE FROM branding_draft WHERE brand_id = ${brandId}`.execute(db)
    },
  }
}

export function versionStore(db: Executor) {
  return {
    async last(brandId: string): Promise<Version | undefined> {
      const { rows } = await sql<Version>`SELECT ${versionColumns} FROM branding_version
        WHERE brand_id = ${brandId} ORDER BY number DESC LIMIT 1`.execute(db)
      return rows[0]
    },
    async find(brandId: string, number: number): Promise<Version | undefined> {
      const { rows } = await sql<Version>`SELECT ${versionColumns} FROM branding_version
        WHERE brand_id = ${brandId} AND number = ${number}`.execute(db)
      return rows[0]
    },
    /** The latest first. */
    async page(brandId: string, before: number, limit: number): Promise<Version[]> {
      const { rows } = await sql<Version>`SELECT ${versionColumns} FROM branding_version
        WHERE brand_id = ${brandId} AND number < ${before}
        ORDER BY number DESC LIMIT ${limit}`.execute(db)
      return rows
    },
    async add(brandId: string, version: Version): Promise<void> {
      const { number, document, changed, staffId, at, reason } = version
      await sql`INSERT INTO branding_version
          (brand_id, number, document, changed, staff_id, at, reason)
        VALUES (${brandId}, ${number}, ${JSON.stringify(document)}, ${changed}, ${staffId}, ${at},
          ${reason})`.execute(db)
    },
  }
}
