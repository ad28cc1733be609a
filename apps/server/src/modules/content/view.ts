import type { Calls, OutputOf } from '@fairhouse/protocol'
import { localTime } from './local-time.ts'
import { agePlaceholder, type Content } from './rules.ts'
import { matches } from './search.ts'
import { firstAvailable, type Words } from './words.ts'

/** Languages to try, and the brand's time zone and minimum age. */
export interface Reader {
  languages: readonly string[]
  timeZone: string
  minimumAge: number
}

type Out<R extends keyof Calls> = OutputOf<Calls[R]>

/** Localises rows; rows without any of the languages are left out. */
function localizeRows<Facts, W, T>(
  rows: readonly (Facts & { words: Words<W> })[],
  { languages }: Reader,
  show: (row: Facts, words: W) => T,
): T[] {
  return rows.flatMap((row) => {
    const words = firstAvailable(row.words, languages)
    return words === undefined ? [] : [show(row, words)]
  })
}

export function showBanners(
  rows: Content['banners'],
  reader: Reader,
): Out<'GET /wps/content/banners'>['list'] {
  return localizeRows(
    rows,
    reader,
    ({ id, groupName, linkageType, url, image }, { title, text }) => ({
      bannerId: id,
      groupName,
      linkageType,
      url,
      image,
      title,
      text,
    }),
  )
}

export function showAnnouncements(
  rows: Content['announcements'],
  reader: Reader,
): Out<'GET /wps/content/announcements'>['list'] {
  return localizeRows(rows, reader, ({ id, type, at }, { title, content }) => ({
    id,
    type,
    title,
    content,
    timestamp: localTime(at, reader.timeZone),
    at: at.toISOString(),
  }))
}

export function showPromotions(
  rows: Content['promotions'],
  reader: Reader,
): Out<'GET /wps/content/promotion'>[] {
  const time = (at: Date | null) => at && localTime(at, reader.timeZone)
  return localizeRows(
    rows,
    reader,
    ({ id, category, image, claimPeriod, startsAt, endsAt }, words) => ({
      id,
      category,
      title: words.title,
      summary: words.summary,
      content: words.content,
      image,
      claimPeriod,
      start: time(startsAt),
      end: time(endsAt),
      startsAt: startsAt && startsAt.toISOString(),
      endsAt: endsAt && endsAt.toISOString(),
    }),
  )
}

export function showPages(rows: Content['pages'], reader: Reader): Out<'GET /wps/content/page'>[] {
  return localizeRows(rows, reader, ({ id }, { title, content }) => ({
    id,
    title,
    content: withAge(content, reader),
  }))
}

/** Texts name the brand's minimum age as `{age}`, so that they follow when it changes. */
const withAge = (text: string, { minimumAge }: Reader) =>
  text.replaceAll(agePlaceholder, String(minimumAge))

/** Categories with matching articles; empty categories are left out. */
export function showHelp(
  { categories, articles }: Content,
  reader: Reader,
  question = '',
): Out<'GET /wps/system/helpCenter'>['categories'] {
  const all = localizeRows(articles, reader, ({ id, categoryId }, words) => ({
    id,
    categoryId,
    ...words,
  }))
  const found = all.filter(({ folded }) => matches(folded, question))
  const byCategory = Map.groupBy(found, ({ categoryId }) => categoryId)
  return localizeRows(categories, reader, ({ id }, { title }) => ({
    id,
    title,
    articles: (byCategory.get(id) ?? []).map((article) => ({
      id: article.id,
      title: article.title,
      content: withAge(article.content, reader),
    })),
  })).filter((category) => category.articles.length > 0)
}
