import { sql } from 'kysely'
import type { Executor } from '#platform/database'
import type { UploadPurpose, UploadRow } from './rules.ts'

const columns = sql`id, brand_id AS "brandId", member_id AS "ownerId", purpose, type, bytes,
  created_at AS "createdAt"`

/** Works on the database or a transaction. */
export function uploadStore(db: Executor) {
  return {
    /** Serialises parallel uploads of a member, so that the count is exact. */
    async countSince(ownerId: string, since: Date): Promise<number> {
      const queue = `upload ${ownerId}`
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${queue}, 0))`.execute(db)
      const { rows } = await sql<{ count: number }>`
        SELECT count(*)::int AS count FROM upload_picture
        WHERE member_id = ${ownerId} AND created_at > ${since}`.execute(db)
      return rows[0]?.count ?? 0
    },
    async add(row: UploadRow): Promise<void> {
      await sql`INSERT INTO upload_picture
          (id, brand_id, member_id, purpose, type, bytes, created_at)
        VALUES (${row.id}, ${row.brandId}, ${row.ownerId}, ${row.purpose}, ${row.type},
          ${row.bytes}, ${row.createdAt})`.execute(db)
    },
    async find(id: string): Promise<UploadRow | undefined> {
      const { rows } = await sql<UploadRow>`SELECT ${columns} FROM upload_picture
        WHERE id = ${id} AND removed_at IS NULL`.execute(db)
      return rows[0]
    },
    async own(id: string, ownerId: string): Promise<UploadRow | undefined> {
      const { rows } = await sql<UploadRow>`SELECT ${columns} FROM upload_picture
        WHERE id = ${id} AND member_id = ${ownerId} AND removed_at IS NULL`.execute(db)
      return rows[0]
    },
    async ofMember(ownerId: string): Promise<UploadRow[]> {
      const { rows } = await sql<UploadRow>`SELECT ${columns} FROM upload_picture
        WHERE member_id = ${ownerId} AND removed_at IS NULL ORDER BY created_at`.execute(db)
      return rows
    },
    /** Oldest pictures not known to be referenced. */
    async unreferred(purpose: UploadPurpose, before: Date, limit: number): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`SELECT id FROM upload_picture
        WHERE purpose = ${purpose} AND created_at < ${before} AND NOT referred
          AND removed_at IS NULL ORDER BY created_at LIMIT ${limit}`.execute(db)
      return rows.map(({ id }) => id)
    },
    async markReferred(ids: readonly string[]): Promise<void> {
      await sql`UPDATE upload_picture SET referred = true WHERE id = ANY(${ids})`.execute(db)
    },
    async hideBefore(day: Date, now: Date): Promise<void> {
      await sql`UPDATE upload_picture SET removed_at = ${now}
        WHERE created_at < ${day} AND removed_at IS NULL`.execute(db)
    },
    async hidden(limit: number): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`SELECT id FROM upload_picture
        WHERE removed_at IS NOT NULL ORDER BY removed_at LIMIT ${limit}`.execute(db)
      return rows.map(({ id }) => id)
    },
    /** Hides pictures from everyone. */
    async hide(ids: readonly string[], now: Date): Promise<void> {
      await sql`UPDATE upload_picture SET removed_at = coalesce(removed_at, ${now})
        WHERE id = ANY(${ids})`.execute(db)
    },
    async remove(ids: readonly string[]): Promise<void> {
      await sql`DELETE FROM upload_picture WHERE id = ANY(${ids})`.execute(db)
    },
  }
}

/** The pictures that somebody may still read, for a backup. */
export function pictureIdStore(db: Executor) {
  return {
    /** False before the first start of the site. */
    async isThere(): Promise<boolean> {
      const { rows } = await sql<{ isThere: boolean }>`
        SELECT to_regclass('upload_picture') IS NOT NULL AS "isThere"`.execute(db)
      return rows[0]?.isThere === true
    },
    /** Pictures in the order of their ids. */
    async after(id: string | undefined, limit: number): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`SELECT id FROM upload_picture
        WHERE removed_at IS NULL AND (${id ?? null}::uuid IS NULL OR id > ${id ?? null}::uuid)
        ORDER BY id LIMIT ${limit}`.execute(db)
      return rows.map((row) => row.id)
    },
  }
}
