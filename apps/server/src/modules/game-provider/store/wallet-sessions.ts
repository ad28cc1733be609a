import { sql } from 'kysely'
import type { Database, Executor } from '#platform/database'

export interface WalletSession {
  memberId: string
  vendor: string
  id: string
}

const facts = sql`member_id AS "memberId", vendor_code AS vendor, id`

export function walletSessionRows({ db }: Database) {
  return {
    /** Starts a session, or continues the existing one. */
    async openWalletSession({ memberId, vendor, id }: WalletSession, now: Date): Promise<void> {
      await sql`INSERT INTO vendor_stay (member_id, vendor_code, id, since)
        VALUES (${memberId}, ${vendor}, ${id}, ${now})
        ON CONFLICT (member_id, vendor_code)
        DO UPDATE SET id = excluded.id, since = excluded.since, ended_at = NULL`.execute(db)
    },
    /** Keeps the id of a running session: ending its game ends the session. */
    async extendWalletSession({ memberId, vendor, id }: WalletSession, now: Date): Promise<void> {
      await sql`INSERT INTO vendor_stay (member_id, vendor_code, id, since)
        VALUES (${memberId}, ${vendor}, ${id}, ${now})
        ON CONFLICT (member_id, vendor_code)
        DO UPDATE SET since = excluded.since, ended_at = NULL`.execute(db)
    },
    async hasWalletSession(memberId: string): Promise<boolean> {
      const { rows } = await sql`SELECT FROM vendor_stay
        WHERE member_id = ${memberId} LIMIT 1`.execute(db)
      return rows.length > 0
    },
    /** Ends the member's sessions with other providers. */
    async endOtherWalletSessions(memberId: string, vendor: string, now: Date): Promise<void> {
      await sql`UPDATE vendor_stay SET ended_at = ${now}
        WHERE member_id = ${memberId} AND vendor_code <> ${vendor}
          AND ended_at IS NULL`.execute(db)
    },
    /** Ends the session with this id, unless a new one replaced it. */
    async endWalletSession(memberId: string, id: string, now: Date): Promise<void> {
      await sql`UPDATE vendor_stay SET ended_at = ${now}
        WHERE member_id = ${memberId} AND id = ${id} AND ended_at IS NULL`.execute(db)
    },
    async membersWithOpenWalletSessions(): Promise<string[]> {
      const { rows } = await sql<{ memberId: string }>`SELECT DISTINCT member_id AS "memberId"
        FROM vendor_stay WHERE ended_at IS NULL`.execute(db)
      return rows.map(({ memberId }) => memberId)
    },
    async endWalletSessionsOf(memberIds: readonly string[], now: Date): Promise<void> {
      await sql`UPDATE vendor_stay SET ended_at = ${now}
        WHERE member_id = ANY (${memberIds}::uuid[]) AND ended_at IS NULL`.execute(db)
    },
    async endWalletSessionsSince(since: Date, now: Date): Promise<void> {
      await sql`UPDATE vendor_stay SET ended_at = ${now}
        WHERE since < ${since} AND ended_at IS NULL`.execute(db)
    },
    ...endedSessionRows(db),
  }
}

/** Ended sessions, whose balance is still to be returned. */
function endedSessionRows(db: Executor) {
  return {
    /** Claims ended sessions for this process until the given time. */
    async claimEndedWalletSessions(
      limit: number,
      now: Date,
      until: Date,
      memberId?: string,
    ): Promise<WalletSession[]> {
      const { rows } = await sql<WalletSession>`UPDATE vendor_stay SET claimed_until = ${until}
        WHERE (member_id, vendor_code) IN (SELECT member_id, vendor_code FROM vendor_stay
          WHERE ended_at IS NOT NULL AND (claimed_until IS NULL OR claimed_until < ${now})
            AND (${memberId ?? null}::uuid IS NULL OR member_id = ${memberId ?? null})
          ORDER BY ended_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
        RETURNING ${facts}`.execute(db)
      return rows
    },
    /** Deletes an ended session, unless it was started again. */
    async removeWalletSession({ memberId, vendor, id }: WalletSession): Promise<void> {
      await sql`DELETE FROM vendor_stay WHERE member_id = ${memberId}
        AND vendor_code = ${vendor} AND id = ${id} AND ended_at IS NOT NULL`.execute(db)
    },
    async releaseWalletSession({ memberId, vendor }: WalletSession): Promise<void> {
      await sql`UPDATE vendor_stay SET claimed_until = NULL
        WHERE member_id = ${memberId} AND vendor_code = ${vendor}`.execute(db)
    },
  }
}
