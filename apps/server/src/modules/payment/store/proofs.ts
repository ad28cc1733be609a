import { sql } from 'kysely'
import type { Executor } from '#platform/database'

/** Pictures that prove a transfer, by upload id. */
export function proofStore(db: Executor) {
  return {
    async add(id: string, depositId: string, at: Date): Promise<void> {
      await sql`INSERT INTO payment_proof (id, deposit_id, at)
        VALUES (${id}, ${depositId}, ${at})`.execute(db)
    },
    async of(depositId: string): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`SELECT id FROM payment_proof
        WHERE deposit_id = ${depositId} ORDER BY at, id`.execute(db)
      return rows.map(({ id }) => id)
    },
    async counts(depositIds: readonly string[]): Promise<Map<string, number>> {
      const { rows } = await sql<{ id: string; count: number }>`
        SELECT deposit_id AS id, count(*)::int AS count FROM payment_proof
        WHERE deposit_id = ANY(${depositIds}::uuid[]) GROUP BY 1`.execute(db)
      return new Map(rows.map(({ id, count }) => [id, count]))
    },
    /** Filters the uploads to those that are proofs. */
    async known(ids: readonly string[]): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`SELECT id FROM payment_proof
        WHERE id = ANY(${ids}::uuid[])`.execute(db)
      return rows.map(({ id }) => id)
    },
    async depositOf(id: string): Promise<string | undefined> {
      const { rows } = await sql<{ depositId: string }>`SELECT deposit_id AS "depositId"
        FROM payment_proof WHERE id = ${id}`.execute(db)
      return rows[0]?.depositId
    },
  }
}
