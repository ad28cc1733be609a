import { sql } from 'kysely'
import type { Executor } from '#platform/database'

/** A member's claim that a payout did not arrive. */
export interface Claim {
  id: string
  payoutId: string
  memberId: string
  proofId: string
  state: 'open' | 'closed'
  createdAt: Date
  answer: string | null
}

const columns = sql`id, payout_id AS "payoutId", member_id AS "memberId", proof_id AS "proofId",
  state, created_at AS "createdAt", answer`

export function claimStore(db: Executor) {
  return {
    async add(row: Claim): Promise<void> {
      await sql`INSERT INTO withdrawal_claim (id, payout_id, member_id, proof_id, state, created_at)
        VALUES (${row.id}, ${row.payoutId}, ${row.memberId}, ${row.proofId}, ${row.state},
          ${row.createdAt})`.execute(db)
    },
    async find(id: string): Promise<Claim | undefined> {
      const { rows } = await sql<Claim>`
        SELECT ${columns} FROM withdrawal_claim WHERE id = ${id}`.execute(db)
      return rows[0]
    },
    async ofPayouts(ids: readonly string[]): Promise<Claim[]> {
      const { rows } = await sql<Claim>`
        SELECT ${columns} FROM withdrawal_claim WHERE payout_id = ANY (${ids})`.execute(db)
      return rows
    },
    /** Filters the pictures to those that belong to a claim. */
    async proofsAmong(ids: readonly string[]): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`SELECT proof_id AS id FROM withdrawal_claim
        WHERE proof_id = ANY(${ids}::text[])`.execute(db)
      return rows.map(({ id }) => id)
    },
    /** Oldest first. */
    async list(state: Claim['state'], after: string | undefined, limit: number): Promise<Claim[]> {
      const { rows } = await sql<Claim>`SELECT ${columns} FROM withdrawal_claim
        WHERE state = ${state} AND (${after ?? null}::uuid IS NULL OR id > ${after ?? null})
        ORDER BY id LIMIT ${limit}`.execute(db)
      return rows
    },
    async close(id: string, staffId: string, answer: string): Promise<boolean> {
      const { numAffectedRows } = await sql`UPDATE withdrawal_claim
        SET state = 'closed', closed_by = ${staffId}, answer = ${answer}
        WHERE id = ${id} AND state = 'open'`.execute(db)
      return numAffectedRows === 1n
    },
  }
}
