import { sql } from 'kysely'
import type { Executor } from '#platform/database'

interface NewFactor {
  totpSecret: Buffer
  step: number
}

/** The second factor of an account, on the database or inside a transaction. */
export function factorStore(db: Executor) {
  return {
    /** True once for each step; false for an older one, and where the factor was reset since. */
    async takeStep(id: string, step: number): Promise<boolean> {
      const { numAffectedRows } = await sql`UPDATE staff_account SET totp_step = ${step}
        WHERE id = ${id} AND totp_step < ${step} AND totp_secret IS NOT NULL`.execute(db)
      return numAffectedRows === 1n
    },
    /** The code that proved the new factor is used up with it. */
    async enrol(id: string, { totpSecret, step }: NewFactor): Promise<void> {
      await sql`UPDATE staff_account SET totp_secret = ${totpSecret}, totp_step = ${step},
          enrol_until = NULL, one_time_until = NULL
        WHERE id = ${id}`.execute(db)
    },
    /** A first password that was never used is good for as long again. */
    async reset(id: string, enrolUntil: Date): Promise<void> {
      await sql`UPDATE staff_account SET totp_secret = NULL, enrol_until = ${enrolUntil},
          one_time_until = CASE WHEN one_time_until IS NULL THEN NULL
            ELSE ${enrolUntil}::timestamptz END
        WHERE id = ${id}`.execute(db)
    },
  }
}
