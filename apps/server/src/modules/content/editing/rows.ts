import * as z from 'zod/mini'
import {
  announcementTypes,
  bannerGroups,
  claimPeriods,
  type ContentKind,
  type Piece,
  type PieceWords,
} from '@fairhouse/protocol'
import { linkageOf } from './piece-rules.ts'

/** A table row by column name. */
export type Row = Record<string, unknown>

type Facts = Omit<Piece, 'kind' | 'id' | 'shown' | 'words'>

/** Defaults of fields that only other kinds use. */
const nothing: Facts = {
  startsAt: null,
  endsAt: null,
  group: 'home',
  image: '',
  link: '',
  type: 'B',
  audience: 'everybody',
  category: '',
  claimPeriod: 'once',
}

const text = z._default(z.string(), '')
const word = z.object({ title: text, text, summary: text, content: text })
const moment = z._default(z.nullable(z.string()), null)
const stored = z.object({
  id: z.string(),
  shown: z._default(z.boolean(), true),
  words: z.record(z.string(), word),
  starts_at: moment,
  ends_at: moment,
  at: moment,
  group_name: z._default(z.enum(bannerGroups), nothing.group),
  image: text,
  url: text,
  type: z._default(z.enum(announcementTypes), nothing.type),
  execution: z._default(z.string(), 'B'),
  category: text,
  category_id: text,
  claim_period: z._default(z.nullable(z.enum(claimPeriods)), null),
})

const iso = (at: string | null) => (at === null ? null : new Date(at).toISOString())

/** Converts a row to a piece as the office edits it. */
export function toPiece(kind: ContentKind, row: unknown): Piece {
  const of = z.parse(stored, row)
  const words = Object.entries(of.words).map(
    ([code, { summary, ...said }]): [string, PieceWords] => [
      code,
      { ...said, text: kind === 'promotion' ? summary : said.text },
    ],
  )
  return {
    kind,
    id: of.id,
    shown: of.shown,
    words: Object.fromEntries(words),
    startsAt: iso(kind === 'announcement' ? of.at : of.starts_at),
    endsAt: iso(of.ends_at),
    group: of.group_name,
    image: of.image,
    link: of.url,
    type: of.type,
    audience: of.execution === 'A' ? 'signedIn' : 'everybody',
    category: kind === 'helpArticle' ? of.category_id : of.category,
    claimPeriod: of.claim_period ?? 'once',
  }
}

type ToWords = (words: PieceWords) => object

const plainWords: ToWords = ({ title, text: beside }) => ({ title, text: beside })
const titleOnly: ToWords = ({ title }) => ({ title })
const htmlWords: ToWords = ({ title, content }) => ({ title, content })
const offerWords: ToWords = ({ title, text: summary, content }) => ({ title, summary, content })

/** LIST of the tables with their columns, beside brand, id and visibility. */
export const tables: Record<
  ContentKind,
  { name: string; order: readonly string[]; said: ToWords; row: (piece: Piece) => Row }
> = {
  banner: {
    name: 'content_banner',
    order: ['group_name', 'position', 'id'],
    said: plainWords,
    row: ({ group, image, link, startsAt, endsAt }) => ({
      group_name: group,
      image,
      linkage_type: linkageOf(link) ?? 'none',
      url: link,
      starts_at: startsAt,
      ends_at: endsAt,
    }),
  },
  announcement: {
    name: 'content_announcement',
    order: ['at', 'id'],
    said: htmlWords,
    row: ({ type, audience, startsAt, endsAt }) => ({
      type,
      platform: 'W',
      execution: audience === 'signedIn' ? 'A' : 'B',
      at: startsAt,
      ends_at: endsAt,
    }),
  },
  promotion: {
    name: 'content_promotion',
    order: ['position', 'id'],
    said: offerWords,
    row: ({ category, image, claimPeriod, startsAt, endsAt }) => ({
      category,
      image,
      claim_period: claimPeriod === 'once' ? null : claimPeriod,
      starts_at: startsAt,
      ends_at: endsAt,
    }),
  },
  page: { name: 'content_page', order: ['position', 'id'], said: htmlWords, row: () => ({}) },
  helpCategory: {
    name: 'content_help_category',
    order: ['position', 'id'],
    said: titleOnly,
    row: () => ({}),
  },
  helpArticle: {
    name: 'content_help_article',
    order: ['category_id', 'position', 'id'],
    said: htmlWords,
    row: ({ category }) => ({ category_id: category }),
  },
}

/** Converts a piece to its row. */
export function toRow(piece: Piece, brandId: string): Row {
  const { said, row } = tables[piece.kind]
  const words = Object.entries(piece.words).map(([code, one]) => [code, said(one)])
  const { id, shown } = piece
  return { brand_id: brandId, id, shown, words: Object.fromEntries(words), ...row(piece) }
}
