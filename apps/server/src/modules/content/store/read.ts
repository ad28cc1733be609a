import { sql, type Kysely, type RawBuilder } from 'kysely'
import type * as z from 'zod/mini'
import type { ContentKind } from '@fairhouse/protocol'
import { tables } from '../editing/rows.ts'
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

/** Source table of each kind. */
export type Sources = Record<ContentKind, RawBuilder<unknown>>

const shown: Sources = {
  banner: sql.table(tables.banner.name),
  announcement: sql.table(tables.announcement.name),
  promotion: sql.table(tables.promotion.name),
  page: sql.table(tables.page.name),
  helpCategory: sql.table(tables.helpCategory.name),
  helpArticle: sql.table(tables.helpArticle.name),
}

type Row<Facts> = Facts & { words: unknown }

const banners = (brandId: string, from: Sources) => sql<Row<BannerFacts>>`
  SELECT id, group_name AS "groupName", linkage_type AS "linkageType", url, image,
    starts_at AS "startsAt", ends_at AS "endsAt", words
  FROM ${from.banner} AS piece WHERE brand_id = ${brandId} AND shown ORDER BY position, id`

const announcements = (brandId: string, from: Sources) => sql<Row<AnnouncementFacts>>`
  SELECT id, type, platform, execution, at, ends_at AS "endsAt", words
  FROM ${from.announcement} AS piece WHERE brand_id = ${brandId} AND shown ORDER BY at DESC, id`

const promotions = (brandId: string, from: Sources) => sql<Row<PromotionFacts>>`
  SELECT id, category, image, claim_period AS "claimPeriod", starts_at AS "startsAt",
    ends_at AS "endsAt", words
  FROM ${from.promotion} AS piece WHERE brand_id = ${brandId} AND shown ORDER BY position, id`

const categories = (brandId: string, from: Sources) => sql<Row<{ id: string }>>`
  SELECT id, words FROM ${from.helpCategory} AS piece
  WHERE brand_id = ${brandId} AND shown ORDER BY position, id`

const articles = (brandId: string, from: Sources) => sql<Row<{ id: string; categoryId: string }>>`
  SELECT id, category_id AS "categoryId", words
  FROM ${from.helpArticle} AS piece WHERE brand_id = ${brandId} AND shown ORDER BY position, id`

const pages = (brandId: string, from: Sources) => sql<Row<{ id: string }>>`
  SELECT id, words FROM ${from.page} AS piece
  WHERE brand_id = ${brandId} AND shown ORDER BY position, id`

/** Reads published content, or from other sources than the tables. */
export async function readContent(
  db: Kysely<unknown>,
  brandId: string,
  from: Sources = shown,
): Promise<Content> {
  const rowsOf = async <R>(query: (id: string, sources: Sources) => RawBuilder<R>) =>
    (await query(brandId, from).execute(db)).rows
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
