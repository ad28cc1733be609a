import { sql, type Kysely, type RawBuilder } from 'kysely'
import type * as z from 'zod/mini'
import type { AnnouncementFacts, BannerFacts, Content, PromotionFacts } from '../rules.ts'
import {
  articleWords,
  bannerWords,
  htmlWords,
  promotionWords,
  titleWords,
  wordsOf,
} from '../words.ts'
import { resources, social } from './links.ts'

type Row<Facts> = Facts & { words: unknown }

const banners = (brandId: string) => sql<Row<BannerFacts>>`
  SELECT id, group_name AS "groupName", linkage_type AS "linkageType", url, image,
    starts_at AS "startsAt", ends_at AS "endsAt", words
  FROM content_banner WHERE brand_id = ${brandId} AND shown ORDER BY position, id`

const announcements = (brandId: string) => sql<Row<AnnouncementFacts>>`
  SELECT id, type, platform, execution, at, ends_at AS "endsAt", words
  FROM content_announcement WHERE brand_id = ${brandId} AND shown ORDER BY at DESC, id`

const promotions = (brandId: string) => sql<Row<PromotionFacts>>`
  SELECT id, category, image, claim_period AS "claimPeriod", starts_at AS "startsAt",
    ends_at AS "endsAt", words
  FROM content_promotion WHERE brand_id = ${brandId} AND shown ORDER BY position, id`

const categories = (brandId: string) => sql<Row<{ id: string }>>`
  SELECT id, words FROM content_help_category
  WHERE brand_id = ${brandId} AND shown ORDER BY position, id`

const articles = (brandId: string) => sql<Row<{ id: string; categoryId: string }>>`
  SELECT id, category_id AS "categoryId", words
  FROM content_help_article WHERE brand_id = ${brandId} AND shown ORDER BY position, id`

const pages = (brandId: string) => sql<Row<{ id: string }>>`
  SELECT id, words FROM content_page WHERE brand_id = ${brandId} AND shown ORDER BY position, id`

export async function readContent(db: Kysely<unknown>, brandId: string): Promise<Content> {
  const rowsOf = async <R>(query: (id: string) => RawBuilder<R>) =>
    (await query(brandId).execute(db)).rows
  return {
    banners: withWords(bannerWords, await rowsOf(banners)),
    announcements: withWords(htmlWords, await rowsOf(announcements)),
    promotions: withWords(promotionWords, await rowsOf(promotions)),
    categories: withWords(titleWords, await rowsOf(categories)),
    articles: withWords(articleWords, await rowsOf(articles)),
    pages: withWords(htmlWords, await rowsOf(pages)),
    social: await rowsOf(social),
    resources: await rowsOf(resources),
  }
}

function withWords<Facts, S extends z.ZodMiniType>(schema: S, rows: Row<Facts>[]) {
  return rows.map((row) => ({ ...row, words: wordsOf(schema, row.words) }))
}
