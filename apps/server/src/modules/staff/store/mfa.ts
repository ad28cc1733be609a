import { sql } from 'kysely'
import type { Executor } from '#platform/database'

interface NewAuthenticator {
  totpSecret: Buffer
  step: number
}

/** The second factor of an account; works on the database or a transaction. */
export function mfaStore(db: Executor) {
  return {
    /** True once per time step; false for an older one or if the factor was reset. */
    async takeStep(id: string, step: number): Promise<boolean> {
      const { numAffectedRows } = await sql`UPDATE staff_account SET totp_step = ${step}
        WHERE id = ${id} AND totp_step < ${step} AND totp_secret IS NOT NULL`.execute(db)
      return numAffectedRows === 1n
    },
    /** Also uses up the code that proved the new factor. */
    async enrol(id: string, { totpSecret, step }: NewAuthenticator): Promise<void> {
      await sql`UPDATE staff_account SET totp_secret = ${totpSecret}, totp_step = ${step},
          enrol_until = NULL, one_time_until = NULL
        WHERE id = ${id}`.execute(db)
    },
    /** Extends an unused first password by the same time. */
    async reset(id: string, enrolUntil: Date): Promise<void> {
      await sql`UPDATE staff_account SET totp_secret = NULL, enrol_until = ${enrolUntil},
          one_time_until = CASE WHEN one_time_until IS NULL THEN NULL
            ELSE ${enrolUntil}::timestamptz END
        WHERE id = ${id}`.execute(db)
    },
  }
}
