import { sql } from 'kysely'
import type { Executor } from '#platform/database'

export interface Inbox {
  unread: number
  last: string | null
  taken: number
  version: number
}

const columns = sql`unread, last_id AS last, taken::int, version::int`

/** Inbox counters of members; works on the database or a transaction. */
export function inboxStore(db: Executor) {
  return {
    async find(memberId: string): Promise<Inbox | undefined> {
      const { rows } = await sql<Inbox>`
        SELECT ${columns} FROM message_box WHERE member_id = ${memberId}`.execute(db)
      return rows[0]
    },
    /** Locks the inbox until the transaction ends; every change starts with this. */
    async lockOrCreate(memberId: string, brandId: string): Promise<Inbox> {
      const { rows } = await sql<Inbox>`INSERT INTO message_box (member_id, brand_id)
        VALUES (${memberId}, ${brandId})
        ON CONFLICT (member_id) DO UPDATE SET brand_id = excluded.brand_id
        RETURNING ${columns}`.execute(db)
      const [box] = rows
      if (!box) throw new Error('a box that is neither new nor old')
      return box
    },
    async lock(memberId: string): Promise<void> {
      await sql`SELECT FROM message_box WHERE member_id = ${memberId} FOR UPDATE`.execute(db)
    },
    /** Changes the unread count and, if given, the last message. */
    async change(memberId: string, unread: number, last: string | null): Promise<Inbox> {
      const { rows } = await sql<Inbox>`UPDATE message_box
        SET unread = unread + ${unread}, version = version + 1, last_id = coalesce(${last}, last_id)
        WHERE member_id = ${memberId} RETURNING ${columns}`.execute(db)
      const [box] = rows
      if (!box) throw new Error(`no box of ${memberId}`)
      return box
    },
    async markDelivered(memberId: string, seq: number): Promise<void> {
      await sql`UPDATE message_box SET taken = ${seq} WHERE member_id = ${memberId}`.execute(db)
    },
    async forget(memberId: string): Promise<void> {
      await sql`DELETE FROM message_box WHERE member_id = ${memberId}`.execute(db)
    },
  }
}
