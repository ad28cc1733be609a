import { sql } from 'kysely'
import type { Executor } from '#platform/database'
import type { WebhookEvent } from '../providers/index.ts'

/** Webhook events, each stored once. */
export function eventStore(db: Executor) {
  return {
    async isKnown(brandId: string, provider: string, event: string): Promise<boolean> {
      const { rows } = await sql`SELECT FROM payment_event WHERE brand_id = ${brandId}
        AND provider = ${provider} AND event_id = ${event}`.execute(db)
      return rows.length > 0
    },
    /** Returns false if the event is already stored. */
    async add(brandId: string, provider: string, webhook: WebhookEvent, outcome: string, at: Date) {
      const amount = webhook.amount === undefined ? null : String(webhook.amount)
      const { numAffectedRows } = await sql`INSERT INTO payment_event (brand_id, provider,
          event_id, subject, kind, amount, currency, outcome, at)
        VALUES (${brandId}, ${provider}, ${webhook.event}, ${webhook.id},
          ${`${webhook.about}.${webhook.state}`}, ${amount},
          ${webhook.currency ?? null}, ${outcome}, ${at})
        ON CONFLICT DO NOTHING`.execute(db)
      return numAffectedRows === 1n
    },
  }
}
