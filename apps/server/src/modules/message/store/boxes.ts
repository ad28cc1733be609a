import { sql } from 'kysely'
import type { Executor } from '#platform/database'

export interface Box {
  unread: number
  last: string | null
  taken: number
  version: number
}

const columns = sql`unread, last_id AS last, taken::int, version::int`

/** Where members stand; on the database or inside a transaction. */
export function boxStore(db: Executor) {
  return {
    async box(memberId: string): Promise<Box | undefined> {
      const { rows } = await sql<Box>`
        SELECT ${columns} FROM message_box WHERE member_id = ${memberId}`.execute(db)
      return rows[0]
    },
    /** Held until the transaction ends; every change begins with it. */
    async hold(memberId: string, brandId: string): Promise<Box> {
      const { rows } = await sql<Box>`INSERT INTO message_box (member_id, brand_id)
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
    /** So many more or fewer are unread, and a newer one may be the last. */
    async change(memberId: string, unread: number, last: string | null): Promise<Box> {
      const { rows } = await sql<Box>`UPDATE message_box
        SET unread = unread + ${unread}, version = version + 1, last_id = coalesce(${last}, last_id)
        WHERE member_id = ${memberId} RETURNING ${columns}`.execute(db)
      const [box] = rows
      if (!box) throw new Error(`no box of ${memberId}`)
      return box
    },
    async take(memberId: string, seq: number): Promise<void> {
      await sql`UPDATE message_box SET taken = ${seq} WHERE member_id = ${memberId}`.execute(db)
    },
    async forget(memberId: string): Promise<void> {
      await sql`DELETE FROM message_box WHERE member_id = ${memberId}`.execute(db)
    },
  }
}
