import { sql } from 'kysely'
import type { Database } from '#platform/database'

export interface SweepTimes {
  now: Date
  requestedBefore: Date
  usedBefore: Date
  writtenBefore: Date
}

/** Removes expired rows. */
export async function sweepVerification({ db }: Database, times: SweepTimes): Promise<void> {
  await sql`DELETE FROM verification_captcha WHERE expires_at <= ${times.now}`.execute(db)
  await sql`DELETE FROM verification_demand WHERE expires_at <= ${times.now}`.execute(db)
  await sql`DELETE FROM verification_usage WHERE starts_at <= ${times.usedBefore}`.execute(db)
  await sql`DELETE FROM verification_alarm WHERE raised_at <= ${times.usedBefore}`.execute(db)
  await sql`DELETE FROM verification_code WHERE expires_at <= ${times.now}`.execute(db)
  await sql`DELETE FROM verification_nonce WHERE expires_at <= ${times.now}`.execute(db)
  await sql`DELETE FROM verification_asked WHERE asked_at <= ${times.requestedBefore}`.execute(db)
  await sql`DELETE FROM verification_outbox WHERE written_at <= ${times.writtenBefore}`.execute(db)
}
