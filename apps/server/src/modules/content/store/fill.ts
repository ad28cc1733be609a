import { sql, type Kysely } from 'kysely'
import type * as z from 'zod/mini'
import type { NewContent } from '../rules.ts'
import { bannerWords, htmlWords, promotionWords, titleWords, wordsOf } from '../words.ts'

type Db = Kysely<unknown>

/** All or nothing, so that what an operator took away later does not come back. */
export async function fillEmpty(db: Db, brandId: string, content: NewContent): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await isEmpty(tx, brandId))) return
    await addBanners(tx, brandId, content)
    await addAnnouncements(tx, brandId, content)
    await addPromotions(tx, brandId, content)
    await addHelp(tx, brandId, content)
  })
}

/** Others who would fill it wait until we are done. */
async function isEmpty(tx: Db, brandId: string): Promise<boolean> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`content ${brandId}`}, 0))`.execute(tx)
  const { rows } = await sql<{ some: boolean }>`
    SELECT EXISTS (SELECT FROM content_banner WHERE brand_id = ${brandId})
      OR EXISTS (SELECT FROM content_announcement WHERE brand_id = ${brandId})
      OR EXISTS (SELECT FROM content_promotion WHERE brand_id = ${brandId})
      OR EXISTS (SELECT FROM content_help_category WHERE brand_id = ${brandId}) AS some`.execute(tx)
  return rows[0]?.some === false
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

/** The rows as JSON, in their order, with safe HTML. */
function rowsOf(schema: z.ZodMiniType, rows: readonly { words: unknown }[]): string {
  return JSON.stringify(
    rows.map((row, position) => ({
      ...row,
      position,
      words: Object.fromEntries(wordsOf(schema, row.words)),
    })),
  )
}
