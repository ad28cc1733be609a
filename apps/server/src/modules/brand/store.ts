import { sql, type Kysely } from 'kysely'
import { amountOf, type Amount } from '@fairhouse/money'
import { flags, type Flag } from '@fairhouse/protocol'
import { returnNames, type ReturnName } from '@fairhouse/protocol/vendor'
import type { Database } from '#platform/database'
import type { BrandColours, Theme, ThemeColours } from './colours.ts'
import { namedRules, restrictionOf, type RestrictionRow } from './restriction.ts'
import type { AccountTerms, Brand, Market } from './rules.ts'
import {
  namedSettings,
  registerRulesOf,
  type BrandSettings,
  type FirstSettings,
  type RegisterRow,
  type ServiceLink,
} from './settings.ts'

type Derived =
  | 'version'
  | 'flags'
  | 'restricts'
  | 'regionRules'
  | 'settings'
  | 'settingsName'
  | 'agentSite'
  | 'agentDomains'
  | 'accounts'
  | 'returns'

interface AccountRow extends Omit<AccountTerms, 'signUpBonus'> {
  signUpBonus: string | null
}

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
  agentDomains: string[]
  accounts: AccountRow
  returns: string | null
  version: string
}

export type NewBrand = Omit<Brand, Derived | 'maintenance'> & {
  flags: Flag[]
  colours?: BrandColours
  signUpBonus?: Amount
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

const accountColumns = sql`
  json_build_object('minimumAge', minimum_age, 'termsVersion', terms_version,
    'signUpBonus', sign_up_bonus::text, 'signUpPlayThrough', sign_up_play_through,
    'loginRequired', login_required, 'idleSeconds', idle_seconds,
    'sessionSeconds', session_seconds, 'proveNewAddress', prove_new_address,
    'passwordDays', password_days, 'sharesExclusions', shares_exclusions) AS accounts,
  ARRAY(SELECT host FROM brand_domain
    WHERE brand_id = brand.id AND agent_site ORDER BY host) AS "agentDomains"`

export function brandStore({ db }: Database) {
  return {
    async all(): Promise<Brand[]> {
      const { rows } = await sql<BrandRow>`
        SELECT id, code, name, theme, language, languages, currency, time_zone AS "timeZone",
          market, country, demonstration, maintenance, version,
          ${settingColumns}, ${accountColumns},
          ARRAY(SELECT host FROM brand_domain WHERE brand_id = brand.id ORDER BY host) AS domains,
          ARRAY(SELECT flag FROM brand_flag WHERE brand_id = brand.id) AS flags,
          ARRAY(SELECT json_build_object('kind', kind, 'value', value) FROM brand_restriction
            WHERE brand_id = brand.id) AS restrictions,
          (SELECT returns FROM brand_return WHERE brand_id = brand.id
            ORDER BY id DESC LIMIT 1) AS returns
        FROM brand_brand AS brand ORDER BY code`.execute(db)
      return rows.map(brandOf)
    },
    async add(brand: NewBrand): Promise<void> {
      await db.transaction().execute(async (tx) => {
        await sql`
          INSERT INTO brand_brand (id, code, name, theme, language, languages, currency,
            time_zone, market, country, demonstration, sign_up_bonus)
          VALUES (${brand.id}, ${brand.code}, ${brand.name}, ${brand.theme}, ${brand.language},
            ${brand.languages}, ${brand.currency}, ${brand.timeZone},
            ${brand.market}, ${brand.country}, ${brand.demonstration},
            ${brand.signUpBonus ?? null})`.execute(tx)
        await sql`INSERT INTO brand_domain (host, brand_id)
          SELECT unnest(${brand.domains}::text[]), ${brand.id}`.execute(tx)
        await sql`INSERT INTO brand_flag (brand_id, flag)
          SELECT ${brand.id}, unnest(${brand.flags}::text[])`.execute(tx)
        await addColours(tx, brand.id, brand.colours ?? {})
      })
    },
    /** Holds from now on; what was before stays on record. */
    async setReturns(id: string, returns: ReturnName, now: Date): Promise<void> {
      await sql`INSERT INTO brand_return (brand_id, returns, at)
        VALUES (${id}, ${returns}, ${now})`.execute(db)
    },
    async setMarket(id: string, market: Market): Promise<void> {
      await sql`UPDATE brand_brand SET market = ${market} WHERE id = ${id}`.execute(db)
    },
    async setSharesExclusions(id: string, shares: boolean): Promise<void> {
      await sql`UPDATE brand_brand SET shares_exclusions = ${shares} WHERE id = ${id}`.execute(db)
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

function brandOf({ restrictions, flags: names, version, accounts, ...row }: BrandRow): Brand {
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
    returns: returnNames.find((name) => name === row.returns) ?? 'usual',
    flags: on,
    restricts: restrictionOf(restrictions),
    regionRules: namedRules(restrictions),
    settings,
    settingsName: namedSettings(settings, on, accounts),
    agentSite: false,
    accounts: { ...accounts, signUpBonus: bonusOf(accounts.signUpBonus) },
  }
}

function bonusOf(units: string | null) {
  return units === null ? null : amountOf(BigInt(units))
}

function isFlag(name: string): name is Flag {
  return Object.hasOwn(flags, name)
}
