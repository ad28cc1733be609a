import { sql } from 'kysely'
import type { Executor } from '#platform/database'
import type { ProviderTerms } from '../admin/provider-terms.ts'

const maxAgeMs = 30 * 24 * 3600 * 1000

/** A provider's settings and keys, for changing them. */
export interface SetUpProvider extends ProviderTerms {
  code: string
  secret: Buffer
  oldSecretUntil: Date | null
  isInHouse: boolean
}

/** Settings and keys of providers in the caller's transaction. */
export function keyStore(tx: Executor) {
  return {
    /** Locks the provider. */
    async lock(code: string): Promise<SetUpProvider | undefined> {
      const { rows } = await sql<SetUpProvider>`
        SELECT code, secret, old_secret_until AS "oldSecretUntil", wallet, base_url AS "baseUrl",
          CASE name WHEN '' THEN code ELSE name END AS name, launch_url AS "launchUrl", categories,
          is_hot AS "isHot", has_trial AS "hasTrial", in_house AS "isInHouse"
        FROM vendor_vendor WHERE code = ${code} FOR UPDATE`.execute(tx)
      return rows[0]
    },
    /** Its wallet kind stays, because transfers in progress depend on it. */
    async change(code: string, terms: ProviderTerms): Promise<void> {
      await sql`UPDATE vendor_vendor SET name = ${terms.name}, launch_url = ${terms.launchUrl},
          base_url = ${terms.baseUrl}, categories = ${terms.categories}, is_hot = ${terms.isHot},
          has_trial = ${terms.hasTrial}
        WHERE code = ${code}`.execute(tx)
    },
    /** The present key becomes the old one until then; null ends it at once. */
    async replaceKey(code: string, secret: Buffer, oldUntil: Date | null): Promise<void> {
      await sql`UPDATE vendor_vendor SET secret = ${secret}, old_secret_until = ${oldUntil},
          old_secret = CASE WHEN ${oldUntil}::timestamptz IS NULL THEN NULL ELSE secret END
        WHERE code = ${code}`.execute(tx)
    },
    async endOldKey(code: string): Promise<void> {
      await sql`UPDATE vendor_vendor SET old_secret = NULL, old_secret_until = NULL
        WHERE code = ${code}`.execute(tx)
    },
    /** Deletes old keys whose time is over. */
    async deleteExpired(now: Date): Promise<void> {
      const { rows } = await sql<{ code: string }>`
        SELECT code FROM vendor_vendor WHERE old_secret_until < ${now}`.execute(tx)
      for (const { code } of rows) {
        await sql`UPDATE vendor_vendor SET old_secret = NULL, old_secret_until = NULL
          WHERE code = ${code} AND old_secret_until < ${now}`.execute(tx)
      }
    },
    /** Keeps a key that waits for four-eyes approval, 30 days at most. */
    async addPending(id: string, secret: Buffer, now: Date): Promise<void> {
      await sql`DELETE FROM vendor_secret
        WHERE created_at < ${new Date(now.getTime() - maxAgeMs)}`.execute(tx)
      await sql`INSERT INTO vendor_secret (id, secret, created_at)
        VALUES (${id}, ${secret}, ${now})`.execute(tx)
    },
    async takePending(id: string): Promise<Buffer | undefined> {
      const { rows } = await sql<{ secret: Buffer }>`
        DELETE FROM vendor_secret WHERE id = ${id} RETURNING secret`.execute(tx)
      return rows[0]?.secret
    },
  }
}
