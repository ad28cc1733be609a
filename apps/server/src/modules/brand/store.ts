import { sql, type Kysely } from 'kysely'
import { flags, type Flag } from '@fairhouse/protocol'
import type { Database } from '#platform/database'
import type { BrandColours, Theme, ThemeColours } from './colours.ts'
import { namedRules, restrictionOf, type RestrictionRow } from './restriction.ts'
import type { Brand } from './rules.ts'
import {
  namedSettings,
  registerRulesOf,
  type BrandSettings,
  type FirstSettings,
  type RegisterRow,
  type ServiceLink,
} from './settings.ts'

type Derived = 'version' | 'flags' | 'restricts' | 'regionRules' | 'settings' | 'settingsName'

interface SettingRows {
  registerRows: RegisterRow[]
  serviceLinks: ServiceLink[]
  imageCDNs: string[]
  launchGameCDNs: string[]
  gtagId: string | null
  colours: (ThemeColours & { theme: Theme })[]
}

interface BrandRow extends Omit<Brand, Derived>, SettingRows {
  flags: string[]
  restrictions: RestrictionRow[]
  version: string
}

export type NewBrand = Omit<Brand, Derived | 'maintenance'> & {
  flags: Flag[]
  colours?: BrandColours
}

const settingColumns = sql`
  gtag_id AS "gtagId",
  ARRAY(SELECT json_build_object('field', field, 'enabled', enabled, 'required', required,
      'acceptedPattern', accepted_pattern, 'patternId', pattern_id, 'minLength', min_length,
      'maxLength', max_length, 'type', type) FROM brand_register_rule
    WHERE brand_id = brand.id ORDER BY position, field) AS "registerRows",
  ARRAY(SELECT json_build_object('type', type, 'url', url) FROM brand_customer_service
    WHERE brand_id = brand.id ORDER BY position, type) AS "serviceLinks",
  ARRAY(SELECT url FROM brand_cdn
    WHERE brand_id = brand.id AND kind = 'image' ORDER BY url) AS "imageCDNs",
  ARRAY(SELECT url FROM brand_cdn
    WHERE brand_id = brand.id AND kind = 'game' ORDER BY url) AS "launchGameCDNs",
  ARRAY(SELECT json_build_object('theme', theme, 'accent', accent, 'onAccent', on_accent,
      'accentStrong', accent_strong, 'focus', focus, 'engraving', engraving) FROM brand_colour
    WHERE brand_id = brand.id ORDER BY theme) AS colours`

export function brandStore({ db }: Database) {
  return {
    async all(): Promise<Brand[]> {
      const { rows } = await sql<BrandRow>`
        SELECT id, code, name, theme, language, languages, currency, time_zone AS "timeZone",
          market, country, demonstration, maintenance, version, ${settingColumns},
          ARRAY(SELECT host FROM brand_domain WHERE brand_id = brand.id ORDER BY host) AS domains,
          ARRAY(SELECT flag FROM brand_flag WHERE brand_id = brand.id) AS flags,
          ARRAY(SELECT json_build_object('kind', kind, 'value', value) FROM brand_restriction
            WHERE brand_id = brand.id) AS restrictions
        FROM brand_brand AS brand ORDER BY code`.execute(db)
      return rows.map(brandOf)
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
        await addColours(tx, brand.id, brand.colours ?? {})
      })
    },
    /** A brand that has rules or links keeps what it has. */
    async fillSettings(id: string, { registerRules, serviceLinks }: FirstSettings): Promise<void> {
      const rules = Object.entries(registerRules).map(([field, rule]) => ({ field, ...rule }))
      await db.transaction().execute(async (tx) => {
        const { rows } = await sql`
          SELECT FROM brand_register_rule WHERE brand_id = ${id}
          UNION ALL SELECT FROM brand_customer_service WHERE brand_id = ${id}`.execute(tx)
        if (rows.length > 0) return
        await sql`
          INSERT INTO brand_register_rule (brand_id, position, field, enabled, required,
            accepted_pattern, pattern_id, min_length, max_length, type)
          SELECT ${id}, position, field, enabled, required, "acceptedPattern", "patternId",
            "minLength", "maxLength", type
          FROM jsonb_to_recordset(${rowsOf(rules)}) AS row (position int, field text,
            enabled boolean, required boolean, "acceptedPattern" text, "patternId" smallint,
            "minLength" smallint, "maxLength" smallint, type text)`.execute(tx)
        await sql`
          INSERT INTO brand_customer_service (brand_id, position, type, url)
          SELECT ${id}, position, type, url FROM jsonb_to_recordset(${rowsOf(serviceLinks)})
            AS row (position int, type text, url text)`.execute(tx)
      })
    },
  }
}

async function addColours(tx: Kysely<unknown>, brandId: string, colours: BrandColours) {
  const rows = Object.entries(colours).map(([theme, one]) => ({ theme, ...one }))
  await sql`
    INSERT INTO brand_colour (brand_id, theme, accent, on_accent, accent_strong, focus, engraving)
    SELECT ${brandId}, theme, accent, "onAccent", "accentStrong", focus, engraving
    FROM jsonb_to_recordset(${rowsOf(rows)}) AS row (theme text, accent text, "onAccent" text,
      "accentStrong" text, focus text, engraving text)`.execute(tx)
}

/** The rows as JSON, each with its place. */
function rowsOf(rows: readonly object[]): string {
  return JSON.stringify(rows.map((row, position) => ({ ...row, position })))
}

function brandOf({ restrictions, flags: names, version, ...row }: BrandRow): Brand {
  const { registerRows, serviceLinks, imageCDNs, launchGameCDNs, gtagId, colours, ...facts } = row
  const settings: BrandSettings = {
    registerRules: registerRulesOf(registerRows),
    serviceLinks,
    imageCDNs,
    launchGameCDNs,
    gtagId,
    colours: Object.fromEntries(colours.map(({ theme, ...own }) => [theme, own])),
  }
  const on = new Set(names.filter(isFlag))
  return {
    ...facts,
    version: Number(version),
    flags: on,
    restricts: restrictionOf(restrictions),
    regionRules: namedRules(restrictions),
    settings,
    settingsName: namedSettings(settings, on),
  }
}

function isFlag(name: string): name is Flag {
  return Object.hasOwn(flags, name)
}
