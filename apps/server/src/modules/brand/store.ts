import { sql } from 'kysely'
import { flags, type Flag } from '@fairhouse/protocol'
import type { Database } from '#platform/database'
import type { Brand } from './rules.ts'

interface BrandRow extends Omit<Brand, 'flags' | 'version'> {
  flags: string[]
  version: string
}

export type NewBrand = Omit<Brand, 'version' | 'maintenance' | 'flags'> & { flags: Flag[] }

export function brandStore({ db }: Database) {
  return {
    async all(): Promise<Brand[]> {
      const { rows } = await sql<BrandRow>`
        SELECT id, code, name, theme, language, languages, currency, time_zone AS "timeZone",
          market, country, demonstration, maintenance, version,
          ARRAY(SELECT host FROM brand_domain WHERE brand_id = brand.id) AS domains,
          ARRAY(SELECT flag FROM brand_flag WHERE brand_id = brand.id) AS flags
        FROM brand_brand AS brand ORDER BY code`.execute(db)
      return rows.map((row) => ({
        ...row,
        version: Number(row.version),
        flags: new Set(row.flags.filter(isFlag)),
      }))
    },
    async add(brand: NewBrand): Promise<void> {
      await db.transaction().execute(async (tx) => {
        await sql`
          INSERT INTO brand_brand (id, code, name, theme, language, languages, currency,
            time_zone, market, country, demonstration)
          VALUES (${brand.id}, ${brand.code}, ${brand.name}, ${brand.theme}, ${brand.language},
            ${brand.languages}, ${brand.currency}, ${brand.timeZone},
            ${brand.market}, ${brand.country}, ${brand.demonstration})`.execute(tx)
        await sql`INSERT INTO brand_domain (host, brand_id)
          SELECT unnest(${brand.domains}::text[]), ${brand.id}`.execute(tx)
        await sql`INSERT INTO brand_flag (brand_id, flag)
          SELECT ${brand.id}, unnest(${brand.flags}::text[])`.execute(tx)
      })
    },
  }
}

function isFlag(name: string): name is Flag {
  return Object.hasOwn(flags, name)
}
