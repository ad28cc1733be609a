import { sql } from 'kysely'
import type { Database } from '#platform/database'

export interface StoredProviderTransfer {
  id: string
  memberId: string
  vendor: string
  direction: 'in' | 'out'
  amount: string
  state: 'sent' | 'done' | 'refused'
}

const facts = sql`id, member_id AS "memberId", vendor_code AS vendor, direction, amount, state`

export function transferRows({ db }: Database) {
  return {
    /** The oldest transfers of each provider, so that one provider cannot crowd out others. */
    async pendingTransfers(maxPerProvider: number): Promise<StoredProviderTransfer[]> {
      const { rows } = await sql<StoredProviderTransfer>`
        SELECT ${facts} FROM (SELECT *, row_number() OVER (PARTITION BY vendor_code ORDER BY at)
          AS place FROM vendor_transfer WHERE state = 'sent') AS sent
        WHERE place <= ${maxPerProvider} ORDER BY at`.execute(db)
      return rows
    },
    async findTransfer(id: string, memberId: string): Promise<StoredProviderTransfer | undefined> {
      const { rows } = await sql<StoredProviderTransfer>`SELECT ${facts} FROM vendor_transfer
        WHERE id = ${id} AND member_id = ${memberId}`.execute(db)
      return rows[0]
    },
    async settleTransfer(id: string, state: 'done' | 'refused'): Promise<void> {
      await sql`UPDATE vendor_transfer SET state = ${state} WHERE id = ${id}`.execute(db)
    },
    /** The amount in transit, in units. */
    async inTransit(memberId: string, vendor: string): Promise<string> {
      const { rows } = await sql<{ units: string }>`
        SELECT coalesce(sum(amount), 0)::text AS units FROM vendor_transfer
        WHERE member_id = ${memberId} AND vendor_code = ${vendor} AND state = 'sent'`.execute(db)
      return rows[0]?.units ?? '0'
    },
    /** Providers that hold, or held, the member's money. */
    async providersOf(memberId: string): Promise<string[]> {
      const { rows } = await sql<{ vendor: string }>`SELECT DISTINCT vendor_code AS vendor
        FROM vendor_transfer WHERE member_id = ${memberId}`.execute(db)
      return rows.map(({ vendor }) => vendor)
    },
  }
}
