import { sql, type Kysely } from 'kysely'
import type { Database, Executor } from '#platform/database'

export interface Pending {
  memberId: string
  sessionId: string
  secret: Buffer
}

export interface Enrolment {
  memberId: string
  secret: Buffer
  step: number
  codeHashes: Buffer[]
  now: Date
}

export type EnrolmentStore = ReturnType<typeof enrolmentStore>

export function enrolmentStore({ db }: Database) {
  return {
    /** A later pending secret replaces an earlier one. */
    async setPending(row: Pending, until: Date): Promise<void> {
      await sql`
        INSERT INTO factor_pending (member_id, session_id, secret, until)
        VALUES (${row.memberId}, ${row.sessionId}, ${row.secret}, ${until})
        ON CONFLICT (member_id) DO UPDATE SET session_id = excluded.session_id,
          secret = excluded.secret, until = excluded.until`.execute(db)
    },
    async pendingOf(memberId: string, sessionId: string, now: Date): Promise<Buffer | undefined> {
      const { rows } = await sql<{ secret: Buffer }>`SELECT secret FROM factor_pending
        WHERE member_id = ${memberId} AND session_id = ${sessionId}
          AND until > ${now}`.execute(db)
      return rows[0]?.secret
    },
    /** False when this secret is no longer pending: confirmed already, or replaced. */
    async confirm(enrolment: Enrolment): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const { numAffectedRows } = await sql`DELETE FROM factor_pending
          WHERE member_id = ${enrolment.memberId} AND secret = ${enrolment.secret}`.execute(trx)
        if (numAffectedRows !== 1n) return false
        await enrol(trx, enrolment)
        return true
      })
    },
    async enrol(enrolment: Enrolment): Promise<void> {
      await db.transaction().execute((trx) => enrol(trx, enrolment))
    },
    /** False if the member has no authenticator. */
    async renewCodes(memberId: string, codeHashes: Buffer[]): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const { rows } = await sql`SELECT FROM factor_totp WHERE member_id = ${memberId}
          FOR UPDATE`.execute(trx)
        if (rows.length === 0) return false
        await replaceCodes(trx, memberId, codeHashes)
        return true
      })
    },
    remove: (memberId: string): Promise<boolean> =>
      db.transaction().execute((trx) => removeAuthenticator(trx, memberId)),
    async removeOver(now: Date): Promise<void> {
      await sql`DELETE FROM factor_pending WHERE until <= ${now}`.execute(db)
    },
  }
}

/** Runs inside the caller's transaction; false if there is no authenticator. */
export async function removeAuthenticator(db: Executor, memberId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`DELETE FROM factor_totp
    WHERE member_id = ${memberId}`.execute(db)
  await sql`DELETE FROM factor_recovery WHERE member_id = ${memberId}`.execute(db)
  return numAffectedRows === 1n
}

async function enrol(db: Kysely<unknown>, { memberId, secret, step, codeHashes, now }: Enrolment) {
  await sql`
    INSERT INTO factor_totp (member_id, secret, step, enrolled_at)
    VALUES (${memberId}, ${secret}, ${step}, ${now})
    ON CONFLICT (member_id) DO UPDATE SET secret = excluded.secret, step = excluded.step,
      enrolled_at = excluded.enrolled_at`.execute(db)
  await replaceCodes(db, memberId, codeHashes)
}

async function replaceCodes(db: Kysely<unknown>, memberId: string, codeHashes: Buffer[]) {
  await sql`DELETE FROM factor_recovery WHERE member_id = ${memberId}`.execute(db)
  await sql`INSERT INTO factor_recovery (member_id, code_hash)
    SELECT ${memberId}, unnest(${codeHashes}::bytea[])`.execute(db)
}
