import { sql } from 'kysely'
import type { Executor } from '#platform/database'

const maxAgeMs = 30 * 24 * 3600 * 1000

/** Secrets that wait for four-eyes approval; deleted after 30 days. */
export function pendingSecrets(db: Executor) {
  return {
    async add(id: string, secret: Buffer, now: Date): Promise<void> {
      await sql`DELETE FROM payment_secret
        WHERE created_at < ${new Date(now.getTime() - maxAgeMs)}`.execute(db)
      await sql`INSERT INTO payment_secret (id, secret, created_at)
        VALUES (${id}, ${secret}, ${now})`.execute(db)
    },
    async take(id: string): Promise<Buffer | undefined> {
      const { rows } = await sql<{ secret: Buffer }>`DELETE FROM payment_secret
        WHERE id = ${id} RETURNING secret`.execute(db)
      return rows[0]?.secret
    },
  }
}
