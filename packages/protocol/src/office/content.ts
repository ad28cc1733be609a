import * as z from 'zod/mini'
import { staffOnly } from '../actor.ts'
import { defineCall } from '../call.ts'
import { announcementTypes, bannerGroups, claimPeriods, contentKinds } from '../content-lists.ts'
import { fields, handedPicture, moment, mostPicture, none, text } from '../fields.ts'

export const pieceKind = z.enum(contentKinds)
const kind = pieceKind
export const pieceKey = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/))
const key = pieceKey
const brandId = z.uuid()
export const languageCode = z.string().check(z.regex(/^[A-Z]{2,8}(-[A-Z]{2,8})?$/))

/** What one says in one language; which of them count is the kind's. */
const pieceWords = fields({
  title: text(0, 160),
  /** Beside the title of a banner, or what a promotion is in short. */
  text: text(0, 400),
  /** HTML, of which only what is safe is kept. */
  content: text(0, 20_000),
})

/** What belongs to all kinds stands first; the rest counts for the kinds that are named. */
export const piece = fields({
  kind,
  id: key,
  shown: z.boolean(),
  words: z.record(languageCode, pieceWords),
  /** From when and until when it is shown: banners, announcements, promotions. */
  startsAt: z.nullable(z.iso.datetime()),
  endsAt: z.nullable(z.iso.datetime()),
  /** Of a banner: on which pages. */
  group: z.enum(bannerGroups),
  /** Of banners and promotions: a drawn picture's name, or where one is. */
  image: text(0, 300),
  /** Of a banner: where a press leads, or nothing. */
  link: text(0, 500),
  /** Of an announcement. */
  type: z.enum(announcementTypes),
  audience: z.enum(['everybody', 'signedIn']),
  /** Of a promotion its own, of an article the help category that it belongs to. */
  category: z.string().check(z.regex(/^[a-z0-9_-]{0,64}$/)),
  claimPeriod: z.enum([...claimPeriods, 'once']),
})
/** One as it is handed in; what was kept before may have other times. */
export const handedPiece = z.extend(piece, {
  startsAt: z.nullable(moment),
  endsAt: z.nullable(moment),
})
export type Piece = z.output<typeof piece>
export type PieceWords = z.output<typeof pieceWords>

/** What was kept of one; undefined for what is none. */
export function storedPiece(kept: unknown): Piece | undefined {
  const read = z.safeParse(piece, kept)
  return read.success ? read.data : undefined
}

/** Names what is there now: whoever saves says what they have seen. */
const seen = z.string()
export const wasSeen = z.optional(text(1, 64))

const draft = fields({
  piece,
  seen,
  by: z.string(),
  at: z.string(),
  /** When it is shown by itself. */
  publishAt: z.nullable(z.string()),
  /** What it was made of has been changed since. */
  isStale: z.boolean(),
})

export const contentPieces = defineCall({
  method: 'GET',
  path: '/office/api/content',
  about: 'All of one kind that a brand shows or keeps back, in its order, in all languages',
  who: staffOnly,
  permission: 'contentRead',
  input: fields({ brandId: z.optional(brandId), kind }),
  output: fields({
    brands: z.array(
      fields({
        id: z.string(),
        code: z.string(),
        name: z.string(),
        language: z.string(),
        languages: z.array(z.string()),
        timeZone: z.string(),
      }),
    ),
    brandId: z.string(),
    /** One that was never shown is its draft, and was seen by nobody. */
    list: z.array(fields({ piece, seen: z.nullable(seen), draft: z.nullable(draft) })),
  }),
  refusals: ['not_found'],
  rate: 'read',
})

export const savePiece = defineCall({
  method: 'PUT',
  path: '/office/api/content',
  about: 'Add something that a brand shows, or change it; it is seen within seconds',
  who: staffOnly,
  permission: 'contentManage',
  /** Without `seen` it is new; a draft of it, which must have been seen too, ends. */
  input: fields({ brandId, piece: handedPiece, seen: wasSeen, draft: wasSeen }),
  output: fields({ seen }),
  refusals: ['not_found', 'invalid_fields', 'name_taken', 'stale_draft'],
  rate: 'write',
  bodyBytes: 1_000_000,
})

export const removePiece = defineCall({
  method: 'DELETE',
  path: '/office/api/content',
  about: 'Take away something that a brand showed; it can be brought back',
  who: staffOnly,
  permission: 'contentManage',
  input: fields({ brandId, kind, id: key }),
  output: none,
  refusals: ['not_found', 'invalid_fields'],
  rate: 'write',
})

export const orderPieces = defineCall({
  method: 'POST',
  path: '/office/api/content/order',
  about: 'Put all of one kind into an order; what is not named keeps its place after those',
  who: staffOnly,
  permission: 'contentManage',
  input: fields({
    brandId,
    kind,
    ids: z.array(key).check(z.minLength(1), z.maxLength(500)),
  }),
  output: none,
  refusals: ['not_found'],
  rate: 'write',
})

/** Which part of a picture is kept, in thousandths of its sides. */
const crop = fields({
  left: z.int().check(z.gte(0), z.lte(1000)),
  top: z.int().check(z.gte(0), z.lte(1000)),
  width: z.int().check(z.gte(1), z.lte(1000)),
  height: z.int().check(z.gte(1), z.lte(1000)),
})
export type Crop = z.output<typeof crop>

export const addPicture = defineCall({
  method: 'POST',
  path: '/office/api/content/picture',
  about: 'Hand in a picture for banners and promotions: cut, drawn anew, and told where it is',
  who: staffOnly,
  permission: 'contentManage',
  input: fields({ brandId, image: handedPicture, crop }),
  output: fields({ image: z.string() }),
  refusals: ['not_found', 'invalid_fields'],
  rate: 'write',
  bodyBytes: mostPicture + 64 * 1024,
})

export const previewHtml = defineCall({
  method: 'POST',
  path: '/office/api/content/preview',
  about: 'What is left of HTML when it is made safe',
  who: staffOnly,
  permission: 'contentRead',
  input: fields({ html: text(0, 20_000) }),
  output: fields({ html: z.string() }),
  refusals: [],
  rate: 'read',
  bodyBytes: 200_000,
})
