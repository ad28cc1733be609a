import { sql } from 'kysely'
import type { Executor } from '#platform/database'

export interface Labelled {
  memberId: string
  label: string
}

export interface NewLabel extends Labelled {
  staffId: string
  at: Date
}

/** On the database or inside a transaction. */
export function labelStore(db: Executor) {
  return {
    /** Makes concurrent label changes of one member wait for each other. */
    async lock(memberId: string): Promise<void> {
      const queue = `labels ${memberId}`
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${queue}, 0))`.execute(db)
    },
    async of(memberIds: readonly string[]): Promise<Labelled[]> {
      const { rows } = await sql<Labelled>`
        SELECT member_id AS "memberId", label FROM dossier_label
        WHERE member_id = ANY (${memberIds}::uuid[]) ORDER BY label`.execute(db)
      return rows
    },
    /** Members with a label, latest first. */
    async membersWith(label: string, limit: number): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        SELECT member_id AS id FROM dossier_label WHERE label = ${label}
        ORDER BY at DESC LIMIT ${limit}`.execute(db)
      return rows.map(({ id }) => id)
    },
    /** Filters the members to those with the label. */
    async among(memberIds: readonly string[], label: string): Promise<Set<string>> {
      const { rows } = await sql<{ id: string }>`SELECT member_id AS id FROM dossier_label
        WHERE label = ${label} AND member_id = ANY (${memberIds}::uuid[])`.execute(db)
      return new Set(rows.map(({ id }) => id))
    },
    async inUse(limit: number): Promise<{ label: string; members: number }[]> {
      const { rows } = await sql<{ label: string; members: number }>`
        SELECT label, count(*)::int AS members FROM dossier_label
        GROUP BY label ORDER BY members DESC, label LIMIT ${limit}`.execute(db)
      return rows
    },
    async add({ memberId, label, staffId, at }: NewLabel): Promise<void> {
      await sql`INSERT INTO dossier_label (member_id, label, staff_id, at)
        VALUES (${memberId}, ${label}, ${staffId}, ${at})`.execute(db)
    },
    async remove({ memberId, label }: Labelled): Promise<void> {
      await sql`DELETE FROM dossier_label
        WHERE member_id = ${memberId} AND label = ${label}`.execute(db)
    },
    async removeAll(memberId: string): Promise<void> {
      await sql`DELETE FROM dossier_label WHERE member_id = ${memberId}`.execute(db)
    },
  }
}
