import { sql } from 'kysely'
import type { Database } from '#platform/database'
import type { Channel } from '../rules.ts'

export interface OutboxLetter {
  channel: Channel
  to: string
  text: string
  code: string | null
  at: Date
}

const mostShown = 100

export function outboxStore({ db }: Database) {
  return {
    async add({ channel, to, text, code, at }: OutboxLetter): Promise<void> {
      await sql`INSERT INTO verification_outbox (channel, recipient, text, code, written_at)
        VALUES (${channel}, ${to}, ${text}, ${code}, ${at})`.execute(db)
    },
    /** Newest first; everybody's, or those whose address ends like this. */
    async list(ending: string): Promise<OutboxLetter[]> {
      const { rows } = await sql<OutboxLetter>`
        SELECT channel, recipient AS "to", text, code, written_at AS at FROM verification_outbox
        WHERE right(lower(recipient), length(${ending})) = ${ending}
        ORDER BY id DESC LIMIT ${mostShown}`.execute(db)
      return rows
    },
  }
}
