import { sql } from 'kysely'
import type { TargetKind, ProviderKind } from '@fairhouse/protocol/payment'
import type { Executor } from '#platform/database'

export interface StoredProvider {
  brandId: string
  code: string
  kind: ProviderKind
  baseUrl: string | null
  secret: Buffer | null
  paysOut: TargetKind[]
  enabled: boolean
}

const columns = sql`brand_id AS "brandId", code, kind, base_url AS "baseUrl", secret,
  pays_out AS "paysOut", enabled`

export function providerStore(db: Executor) {
  return {
    /** Includes disabled providers: they start nothing new, but open payments still end. */
    async find(brandId: string, code: string): Promise<StoredProvider | undefined> {
      const { rows } = await sql<StoredProvider>`SELECT ${columns} FROM payment_provider
        WHERE brand_id = ${brandId} AND code = ${code}`.execute(db)
      return rows[0]
    },
    async enabledOf(brandId: string): Promise<StoredProvider[]> {
      const { rows } = await sql<StoredProvider>`SELECT ${columns} FROM payment_provider
        WHERE brand_id = ${brandId} AND enabled ORDER BY code`.execute(db)
      return rows
    },
    async allOf(brandId: string): Promise<StoredProvider[]> {
      const { rows } = await sql<StoredProvider>`SELECT ${columns} FROM payment_provider
        WHERE brand_id = ${brandId} ORDER BY code`.execute(db)
      return rows
    },
    /** Makes concurrent changes of one brand wait for each other. */
    async lockBrand(brandId: string): Promise<void> {
      const queue = `payment settings ${brandId}`
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${queue}, 0))`.execute(db)
    },
    /** Inserts or updates the row. */
    async save(row: StoredProvider): Promise<void> {
      await sql`INSERT INTO payment_provider (brand_id, code, kind, base_url, secret, pays_out,
          enabled)
        VALUES (${row.brandId}, ${row.code}, ${row.kind}, ${row.baseUrl}, ${row.secret},
          ${row.paysOut}, ${row.enabled})
        ON CONFLICT (brand_id, code) DO UPDATE SET kind = excluded.kind,
          base_url = excluded.base_url, secret = excluded.secret,
          pays_out = excluded.pays_out, enabled = excluded.enabled`.execute(db)
    },
    /** An existing row stays unchanged. */
    async add(row: StoredProvider): Promise<void> {
      if (!(await this.find(row.brandId, row.code))) await this.save(row)
    },
  }
}
