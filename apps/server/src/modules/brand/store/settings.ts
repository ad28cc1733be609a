import { sql } from 'kysely'
import type { Executor } from '#platform/database'
import type { BrandColours } from '../colours.ts'

export async function addColours(
  db: Executor,
  brandId: string,
  colours: BrandColours,
): Promise<void> {
  const rows = Object.entries(colours).map(([theme, one]) => ({ theme, ...one }))
  await sql`
    INSERT INTO brand_colour (brand_id, theme, accent, on_accent, accent_strong, focus, engraving)
    SELECT ${brandId}, theme, accent, "onAccent", "accentStrong", focus, engraving
    FROM jsonb_to_recordset(${rowsOf(rows)}) AS row (theme text, accent text, "onAccent" text,
      "accentStrong" text, focus text, engraving text)`.execute(db)
}

export async function addRegisterRules(
  db: Executor,
  id: string,
  rules: readonly object[],
): Promise<void> {
  await sql`
    INSERT INTO brand_register_rule (brand_id, position, field, enabled, required,
      accepted_pattern, pattern_id, min_length, max_length, type)
    SELECT ${id}, position, field, enabled, required, "acceptedPattern", "patternId",
      "minLength", "maxLength", type
    FROM jsonb_to_recordset(${rowsOf(rules)}) AS row (position int, field text,
      enabled boolean, required boolean, "acceptedPattern" text, "patternId" smallint,
      "minLength" smallint, "maxLength" smallint, type text)`.execute(db)
}

export async function addServiceLinks(
  db: Executor,
  id: string,
  links: readonly object[],
): Promise<void> {
  await sql`
    INSERT INTO brand_customer_service (brand_id, position, type, url)
    SELECT ${id}, position, type, url FROM jsonb_to_recordset(${rowsOf(links)})
      AS row (position int, type text, url text)`.execute(db)
}

/** The rows as JSON, each with its position. */
function rowsOf(rows: readonly object[]): string {
  return JSON.stringify(rows.map((row, position) => ({ ...row, position })))
}
