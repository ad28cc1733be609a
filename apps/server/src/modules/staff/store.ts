import { sql } from 'kysely'
import type { Database } from '#platform/database'
import type { StaffAccount } from './rules.ts'

export interface StoredStaff extends StaffAccount {
  passwordHash: string
  totpSecret: Buffer
}

export function staffStore({ db }: Database) {
  return {
    async byName(name: string): Promise<StoredStaff | undefined> {
      const { rows } = await sql<StoredStaff>`
        SELECT id, name, password_hash AS "passwordHash", totp_secret AS "totpSecret"
        FROM staff_account WHERE name = ${name}`.execute(db)
      return rows[0]
    },
    async isAnybody(): Promise<boolean> {
      const { rows } = await sql`SELECT 1 FROM staff_account LIMIT 1`.execute(db)
      return rows.length > 0
    },
    async byId(id: string): Promise<StaffAccount | undefined> {
      const { rows } = await sql<StaffAccount>`
        SELECT id, name FROM staff_account WHERE id = ${id}`.execute(db)
      return rows[0]
    },
    async add(row: StoredStaff, createdAt: Date): Promise<void> {
      await sql`INSERT INTO staff_account (id, name, password_hash, totp_secret, created_at)
        VALUES (${row.id}, ${row.name}, ${row.passwordHash}, ${row.totpSecret},
          ${createdAt})`.execute(db)
    },
    /** True once for each step: the same code, or an older one, is refused. */
    async takeStep(id: string, step: number): Promise<boolean> {
      const { numAffectedRows } = await sql`UPDATE staff_account SET totp_step = ${step}
        WHERE id = ${id} AND totp_step < ${step}`.execute(db)
      return numAffectedRows === 1n
    },
  }
}
