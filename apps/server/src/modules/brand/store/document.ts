import { sql } from 'kysely'
import { parseAmount } from '@fairhouse/money'
import type { Executor } from '#platform/database'
import type { OwnDocument } from '../document.ts'
import { addColours, addRegisterRules, addServiceLinks } from './settings.ts'

/** Applies a document to the brand; returns hosts that another brand owns. */
export async function applyDocument(
  db: Executor,
  id: string,
  document: OwnDocument,
  now: Date,
): Promise<string[]> {
  await saveFacts(db, id, document)
  const taken = await saveDomains(db, id, document.domains)
  if (taken.length > 0) return taken
  await saveFlags(db, id, document.flags)
  await replaceParts(db, id, document)
  await sql`
    INSERT INTO brand_return (brand_id, returns, at)
    SELECT ${id}, ${document.returns}, ${now} WHERE ${document.returns} IS DISTINCT FROM coalesce(
      (SELECT returns FROM brand_return WHERE brand_id = ${id} ORDER BY id DESC LIMIT 1),
      'usual')`.execute(db)
  return []
}

async function saveFacts(db: Executor, id: string, document: OwnDocument): Promise<void> {
  const { accounts, codes } = document
  const unitsOf = (text: string | null) => (text === null ? null : (parseAmount(text) ?? null))
  await sql`
    UPDATE brand_brand SET name = ${document.name}, theme = ${document.theme},
      language = ${document.language}, languages = ${document.languages},
      time_zone = ${document.timeZone}, money_style = ${document.moneyStyle},
      country = ${document.country},
      market = ${document.market}, gtag_id = ${document.gtagId}, logo = ${document.logo},
      licence_text = ${document.licence?.text ?? null},
      licence_url = ${document.licence?.url ?? null},
      help_lines = ${JSON.stringify(document.helpLines)},
      minimum_age = ${accounts.minimumAge}, terms_version = ${accounts.termsVersion},
      sign_up_bonus = ${unitsOf(accounts.signUpBonus)},
      sign_up_play_through = ${accounts.signUpPlayThrough},
      sign_up_max_conversion = ${unitsOf(accounts.signUpMaxConversion)},
      login_required = ${accounts.loginRequired}, idle_seconds = ${accounts.idleSeconds},
      session_seconds = ${accounts.sessionSeconds},
      prove_new_address = ${accounts.proveNewAddress}, password_days = ${accounts.passwordDays},
      shares_exclusions = ${accounts.sharesExclusions}, code_countries = ${codes.countries},
      code_sms_hour = ${codes.smsHour}, code_sms_day = ${codes.smsDay},
      code_country_hour = ${codes.countryHour}, code_country_day = ${codes.countryDay},
      code_email_hour = ${codes.emailHour}, code_email_day = ${codes.emailDay}
    WHERE id = ${id}`.execute(db)
}

async function saveDomains(
  db: Executor,
  id: string,
  domains: OwnDocument['domains'],
): Promise<string[]> {
  const hosts = domains.map(({ host }) => host)
  await sql`DELETE FROM brand_domain
    WHERE brand_id = ${id} AND host <> ALL(${hosts}::text[])`.execute(db)
  await sql`
    INSERT INTO brand_domain AS known (host, brand_id, agent_site)
    SELECT host, ${id}, agents
    FROM jsonb_to_recordset(${JSON.stringify(domains)}) AS row (host text, agents boolean)
    ON CONFLICT (host) DO UPDATE SET agent_site = excluded.agent_site
      WHERE known.brand_id = excluded.brand_id`.execute(db)
  const { rows } = await sql<{ host: string }>`SELECT host FROM brand_domain
    WHERE host = ANY(${hosts}) AND brand_id <> ${id}`.execute(db)
  return rows.map(({ host }) => host)
}

async function saveFlags(db: Executor, id: string, flags: OwnDocument['flags']): Promise<void> {
  await sql`DELETE FROM brand_flag
    WHERE brand_id = ${id} AND flag <> ALL(${flags}::text[])`.execute(db)
  await sql`INSERT INTO brand_flag (brand_id, flag) SELECT ${id}, unnest(${flags}::text[])
    ON CONFLICT DO NOTHING`.execute(db)
}

const partTables = [
  'brand_colour',
  'brand_register_rule',
  'brand_customer_service',
  'brand_cdn',
  'brand_restriction',
]

async function replaceParts(db: Executor, id: string, document: OwnDocument): Promise<void> {
  for (const table of partTables) {
    await sql`DELETE FROM ${sql.table(table)} WHERE brand_id = ${id}`.execute(db)
  }
  const { dark, light } = document.colours
  await addColours(db, id, { ...(dark && { dark }), ...(light && { light }) })
  await addRegisterRules(db, id, document.registerRules)
  await addServiceLinks(db, id, document.serviceLinks)
  const { imageCDNs, launchGameCDNs, regions } = document
  await sql`
    INSERT INTO brand_cdn (brand_id, kind, url)
    SELECT ${id}::uuid, 'image', unnest(${imageCDNs}::text[])
    UNION SELECT ${id}::uuid, 'game', unnest(${launchGameCDNs}::text[])`.execute(db)
  await sql`
    INSERT INTO brand_restriction (brand_id, kind, value)
    SELECT ${id}::uuid, 'country', unnest(${regions.countries}::text[])
    UNION SELECT ${id}::uuid, 'address', unnest(${regions.addresses}::text[])`.execute(db)
}
