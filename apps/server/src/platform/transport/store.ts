import { sql } from 'kysely'
import type { Database } from '#platform/database'

export interface StoredKey {
  kid: string
  publicJwk: PublicJwk
  privateKey: Buffer
  createdAt: Date
}

export interface PublicJwk {
  kty: 'EC'
  crv: 'P-256'
  x: string
  y: string
}

export function transportStore({ db }: Database) {
  return {
    async keysNewestFirst(): Promise<StoredKey[]> {
      const { rows } = await sql<StoredKey>`
        SELECT kid, public_jwk AS "publicJwk", private_key AS "privateKey",
          created_at AS "createdAt"
        FROM platform_transport_key ORDER BY created_at DESC LIMIT 2`.execute(db)
      return rows
    },
    /** Adds a key unless another process did so after `newestKid`. */
    async addKey(key: StoredKey, newestKid: string | undefined): Promise<void> {
      await db.transaction().execute(async (tx) => {
        await sql`LOCK TABLE platform_transport_key IN EXCLUSIVE MODE`.execute(tx)
        await sql`
          INSERT INTO platform_transport_key (kid, public_jwk, private_key, created_at)
          SELECT ${key.kid}, ${JSON.stringify(key.publicJwk)}, ${key.privateKey}, ${key.createdAt}
          WHERE (SELECT kid FROM platform_transport_key ORDER BY created_at DESC LIMIT 1)
            IS NOT DISTINCT FROM ${newestKid ?? null}::text`.execute(tx)
        await sql`
          DELETE FROM platform_transport_key WHERE kid NOT IN
            (SELECT kid FROM platform_transport_key ORDER BY created_at DESC LIMIT 2)`.execute(tx)
      })
    },
    /** True only the first time an id is used. */
    async takeRequestId(jti: string, now: Date): Promise<boolean> {
      const { numAffectedRows } = await sql`
        INSERT INTO platform_sealed_request (jti, taken_at) VALUES (${jti}, ${now})
        ON CONFLICT DO NOTHING`.execute(db)
      return numAffectedRows === 1n
    },
    async forgetRequestsBefore(time: Date): Promise<void> {
      await sql`DELETE FROM platform_sealed_request WHERE taken_at < ${time}`.execute(db)
    },
  }
}
