import { sql } from 'kysely'
import type { Executor } from '#platform/database'
import type { StoredMessage } from '../rules.ts'

export interface NewMessage {
  id: string
  memberId: string
  key: string
  kind: StoredMessage['kind']
  told: Readonly<Record<string, unknown>>
  createdAt: Date
}

const columns = sql`id, kind, told, created_at AS "createdAt", read_at IS NOT NULL AS "isRead"`

/** Works on the database or a transaction. */
export function messageStore(db: Executor) {
  return {
    /** Returns whether it was added: each key once. */
    async add(row: NewMessage): Promise<boolean> {
      const { rows } = await sql`INSERT INTO message_message
          (id, member_id, key, kind, told, created_at)
        VALUES (${row.id}, ${row.memberId}, ${row.key}, ${row.kind}, ${JSON.stringify(row.told)},
          ${row.createdAt})
        ON CONFLICT (member_id, key) DO NOTHING RETURNING id`.execute(db)
      return rows.length > 0
    },
    async page(memberId: string, offset: number, limit: number): Promise<StoredMessage[]> {
      const { rows } = await sql<StoredMessage>`SELECT ${columns} FROM message_message
        WHERE member_id = ${memberId} AND deleted_at IS NULL
        ORDER BY id DESC OFFSET ${offset} LIMIT ${limit}`.execute(db)
      return rows
    },
    async all(memberId: string): Promise<StoredMessage[]> {
      const { rows } = await sql<StoredMessage>`SELECT ${columns} FROM message_message
        WHERE member_id = ${memberId} AND deleted_at IS NULL ORDER BY id`.execute(db)
      return rows
    },
    async count(memberId: string): Promise<number> {
      const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count
        FROM message_message WHERE member_id = ${memberId} AND deleted_at IS NULL`.execute(db)
      return rows[0]?.count ?? 0
    },
    /** Returns how many fewer are unread, or undefined if the member has no such message. */
    async read(memberId: string, id: string, now: Date): Promise<number | undefined> {
      const { rows } = await sql<{ wasRead: boolean }>`
        WITH before AS (SELECT id, read_at FROM message_message
          WHERE id = ${id} AND member_id = ${memberId} AND deleted_at IS NULL FOR UPDATE)
        UPDATE message_message AS message SET read_at = coalesce(message.read_at, ${now})
        FROM before WHERE message.id = before.id
        RETURNING before.read_at IS NOT NULL AS "wasRead"`.execute(db)
      return rows[0] && (rows[0].wasRead ? 0 : 1)
    },
    async readAll(memberId: string, now: Date): Promise<number> {
      const { rows } = await sql`UPDATE message_message SET read_at = ${now}
        WHERE member_id = ${memberId} AND deleted_at IS NULL AND read_at IS NULL
        RETURNING id`.execute(db)
      return rows.length
    },
    /** Erases the content at once; the key stays, so that it is not sent again. */
    async remove(memberId: string, id: string, now: Date): Promise<number | undefined> {
      const { rows } = await sql<{ wasRead: boolean }>`UPDATE message_message
        SET deleted_at = ${now}, told = '{}'
        WHERE id = ${id} AND member_id = ${memberId} AND deleted_at IS NULL
        RETURNING read_at IS NOT NULL AS "wasRead"`.execute(db)
      return rows[0] && (rows[0].wasRead ? 0 : 1)
    },
    async membersWithBefore(day: Date, limit: number): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`SELECT DISTINCT member_id AS id FROM (
          SELECT member_id FROM message_message WHERE created_at < ${day}
          ORDER BY created_at LIMIT ${limit}) AS eldest`.execute(db)
      return rows.map(({ id }) => id)
    },
    async removeBefore(memberId: string, day: Date): Promise<number> {
      const { rows } = await sql<{ wasUnread: boolean }>`DELETE FROM message_message
        WHERE member_id = ${memberId} AND created_at < ${day}
        RETURNING read_at IS NULL AND deleted_at IS NULL AS "wasUnread"`.execute(db)
      return rows.filter(({ wasUnread }) => wasUnread).length
    },
  }
}
