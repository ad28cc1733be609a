import type { PlayMode } from '@fairhouse/protocol/vendor'
import { sql } from 'kysely'
import type { Database } from '#platform/database'

export interface NewSession {
  ticket: Buffer
  vendor: string
  game: string
  memberId: string
  mode: PlayMode
  language: string | null
  ticketUntil: Date
  sessionUntil: Date
}

export interface StoredSession {
  vendor: string
  game: string
  memberId: string
  mode: PlayMode
  /** The requested language. */
  language: string | null
  until: Date
  /** Null if the market allows several games at once. */
  seat: string | null
}

const session = sql`vendor_code AS vendor, game_code AS game, member_id AS "memberId", mode,
  language, session_until AS until, seat`

export function gameSessionRows({ db }: Database) {
  return {
    async addTicket(row: NewSession): Promise<void> {
      await sql`
        INSERT INTO vendor_session
          (ticket, vendor_code, game_code, member_id, mode, language, ticket_until, session_until)
        VALUES (${row.ticket}, ${row.vendor}, ${row.game}, ${row.memberId}, ${row.mode},
          ${row.language}, ${row.ticketUntil}, ${row.sessionUntil})`.execute(db)
    },
    /** Consumes the ticket: of two concurrent calls one gets the session. */
    async redeem(
      vendor: string,
      ticket: Buffer,
      token: Buffer,
      now: Date,
    ): Promise<StoredSession | undefined> {
      const { rows } = await sql<StoredSession>`
        UPDATE vendor_session SET token = ${token}
        WHERE ticket = ${ticket} AND vendor_code = ${vendor} AND token IS NULL
          AND ticket_until > ${now}
        RETURNING ${session}`.execute(db)
      return rows[0]
    },
    async setSeat(token: Buffer, seat: bigint): Promise<void> {
      await sql`UPDATE vendor_session SET seat = ${seat} WHERE token = ${token}`.execute(db)
    },
    async session(token: Buffer): Promise<StoredSession | undefined> {
      const { rows } = await sql<StoredSession>`
        SELECT ${session} FROM vendor_session WHERE token = ${token}`.execute(db)
      return rows[0]
    },
    /** Unused tickets expire with the sessions. */
    async endSessions(memberId: string, now: Date): Promise<void> {
      await sql`
        UPDATE vendor_session SET session_until = ${now}, ticket_until = least(ticket_until, ${now})
        WHERE member_id = ${memberId} AND session_until > ${now}`.execute(db)
    },
    /** Whether any play-money session may still be active. */
    async isAnyTrial(now: Date): Promise<boolean> {
      const { rows } = await sql`SELECT FROM vendor_session
        WHERE mode = 'trial' AND session_until > ${now} LIMIT 1`.execute(db)
      return rows.length > 0
    },
    async sweepSessions(before: Date): Promise<void> {
      await sql`DELETE FROM vendor_session WHERE session_until < ${before}`.execute(db)
    },
  }
}
