import { sql } from 'kysely'
import type { Database } from '#platform/database'

export function nonceStore({ db }: Database) {
  return {
    async add(nonce: Buffer, expiresAt: Date): Promise<void> {
      await sql`INSERT INTO verification_nonce (nonce, expires_at)
        VALUES (${nonce}, ${expiresAt})`.execute(db)
    },
    async isOpen(nonce: Buffer, now: Date): Promise<boolean> {
      const { rows } = await sql`SELECT FROM verification_nonce
        WHERE nonce = ${nonce} AND expires_at > ${now}`.execute(db)
      return rows.length === 1
    },
    /** True only the first time. */
    async take(nonce: Buffer, now: Date): Promise<boolean> {
      const { rows } = await sql<{ isOpen: boolean }>`DELETE FROM verification_nonce
        WHERE nonce = ${nonce} RETURNING expires_at > ${now} AS "isOpen"`.execute(db)
      return rows[0]?.isOpen ?? false
    },
  }
}
