import { sql } from 'kysely'
import { flags, type Flag } from '@fairhouse/protocol'
import type { Database } from '#platform/database'
import { namedRules, restrictionOf, type RestrictionRow } from './restriction.ts'
import type { Brand } from './rules.ts'

interface BrandRow extends Omit<Brand, 'flags' | 'version' | 'restricts' | 'regionRules'> {
  flags: string[]
  restrictions: RestrictionRow[]
  version: string
}

type Derived = 'version' | 'maintenance' | 'flags' | 'restricts' | 'regionRules'

export type NewBrand = Omit<Brand, Derived> & { flags: Flag[] }

export function brandStore({ db }: Database) {
  return {
    async all(): Promise<Brand[]> {
      const { rows } = await sql<BrandRow>`
        SELECT id, code, name, theme, language, languages, currency, time_zone AS "timeZone",
          market, country, demonstration, maintenance, version,
          ARRAY(SELECT host FROM brand_domain WHERE brand_id = brand.id) AS domains,
          ARRAY(SELECT flag FROM brand_flag WHERE brand_id = brand.id) AS flags,
          ARRAY(SELECT json_build_object('kind', kind, 'value', value) FROM brand_restriction
            WHERE brand_id = brand.id) AS restrictions
        FROM brand_brand AS brand ORDER BY code`.execute(db)
      return rows.map(({ restrictions, ...row }) => ({
        ...row,
        version: Number(row.version),
        flags: new Set(row.flags.filter(isFlag)),
        restricts: restrictionOf(restrictions),
        regionRules: namedRules(restrictions),
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
