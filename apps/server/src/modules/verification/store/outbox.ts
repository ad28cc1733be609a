import { sql } from 'kysely'
import type { Database } from '#platform/database'
import type { Channel } from '../rules.ts'

export interface OutboxMessage {
  channel: Channel
  to: string
  text: string
  code: string | null
  at: Date
}

const maxShown = 100

export function outboxStore({ db }: Database) {
  return {
    async add({ channel, to, text, code, at }: OutboxMessage): Promise<void> {
      await sql`INSERT INTO verification_outbox (channel, recipient, text, code, written_at)
        VALUES (${channel}, ${to}, ${text}, ${code}, ${at})`.execute(db)
    },
    /** Newest first; all, or those whose address ends like this. */
    async list(ending: string): Promise<OutboxMessage[]> {
      const { rows } = await sql<OutboxMessage>`
        SELECT channel, recipient AS "to", text, code, written_at AS at FROM verification_outbox
        WHERE right(lower(recipient), length(${ending})) = ${ending}
        ORDER BY id DESC LIMIT ${maxShown}`.execute(db)
      return rows
    },
  }
}
