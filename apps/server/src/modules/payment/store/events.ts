import { sql } from 'kysely'
import type { Executor } from '#platform/database'
import type { Heard } from '../providers/index.ts'

/** What providers told, each event once. */
export function eventStore(db: Executor) {
  return {
    async isKnown(brandId: string, provider: string, event: string): Promise<boolean> {
      const { rows } = await sql`SELECT FROM payment_event WHERE brand_id = ${brandId}
        AND provider = ${provider} AND event_id = ${event}`.execute(db)
      return rows.length > 0
    },
    /** False when it was there already. */
    async add(brandId: string, provider: string, heard: Heard, outcome: string, at: Date) {
      const amount = heard.amount === undefined ? null : String(heard.amount)
      const { numAffectedRows } = await sql`INSERT INTO payment_event (brand_id, provider,
          event_id, subject, kind, amount, currency, outcome, at)
        VALUES (${brandId}, ${provider}, ${heard.event}, ${heard.id},
          ${`${heard.about}.${heard.state}`}, ${amount}, ${heard.currency ?? null}, ${outcome},
          ${at})
        ON CONFLICT DO NOTHING`.execute(db)
      return numAffectedRows === 1n
    },
  }
}
