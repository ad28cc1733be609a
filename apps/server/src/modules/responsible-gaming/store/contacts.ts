import { sql } from 'kysely'
import type { Executor } from '#platform/database'

export interface Contact {
  id: string
  memberId: string
  way: 'phone' | 'email' | 'chat' | 'letter' | 'exclusion'
  content: string
  staffId: string
  at: Date
}

export type Excluded = Pick<Contact, 'memberId' | 'staffId' | 'at'>

const columns = sql`id, member_id AS "memberId", way, content, staff_id AS "staffId", at`

/** Contacts of staff with members. On the database or inside a transaction. */
export function contactStore(db: Executor) {
  return {
    async add({ id, memberId, way, content, staffId, at }: Contact): Promise<void> {
      await sql`INSERT INTO safety_contact (id, member_id, way, content, staff_id, at)
        VALUES (${id}, ${memberId}, ${way}, ${content}, ${staffId}, ${at})`.execute(db)
    },
    /** Latest first. */
    async page(memberId: string, before: string | null, limit: number): Promise<Contact[]> {
      const { rows } = await sql<Contact>`SELECT ${columns} FROM safety_contact
        WHERE member_id = ${memberId} AND (${before}::uuid IS NULL OR id < ${before})
        ORDER BY id DESC LIMIT ${limit}`.execute(db)
      return rows
    },
    /** Every exclusion of these members by staff. */
    async exclusionsOf(memberIds: readonly string[]): Promise<Excluded[]> {
      const { rows } = await sql<Excluded>`
        SELECT member_id AS "memberId", staff_id AS "staffId", at FROM safety_contact
        WHERE member_id = ANY (${memberIds}::uuid[]) AND way = 'exclusion'
        ORDER BY at`.execute(db)
      return rows
    },
    async all(memberId: string): Promise<Contact[]> {
      const { rows } = await sql<Contact>`SELECT ${columns} FROM safety_contact
        WHERE member_id = ${memberId} ORDER BY id`.execute(db)
      return rows
    },
  }
}
