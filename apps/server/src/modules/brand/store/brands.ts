import { sql } from 'kysely'
import { amountOf, type Amount } from '@fairhouse/money'
import { flags, type CodeTerms, type Flag } from '@fairhouse/protocol'
import { returnNames, type ReturnName } from '@fairhouse/protocol/vendor'
import type { Database, Executor } from '#platform/database'
import type { BrandColours, Theme, ThemeColours } from '../colours.ts'
import { hashRules, createRestriction, type RestrictionRow } from '../restriction.ts'
import type { AccountTerms, Brand, Market } from '../rules.ts'
import {
  hashSettings,
  toRegisterRules,
  type BrandSettings,
  type FirstSettings,
  type Licence,
  type OwnHelpLine,
  type RegisterRow,
  type ServiceLink,
} from '../settings.ts'
import { addColours, addRegisterRules, addServiceLinks } from './settings.ts'

type Derived =
  | 'version'
  | 'flags'
  | 'restrictions'
  | 'isRestricted'
  | 'regionRules'
  | 'settings'
  | 'settingsName'
  | 'agentSite'
  | 'agentDomains'
  | 'accounts'
  | 'codes'
  | 'returns'
  | 'isSwitchedOff'
  | 'stops'

interface AccountRow extends Omit<AccountTerms, 'signUpBonus' | 'signUpMaxConversion'> {
  signUpBonus: string | null
  signUpMaxConversion: string | null
}

interface SettingRows {
  registerRows: RegisterRow[]
  serviceLinks: ServiceLink[]
  imageCDNs: string[]
  launchGameCDNs: string[]
  gtagId: string | null
  licence: Licence | null
  helpLines: OwnHelpLine[]
  logo: string | null
  colours: (ThemeColours & { theme: Theme })[]
}

interface BrandRow extends Omit<Brand, Derived>, SettingRows {
  flags: string[]
  restrictions: RestrictionRow[]
  agentDomains: string[]
  accounts: AccountRow
  codes: CodeTerms
  returns: string | null
  version: string
}

export type NewBrand = Omit<Brand, Derived | 'maintenance' | 'moneyStyle'> & {
  maintenance?: boolean
  flags: Flag[]
  colours?: BrandColours
  signUpBonus?: Amount
}

const settingColumns = sql`
  gtag_id AS "gtagId", logo, help_lines AS "helpLines",
  CASE WHEN licence_text IS NOT NULL
    THEN json_build_object('text', licence_text, 'url', licence_url) END AS licence,
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
    'signUpMaxConversion', sign_up_max_conversion::text,
    'loginRequired', login_required, 'idleSeconds', idle_seconds,
    'sessionSeconds', session_seconds, 'proveNewAddress', prove_new_address,
    'passwordDays', password_days, 'sharesExclusions', shares_exclusions) AS accounts,
  ARRAY(SELECT host FROM brand_domain
    WHERE brand_id = brand.id AND agent_site ORDER BY host) AS "agentDomains"`

const codeColumns = sql`
  json_build_object('countries', code_countries, 'smsHour', code_sms_hour,
    'smsDay', code_sms_day, 'countryHour', code_country_hour, 'countryDay', code_country_day,
    'emailHour', code_email_hour, 'emailDay', code_email_day) AS codes`

const brandColumns = sql`
  id, code, name, theme, language, languages, currency, time_zone AS "timeZone",
  money_style AS "moneyStyle", market, country, demonstration, maintenance, version,
  ${settingColumns}, ${accountColumns}, ${codeColumns},
  ARRAY(SELECT host FROM brand_domain WHERE brand_id = brand.id ORDER BY host) AS domains,
  ARRAY(SELECT flag FROM brand_flag WHERE brand_id = brand.id) AS flags,
  ARRAY(SELECT json_build_object('kind', kind, 'value', value) FROM brand_restriction
    WHERE brand_id = brand.id) AS restrictions,
  (SELECT returns FROM brand_return WHERE brand_id = brand.id
    ORDER BY id DESC LIMIT 1) AS returns`

async function readBrands(db: Executor): Promise<Brand[]> {
  const { rows } = await sql<BrandRow>`
    SELECT ${brandColumns} FROM brand_brand AS brand ORDER BY id`.execute(db)
  return rows.map(brandOf)
}

/** Locks the brand until the end of the transaction. */
export async function lockBrand(db: Executor, id: string): Promise<Brand | undefined> {
  await sql`SELECT FROM brand_brand WHERE id = ${id} FOR UPDATE`.execute(db)
  const { rows } = await sql<BrandRow>`
    SELECT ${brandColumns} FROM brand_brand AS brand WHERE id = ${id}`.execute(db)
  return rows.map(brandOf)[0]
}

export async function setMaintenance(db: Executor, id: string, isOn: boolean): Promise<void> {
  await sql`UPDATE brand_brand SET maintenance = ${isOn} WHERE id = ${id}`.execute(db)
}

/** Locks code allocation and checks that the code is free. */
export async function isCodeFree(db: Executor, code: string): Promise<boolean> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('brand code', 0))`.execute(db)
  const { rows } = await sql`SELECT FROM brand_brand WHERE code = ${code}`.execute(db)
  return rows.length === 0
}

export async function addBrand(tx: Executor, brand: NewBrand): Promise<void> {
  await sql`
    INSERT INTO brand_brand (id, code, name, theme, language, languages, currency,
      time_zone, market, country, demonstration, sign_up_bonus, maintenance)
    VALUES (${brand.id}, ${brand.code}, ${brand.name}, ${brand.theme}, ${brand.language},
      ${brand.languages}, ${brand.currency}, ${brand.timeZone},
      ${brand.market}, ${brand.country}, ${brand.demonstration},
      ${brand.signUpBonus ?? null}, ${brand.maintenance ?? false})`.execute(tx)
  await sql`INSERT INTO brand_domain (host, brand_id)
    SELECT unnest(${brand.domains}::text[]), ${brand.id}`.execute(tx)
  await sql`INSERT INTO brand_flag (brand_id, flag)
    SELECT ${brand.id}, unnest(${brand.flags}::text[])`.execute(tx)
  await addColours(tx, brand.id, brand.colours ?? {})
}

export function brandStore({ db }: Database) {
  return {
    all: () => readBrands(db),
    add: (brand: NewBrand) => db.transaction().execute((tx) => addBrand(tx, brand)),
    /** Valid from now on; earlier values stay on record. */
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
    /** Does nothing if the brand has rules or links. */
    async fillSettings(id: string, { registerRules, serviceLinks }: FirstSettings): Promise<void> {
      const rules = Object.entries(registerRules).map(([field, rule]) => ({ field, ...rule }))
      await db.transaction().execute(async (tx) => {
        const { rows } = await sql`
          SELECT FROM brand_register_rule WHERE brand_id = ${id}
          UNION ALL SELECT FROM brand_customer_service WHERE brand_id = ${id}`.execute(tx)
        if (rows.length > 0) return
        await addRegisterRules(tx, id, rules)
        await addServiceLinks(tx, id, serviceLinks)
      })
    },
  }
}

function brandOf({ restrictions, flags: names, version, accounts, ...row }: BrandRow): Brand {
  const { registerRows, serviceLinks, imageCDNs, launchGameCDNs, gtagId, logo, ...rest } = row
  const { colours, helpLines, licence, ...facts } = rest
  const settings: BrandSettings = {
    registerRules: toRegisterRules(registerRows),
    serviceLinks,
    imageCDNs,
    launchGameCDNs,
    gtagId,
    licence,
    helpLines,
    logo,
    colours: Object.fromEntries(colours.map(({ theme, ...own }) => [theme, own])),
  }
  const on = new Set(names.filter(isFlag))
  return {
    ...facts,
    isSwitchedOff: row.maintenance,
    stops: [],
    version: Number(version),
    returns: returnNames.find((name) => name === row.returns) ?? 'usual',
    flags: on,
    restrictions,
    isRestricted: createRestriction(restrictions),
    regionRules: hashRules(restrictions),
    settings,
    settingsName: hashSettings(settings, on, accounts),
    agentSite: false,
    accounts: {
      ...accounts,
      signUpBonus: amountOrNull(accounts.signUpBonus),
      signUpMaxConversion: amountOrNull(accounts.signUpMaxConversion),
    },
  }
}

function amountOrNull(units: string | null) {
  return units === null ? null : amountOf(BigInt(units))
}

function isFlag(name: string): name is Flag {
  return Object.hasOwn(flags, name)
}
