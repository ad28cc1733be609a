import { sql, type Kysely } from 'kysely'
import type * as z from 'zod/mini'
import type { NewContent } from '../rules.ts'
import { bannerWords, htmlWords, promotionWords, titleWords, wordsOf } from '../words.ts'

type Db = Kysely<unknown>

const kinds = {
  banners: { table: 'content_banner', add: addBanners },
  announcements: { table: 'content_announcement', add: addAnnouncements },
  promotions: { table: 'content_promotion', add: addPromotions },
  help: { table: 'content_help_category', add: addHelp },
  pages: { table: 'content_page', add: addPages },
}

/**
 * Adds each kind of content once, and only if the brand has none of it: a new kind reaches existing
 * brands, and removed content does not come back. Runs in the caller's transaction.
 */
export async function fillEmpty(tx: Db, brandId: string, content: NewContent): Promise<void> {
  // Concurrent fills wait for the commit.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`content ${brandId}`}, 0))`.execute(tx)
  for (const [kind, { table, add }] of Object.entries(kinds)) {
    if (!(await isFirstTime(tx, brandId, kind))) continue
    if (await isEmpty(tx, brandId, table)) await add(tx, brandId, content)
  }
}

async function isFirstTime(tx: Db, brandId: string, kind: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO content_given (brand_id, kind) VALUES (${brandId}, ${kind})
    ON CONFLICT DO NOTHING`.execute(tx)
  return numAffectedRows === 1n
}

async function isEmpty(tx: Db, brandId: string, table: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM ${sql.table(table)} WHERE brand_id = ${brandId} LIMIT 1`.execute(tx)
  return rows.length === 0
}

async function addBanners(tx: Db, brandId: string, { banners }: NewContent) {
  await sql`
    INSERT INTO content_banner (brand_id, id, group_name, position, image, linkage_type, url, words)
    SELECT ${brandId}, id, "groupName", position, image, "linkageType", url, words
    FROM jsonb_to_recordset(${rowsOf(bannerWords, banners)}) AS row (id text, "groupName" text,
      position int, image text, "linkageType" text, url text, words jsonb)`.execute(tx)
}

async function addAnnouncements(tx: Db, brandId: string, { announcements }: NewContent) {
  await sql`
    INSERT INTO content_announcement (brand_id, id, type, platform, execution, at, words)
    SELECT ${brandId}, id, type, platform, execution, at, words
    FROM jsonb_to_recordset(${rowsOf(htmlWords, announcements)}) AS row (id text, type text,
      platform text, execution text, at timestamptz, words jsonb)`.execute(tx)
}

async function addPromotions(tx: Db, brandId: string, { promotions }: NewContent) {
  await sql`
    INSERT INTO content_promotion (brand_id, id, category, position, image, claim_period,
      starts_at, ends_at, words)
    SELECT ${brandId}, id, category, position, image, "claimPeriod", "startsAt", "endsAt", words
    FROM jsonb_to_recordset(${rowsOf(promotionWords, promotions)}) AS row (id text, category text,
      position int, image text, "claimPeriod" text, "startsAt" timestamptz, "endsAt" timestamptz,
      words jsonb)`.execute(tx)
}

async function addHelp(tx: Db, brandId: string, { categories, articles }: NewContent) {
  await sql`
    INSERT INTO content_help_category (brand_id, id, position, words)
    SELECT ${brandId}, id, position, words
    FROM jsonb_to_recordset(${rowsOf(titleWords, categories)})
      AS row (id text, position int, words jsonb)`.execute(tx)
  await sql`
    INSERT INTO content_help_article (brand_id, id, category_id, position, words)
    SELECT ${brandId}, id, "categoryId", position, words
    FROM jsonb_to_recordset(${rowsOf(htmlWords, articles)})
      AS row (id text, "categoryId" text, position int, words jsonb)`.execute(tx)
}

async function addPages(tx: Db, brandId: string, { pages }: NewContent) {
  await sql`
    INSERT INTO content_page (brand_id, id, position, words)
    SELECT ${brandId}, id, position, words
    FROM jsonb_to_recordset(${rowsOf(htmlWords, pages)})
      AS row (id text, position int, words jsonb)`.execute(tx)
}

/** The rows as JSON with positions and sanitised HTML. */
function rowsOf(schema: z.ZodMiniType, rows: readonly { words: unknown }[]): string {
  return JSON.stringify(
    rows.map((row, position) => ({
      ...row,
      position,
      words: Object.fromEntries(wordsOf(schema, row.words)),
    })),
  )
}
