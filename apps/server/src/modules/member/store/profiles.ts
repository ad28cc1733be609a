import { sql, type Kysely } from 'kysely'

export interface LockedValue {
  field: string
  locked: Buffer
}

export function profileStore(db: Kysely<unknown>) {
  return {
    async all(memberId: string): Promise<LockedValue[]> {
      const { rows } = await sql<LockedValue>`
        SELECT field, locked FROM member_profile WHERE member_id = ${memberId}
        ORDER BY field`.execute(db)
      return rows
    },
    async put(memberId: string, { field, locked }: LockedValue, now: Date): Promise<void> {
      await sql`
        INSERT INTO member_profile (member_id, field, locked, changed_at)
        VALUES (${memberId}, ${field}, ${locked}, ${now})
        ON CONFLICT (member_id, field) DO UPDATE
          SET locked = excluded.locked, changed_at = excluded.changed_at`.execute(db)
    },
    async removeAll(memberId: string): Promise<void> {
      await sql`DELETE FROM member_profile WHERE member_id = ${memberId}`.execute(db)
    },
  }
}
