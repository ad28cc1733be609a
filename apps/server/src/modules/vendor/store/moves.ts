import { sql } from 'kysely'
import type { Database } from '#platform/database'

export interface StoredMove {
  id: string
  memberId: string
  vendor: string
  direction: 'in' | 'out'
  amount: string
  state: 'sent' | 'done' | 'refused'
}

const facts = sql`id, member_id AS "memberId", vendor_code AS vendor, direction, amount, state`

export function moveRows({ db }: Database) {
  return {
    /** The oldest of each vendor: however many one has, those of others are among them. */
    async sentMoves(mostOfVendor: number): Promise<StoredMove[]> {
      const { rows } = await sql<StoredMove>`
        SELECT ${facts} FROM (SELECT *, row_number() OVER (PARTITION BY vendor_code ORDER BY at)
          AS place FROM vendor_transfer WHERE state = 'sent') AS sent
        WHERE place <= ${mostOfVendor} ORDER BY at`.execute(db)
      return rows
    },
    async findMove(id: string, memberId: string): Promise<StoredMove | undefined> {
      const { rows } = await sql<StoredMove>`SELECT ${facts} FROM vendor_transfer
        WHERE id = ${id} AND member_id = ${memberId}`.execute(db)
      return rows[0]
    },
    async settleMove(id: string, state: 'done' | 'refused'): Promise<void> {
      await sql`UPDATE vendor_transfer SET state = ${state} WHERE id = ${id}`.execute(db)
    },
    /** Of moves whose end is not known, in units. */
    async onTheWay(memberId: string, vendor: string): Promise<string> {
      const { rows } = await sql<{ units: string }>`
        SELECT coalesce(sum(amount), 0)::text AS units FROM vendor_transfer
        WHERE member_id = ${memberId} AND vendor_code = ${vendor} AND state = 'sent'`.execute(db)
      return rows[0]?.units ?? '0'
    },
    /** Vendors that have, or had, money of the member's. */
    async vendorsOf(memberId: string): Promise<string[]> {
      const { rows } = await sql<{ vendor: string }>`SELECT DISTINCT vendor_code AS vendor
        FROM vendor_transfer WHERE member_id = ${memberId}`.execute(db)
      return rows.map(({ vendor }) => vendor)
    },
  }
}
