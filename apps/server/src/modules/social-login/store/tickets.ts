import { sql } from 'kysely'
import type { Database } from '#platform/database'
import { claimSeconds, type SocialIdentity } from '../rules.ts'

export interface TicketKey {
  ticket: Buffer
  browser: Buffer
  brandId: string
}

export function ticketStore({ db }: Database) {
  const identity = sql`brand_id AS "brandId", provider, issuer, subject`
  const notTaken = (now: Date) => sql`(social_ticket.taken_at IS NULL OR social_ticket.taken_at
    <= ${now}::timestamptz - make_interval(secs => ${claimSeconds}))`
  const isHeldBy = ({ ticket, browser, brandId }: TicketKey, now: Date) =>
    sql`ticket = ${ticket} AND browser = ${browser} AND brand_id = ${brandId}
      AND until > ${now} AND ${notTaken(now)}`
  return {
    /** Replaces an older ticket; false while that one is reserved. */
    async offer(
      { brandId, issuer, subject, provider }: SocialIdentity,
      { ticket, browser }: TicketKey,
      until: Date,
      now: Date,
    ): Promise<boolean> {
      const { numAffectedRows } = await sql`
        INSERT INTO social_ticket
          (brand_id, issuer, subject, provider, ticket, browser, until)
        VALUES (${brandId}, ${issuer}, ${subject}, ${provider}, ${ticket}, ${browser}, ${until})
        ON CONFLICT (brand_id, issuer, subject) DO UPDATE SET provider = excluded.provider,
          ticket = excluded.ticket, browser = excluded.browser, until = excluded.until,
          taken_at = NULL
        WHERE ${notTaken(now)}`.execute(db)
      return numAffectedRows === 1n
    },
    async find(key: TicketKey, now: Date): Promise<SocialIdentity | undefined> {
      const { rows } = await sql<SocialIdentity>`
        SELECT ${identity} FROM social_ticket WHERE ${isHeldBy(key, now)}`.execute(db)
      return rows[0]
    },
    /** Reserves the ticket until it is given back or used up. */
    async take(key: TicketKey, now: Date): Promise<SocialIdentity | undefined> {
      const { rows } = await sql<SocialIdentity>`
        UPDATE social_ticket SET taken_at = ${now} WHERE ${isHeldBy(key, now)}
        RETURNING ${identity}`.execute(db)
      return rows[0]
    },
    async giveBack({ ticket }: TicketKey): Promise<void> {
      await sql`UPDATE social_ticket SET taken_at = NULL WHERE ticket = ${ticket}`.execute(db)
    },
    async useUp({ ticket }: TicketKey): Promise<void> {
      await sql`DELETE FROM social_ticket WHERE ticket = ${ticket}`.execute(db)
    },
    async removeOver(now: Date): Promise<void> {
      await sql`DELETE FROM social_ticket
        WHERE until <= ${now} AND ${notTaken(now)}`.execute(db)
    },
  }
}
