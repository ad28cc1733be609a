import { sql } from 'kysely'
import type { Database } from '#platform/database'

export interface StoredTotp {
  secret: Buffer
}

export type ProofStore = ReturnType<typeof proofStore>

export function proofStore({ db }: Database) {
  return {
    async totpOf(memberId: string): Promise<StoredTotp | undefined> {
      const { rows } = await sql<StoredTotp>`
        SELECT secret FROM factor_totp WHERE member_id = ${memberId}`.execute(db)
      return rows[0]
    },
    /** True once per time step: a repeated or older code is refused. */
    async takeStep(memberId: string, step: number): Promise<boolean> {
      const { numAffectedRows } = await sql`UPDATE factor_totp SET step = ${step}
        WHERE member_id = ${memberId} AND step < ${step}`.execute(db)
      return numAffectedRows === 1n
    },
    async recoveryCodesLeft(memberId: string): Promise<number> {
      const { rows } = await sql<{ left: number }>`
        SELECT count(*)::int AS left FROM factor_recovery
        WHERE member_id = ${memberId} AND used_at IS NULL`.execute(db)
      return rows[0]?.left ?? 0
    },
    async takeRecoveryCode(memberId: string, codeHash: Buffer, now: Date): Promise<boolean> {
      const { numAffectedRows } = await sql`UPDATE factor_recovery SET used_at = ${now}
        WHERE member_id = ${memberId} AND code_hash = ${codeHash}
          AND used_at IS NULL`.execute(db)
      return numAffectedRows === 1n
    },
  }
}
