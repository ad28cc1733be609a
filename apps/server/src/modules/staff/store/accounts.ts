import { sql } from 'kysely'
import { isStaffRole, type StaffRole } from '@fairhouse/protocol'
import type { Executor } from '#platform/database'
import type { SignInRecord, StaffAccount } from '../rules.ts'

export interface StoredStaff extends StaffAccount {
  passwordHash: string
  /** Null until the owner sets one up. */
  totpSecret: Buffer | null
}

export interface NewStaffRow {
  id: string
  name: string
  passwordHash: string
  totpSecret: Buffer | null
  oneTimeUntil: Date | null
  enrolUntil: Date | null
  createdAt: Date
}

interface Row {
  id: string
  name: string
  roles: string[]
  createdAt: Date
  disabledAt: Date | null
  oneTimeUntil: Date | null
  enrolUntil: Date | null
  timeZone: string | null
  at: Date | null
  from: string | null
  beforeAt: Date | null
  beforeFrom: string | null
  passwordHash: string
  totpSecret: Buffer | null
}

const columns = sql`id, name, created_at AS "createdAt", disabled_at AS "disabledAt",
  one_time_until AS "oneTimeUntil", enrol_until AS "enrolUntil", password_hash AS "passwordHash",
  totp_secret AS "totpSecret", time_zone AS "timeZone",
  signed_in_at AS at, signed_in_from AS "from",
  signed_in_before_at AS "beforeAt", signed_in_before_from AS "beforeFrom",
  ARRAY(SELECT role FROM staff_role WHERE staff_id = id ORDER BY role) AS roles`

/** Works on the database or a transaction. */
export function accountStore(db: Executor) {
  return {
    async byName(name: string): Promise<StoredStaff | undefined> {
      const { rows } = await sql<Row>`
        SELECT ${columns} FROM staff_account WHERE name = ${name}`.execute(db)
      return rows[0] && staffOf(rows[0])
    },
    async byId(id: string): Promise<StoredStaff | undefined> {
      const { rows } = await sql<Row>`
        SELECT ${columns} FROM staff_account WHERE id = ${id}`.execute(db)
      return rows[0] && staffOf(rows[0])
    },
    /** Locks the row until the transaction ends. */
    async lock(id: string): Promise<StoredStaff | undefined> {
      await sql`SELECT FROM staff_account WHERE id = ${id} FOR UPDATE`.execute(db)
      return this.byId(id)
    },
    async all(): Promise<StaffAccount[]> {
      const { rows } = await sql<Row>`
        SELECT ${columns} FROM staff_account ORDER BY name`.execute(db)
      return rows.map(staffOf)
    },
    async hasAccounts(): Promise<boolean> {
      const { rows } = await sql`SELECT 1 FROM staff_account LIMIT 1`.execute(db)
      return rows.length > 0
    },
    async setZone(id: string, timeZone: string | null): Promise<void> {
      await sql`UPDATE staff_account SET time_zone = ${timeZone} WHERE id = ${id}`.execute(db)
    },
    /** False if the name is taken. */
    async add(row: NewStaffRow): Promise<boolean> {
      const { numAffectedRows } = await sql`
        INSERT INTO staff_account
          (id, name, password_hash, totp_secret, one_time_until, enrol_until, created_at)
        VALUES (${row.id}, ${row.name}, ${row.passwordHash}, ${row.totpSecret},
          ${row.oneTimeUntil}, ${row.enrolUntil}, ${row.createdAt})
        ON CONFLICT (name) DO NOTHING`.execute(db)
      return numAffectedRows === 1n
    },
    async grant(id: string, role: StaffRole): Promise<void> {
      await sql`INSERT INTO staff_role (staff_id, role) VALUES (${id}, ${role})
        ON CONFLICT DO NOTHING`.execute(db)
    },
    async revoke(id: string, role: StaffRole): Promise<void> {
      await sql`DELETE FROM staff_role WHERE staff_id = ${id} AND role = ${role}`.execute(db)
    },
    async markSignIn(id: string, { at, address }: SignInRecord): Promise<void> {
      await sql`UPDATE staff_account SET signed_in_before_at = signed_in_at,
          signed_in_before_from = signed_in_from, signed_in_at = ${at}, signed_in_from = ${address}
        WHERE id = ${id}`.execute(db)
    },
    async setPassword(id: string, passwordHash: string): Promise<void> {
      await sql`UPDATE staff_account SET password_hash = ${passwordHash}
        WHERE id = ${id}`.execute(db)
    },
    async disable(id: string, at: Date): Promise<void> {
      await sql`UPDATE staff_account SET disabled_at = ${at} WHERE id = ${id}`.execute(db)
    },
  }
}

function staffOf({ at, from, beforeAt, beforeFrom, roles, ...row }: Row): StoredStaff {
  return {
    ...row,
    roles: roles.filter(isStaffRole),
    signedIn: at && { at, address: from ?? '' },
    signedInBefore: beforeAt && { at: beforeAt, address: beforeFrom ?? '' },
  }
}
