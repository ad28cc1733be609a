import { sql } from 'kysely'
import type { Executor } from '#platform/database'

export type PayoutState = 'sent' | 'paid' | 'refused'

export interface StoredPayout {
  id: string
  brandId: string
  memberId: string
  provider: string
  amount: string
  currency: string
  target: Buffer
  state: PayoutState
  reference: string | null
  isDelivered: boolean
}

const columns = sql`id, brand_id AS "brandId", member_id AS "memberId", provider, amount, currency,
  target, state, provider_reference AS reference, told AS "isDelivered"`

export function payoutStore(db: Executor) {
  return {
    /** Returns false if the payout exists already. */
    async add(
      row: Omit<StoredPayout, 'state' | 'reference' | 'isDelivered'>,
      at: Date,
    ): Promise<boolean> {
      const { numAffectedRows } = await sql`INSERT INTO payment_payout (id, brand_id, member_id,
          provider, amount, currency, target, state, created_at, updated_at)
        VALUES (${row.id}, ${row.brandId}, ${row.memberId}, ${row.provider}, ${row.amount},
          ${row.currency}, ${row.target}, 'sent', ${at}, ${at})
        ON CONFLICT (id) DO NOTHING`.execute(db)
      return numAffectedRows === 1n
    },
    async find(id: string): Promise<StoredPayout | undefined> {
      const { rows } = await sql<StoredPayout>`
        SELECT ${columns} FROM payment_payout WHERE id = ${id}`.execute(db)
      return rows[0]
    },
    /** An outcome is final: a later one changes nothing. */
    async end(id: string, state: 'paid' | 'refused', reference: string | null, at: Date) {
      await sql`UPDATE payment_payout SET state = ${state}, updated_at = ${at},
          provider_reference = COALESCE(${reference}, provider_reference)
        WHERE id = ${id} AND state = 'sent'`.execute(db)
    },
    async markDelivered(id: string): Promise<void> {
      await sql`UPDATE payment_payout SET told = true WHERE id = ${id}`.execute(db)
    },
    /** Payouts without an outcome, or whose outcome was not delivered. */
    async unfinished(limit: number): Promise<StoredPayout[]> {
      const { rows } = await sql<StoredPayout>`SELECT ${columns} FROM payment_payout
        WHERE state = 'sent' OR NOT told ORDER BY updated_at LIMIT ${limit}`.execute(db)
      return rows
    },
  }
}
