import { sql } from 'kysely'
import type { PaymentChannel, ProviderKind } from '@fairhouse/protocol/payment'
import type { Executor } from '#platform/database'

export interface StoredMethod {
  id: string
  brandId: string
  code: string
  provider: string
  /** The provider's code. */
  kind: ProviderKind
  currency: string
  name: string
  channel: PaymentChannel
  least: string
  most: string
  mostADay: string
  quick: string[]
  feeMillionths: number
  feeFixed: string
  minutes: number
  institution: string | null
  accountNumber: string | null
  accountName: string | null
  qr: string | null
  enabled: boolean
}

/** With its position among the methods. */
export interface OrderedMethod extends StoredMethod {
  place: number
}

const columns = sql`m.id, m.brand_id AS "brandId", m.code, provider, kind, currency,
  name, channel, least, most, most_a_day AS "mostADay", quick,
  fee_millionths AS "feeMillionths", fee_fixed AS "feeFixed", minutes, institution,
  account_number AS "accountNumber", account_name AS "accountName", qr, m.enabled`
const source = sql`payment_method m
  JOIN payment_provider p ON p.brand_id = m.brand_id AND p.code = m.provider`

export function methodStore(db: Executor) {
  return {
    async of(brandId: string, currency: string): Promise<StoredMethod[]> {
      const { rows } = await sql<StoredMethod>`SELECT ${columns} FROM ${source}
        WHERE m.brand_id = ${brandId} AND currency = ${currency} AND m.enabled AND p.enabled
        ORDER BY place, m.code`.execute(db)
      return rows
    },
    async byIds(ids: readonly string[]): Promise<StoredMethod[]> {
      const { rows } = await sql<StoredMethod>`SELECT ${columns} FROM ${source}
        WHERE m.id = ANY(${ids}::uuid[])`.execute(db)
      return rows
    },
    /** Includes disabled methods, in display order. */
    async allOf(brandId: string): Promise<OrderedMethod[]> {
      const { rows } = await sql<OrderedMethod>`SELECT ${columns}, place FROM ${source}
        WHERE m.brand_id = ${brandId} ORDER BY place, m.code`.execute(db)
      return rows
    },
    async byCode(brandId: string, code: string): Promise<OrderedMethod | undefined> {
      const { rows } = await sql<OrderedMethod>`SELECT ${columns}, place FROM ${source}
        WHERE m.brand_id = ${brandId} AND m.code = ${code}`.execute(db)
      return rows[0]
    },
    /** Inserts or updates the row. */
    async save(row: Omit<OrderedMethod, 'kind'>): Promise<void> {
      await this.add(row, row.place)
      await sql`UPDATE payment_method SET name = ${row.name}, channel = ${row.channel},
          least = ${row.least}, most = ${row.most}, most_a_day = ${row.mostADay},
          quick = ${row.quick}::bigint[], fee_millionths = ${row.feeMillionths},
          fee_fixed = ${row.feeFixed}, minutes = ${row.minutes}, institution = ${row.institution},
          account_number = ${row.accountNumber}, account_name = ${row.accountName},
          qr = ${row.qr}, place = ${row.place}, enabled = ${row.enabled}
        WHERE brand_id = ${row.brandId} AND code = ${row.code}`.execute(db)
    },
    /** Puts the methods in the given order. */
    async order(brandId: string, codes: readonly string[]): Promise<void> {
      await sql`UPDATE payment_method m SET place = named.place - 1
        FROM unnest(${codes}::text[]) WITH ORDINALITY AS named (code, place)
        WHERE m.brand_id = ${brandId} AND m.code = named.code`.execute(db)
    },
    /** An existing row stays unchanged. */
    async add(row: Omit<StoredMethod, 'enabled' | 'kind'>, place: number): Promise<void> {
      await sql`INSERT INTO payment_method (id, brand_id, code, provider, currency, name, channel,
          least, most, most_a_day, quick, fee_millionths, fee_fixed, minutes, institution,
          account_number, account_name, qr, place)
        VALUES (${row.id}, ${row.brandId}, ${row.code}, ${row.provider}, ${row.currency},
          ${row.name}, ${row.channel}, ${row.least}, ${row.most}, ${row.mostADay},
          ${row.quick}::bigint[],
          ${row.feeMillionths}, ${row.feeFixed}, ${row.minutes}, ${row.institution},
          ${row.accountNumber}, ${row.accountName}, ${row.qr}, ${place})
        ON CONFLICT (brand_id, code) DO NOTHING`.execute(db)
    },
  }
}
