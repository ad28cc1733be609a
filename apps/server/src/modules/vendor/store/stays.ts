import { sql } from 'kysely'
import type { Database } from '#platform/database'

export interface Stay {
  memberId: string
  vendor: string
  id: string
}

const facts = sql`member_id AS "memberId", vendor_code AS vendor, id`

export function stayRows({ db }: Database) {
  return {
    /** Begins a stay, or goes on with the one that is there. */
    async putStay({ memberId, vendor, id }: Stay, now: Date): Promise<void> {
      await sql`INSERT INTO vendor_stay (member_id, vendor_code, id, since)
        VALUES (${memberId}, ${vendor}, ${id}, ${now})
        ON CONFLICT (member_id, vendor_code)
        DO UPDATE SET id = excluded.id, since = excluded.since, ended_at = NULL`.execute(db)
    },
    /** The game that is played, if any, stays the one whose end counts. */
    async keepStay({ memberId, vendor, id }: Stay, now: Date): Promise<void> {
      await sql`INSERT INTO vendor_stay (member_id, vendor_code, id, since)
        VALUES (${memberId}, ${vendor}, ${id}, ${now})
        ON CONFLICT (member_id, vendor_code)
        DO UPDATE SET since = excluded.since, ended_at = NULL`.execute(db)
    },
    async hasStay(memberId: string): Promise<boolean> {
      const { rows } = await sql`SELECT FROM vendor_stay
        WHERE member_id = ${memberId} LIMIT 1`.execute(db)
      return rows.length > 0
    },
    /** Ends the member's stays elsewhere. */
    async endOtherStays(memberId: string, vendor: string, now: Date): Promise<void> {
      await sql`UPDATE vendor_stay SET ended_at = ${now}
        WHERE member_id = ${memberId} AND vendor_code <> ${vendor}
          AND ended_at IS NULL`.execute(db)
    },
    /** Ends the stay of this id, unless another began since. */
    async endStay(memberId: string, id: string, now: Date): Promise<void> {
      await sql`UPDATE vendor_stay SET ended_at = ${now}
        WHERE member_id = ${memberId} AND id = ${id} AND ended_at IS NULL`.execute(db)
    },
    async openStays(): Promise<string[]> {
      const { rows } = await sql<{ memberId: string }>`SELECT DISTINCT member_id AS "memberId"
        FROM vendor_stay WHERE ended_at IS NULL`.execute(db)
      return rows.map(({ memberId }) => memberId)
    },
    async endStaysOf(memberIds: readonly string[], now: Date): Promise<void> {
      await sql`UPDATE vendor_stay SET ended_at = ${now}
        WHERE member_id = ANY (${memberIds}::uuid[]) AND ended_at IS NULL`.execute(db)
    },
    async endStaysSince(since: Date, now: Date): Promise<void> {
      await sql`UPDATE vendor_stay SET ended_at = ${now}
        WHERE since < ${since} AND ended_at IS NULL`.execute(db)
    },
    /** Ended stays that nobody else is at, for this process alone until then. */
    async claimEnded(limit: number, now: Date, until: Date, memberId?: string): Promise<Stay[]> {
      const { rows } = await sql<Stay>`UPDATE vendor_stay SET claimed_until = ${until}
        WHERE (member_id, vendor_code) IN (SELECT member_id, vendor_code FROM vendor_stay
          WHERE ended_at IS NOT NULL AND (claimed_until IS NULL OR claimed_until < ${now})
            AND (${memberId ?? null}::uuid IS NULL OR member_id = ${memberId ?? null})
          ORDER BY ended_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
        RETURNING ${facts}`.execute(db)
      return rows
    },
    /** Over and done, unless another began since. */
    async removeStay({ memberId, vendor, id }: Stay): Promise<void> {
      await sql`DELETE FROM vendor_stay WHERE member_id = ${memberId}
        AND vendor_code = ${vendor} AND id = ${id} AND ended_at IS NOT NULL`.execute(db)
    },
    async releaseStay({ memberId, vendor }: Stay): Promise<void> {
      await sql`UPDATE vendor_stay SET claimed_until = NULL
        WHERE member_id = ${memberId} AND vendor_code = ${vendor}`.execute(db)
    },
  }
}
