import { sql } from 'kysely'
import type { ProofWay } from '@fairhouse/protocol'
import type { Database, Executor } from '#platform/database'
import { maxTicketAttempts, type SignInWay } from '../rules.ts'

export interface Ticket {
  memberId: string
  beganBy: SignInWay
  remember: boolean | null
  ways: ProofWay[]
}

/** The browser and brand that a ticket was issued to. */
export interface Holder {
  ticketHash: Buffer
  deviceHash: Buffer
  brandId: string
}

export function ticketStore({ db }: Database) {
  const ticket = sql`member_id AS "memberId", began_by AS "beganBy", remember, ways`
  const isHeldBy = ({ ticketHash, deviceHash, brandId }: Holder) => sql`
    ticket_hash = ${ticketHash} AND device_hash = ${deviceHash} AND brand_id = ${brandId}`

  return {
    async add(holder: Holder, row: Ticket, expiresAt: Date): Promise<void> {
      await sql`
        INSERT INTO session_ticket
          (ticket_hash, brand_id, member_id, device_hash, began_by, remember, ways, expires_at)
        VALUES (${holder.ticketHash}, ${holder.brandId}, ${row.memberId}, ${holder.deviceHash},
          ${row.beganBy}, ${row.remember}, ${row.ways}, ${expiresAt})`.execute(db)
    },
    async find(holder: Holder, now: Date): Promise<Ticket | undefined> {
      const { rows } = await sql<Ticket>`SELECT ${ticket} FROM session_ticket
        WHERE ${isHeldBy(holder)} AND expires_at > ${now}`.execute(db)
      return rows[0]
    },
    /** Counted before the proof is checked, so that parallel attempts are counted too. */
    async takeAttempt(holder: Holder, now: Date): Promise<Ticket | undefined> {
      const { rows } = await sql<Ticket>`UPDATE session_ticket SET tries = tries + 1
        WHERE ${isHeldBy(holder)} AND expires_at > ${now} AND tries < ${maxTicketAttempts}
        RETURNING ${ticket}`.execute(db)
      return rows[0]
    },
    /** True only the first time. */
    async spend(holder: Holder): Promise<boolean> {
      const { rows } = await sql`DELETE FROM session_ticket
        WHERE ${isHeldBy(holder)} RETURNING member_id`.execute(db)
      return rows.length > 0
    },
    async removeAll(memberId: string, within: Executor = db): Promise<void> {
      await sql`DELETE FROM session_ticket WHERE member_id = ${memberId}`.execute(within)
    },
    async removeOver(now: Date): Promise<void> {
      await sql`DELETE FROM session_ticket WHERE expires_at <= ${now}`.execute(db)
    },
  }
}
