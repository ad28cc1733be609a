import * as z from 'zod/mini'
import { staffOnly } from '../actor.ts'
import { defineCall } from '../call.ts'
import { announcementTypes, bannerGroups, claimPeriods, contentKinds } from '../content-lists.ts'
import { fields, uploadedPicture, moment, maxPictureLength, none, text } from '../fields.ts'

export const pieceKind = z.enum(contentKinds)
const kind = pieceKind
export const pieceKey = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/))
const key = pieceKey
const brandId = z.uuid()
export const languageCode = z.string().check(z.regex(/^[A-Z]{2,8}(-[A-Z]{2,8})?$/))

/** Texts of a piece in one language; the kind decides which of them are used. */
const pieceWords = fields({
  title: text(0, 160),
  /** Subtitle of a banner, or summary of a promotion. */
  text: text(0, 400),
  /** HTML; only safe elements are kept. */
  content: text(0, 20_000),
})

/** Fields of all kinds come first; the other fields apply to the named kinds. */
export const piece = fields({
  kind,
  id: key,
  shown: z.boolean(),
  words: z.record(languageCode, pieceWords),
  /** Period of display of banners, announcements and promotions. */
  startsAt: z.nullable(z.iso.datetime()),
  endsAt: z.nullable(z.iso.datetime()),
  /** Banner: pages that show it. */
  group: z.enum(bannerGroups),
  /** Banners and promotions: name of an uploaded picture, or its address. */
  image: text(0, 300),
  /** Banner: target of a click; empty for none. */
  link: text(0, 500),
  /** Announcement: its type. */
  type: z.enum(announcementTypes),
  audience: z.enum(['everybody', 'signedIn']),
  /** Promotion: its category. Article: its help category. */
  category: z.string().check(z.regex(/^[a-z0-9_-]{0,64}$/)),
  claimPeriod: z.enum([...claimPeriods, 'once']),
})
/** A submitted piece; stored ones may have other times. */
export const submittedPiece = z.extend(piece, {
  startsAt: z.nullable(moment),
  endsAt: z.nullable(moment),
})
export type Piece = z.output<typeof piece>
export type PieceWords = z.output<typeof pieceWords>

/** Parses a stored piece; returns undefined for anything else. */
export function storedPiece(value: unknown): Piece | undefined {
  const read = z.safeParse(piece, value)
  return read.success ? read.data : undefined
}

/** Identifies the current version; saving requires the version that the editor saw. */
const seen = z.string()
export const wasSeen = z.optional(text(1, 64))

const draft = fields({
  piece,
  seen,
  by: z.string(),
  at: z.string(),
  /** Scheduled time of publication. */
  publishAt: z.nullable(z.string()),
  /** The live version changed after the draft was made. */
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
    /** A piece that was never live has only its draft, and no `seen`. */
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
  /**
   * Left out `seen`: a new piece. Saving ends its draft, which must be the one that the editor saw.
   */
  input: fields({ brandId, piece: submittedPiece, seen: wasSeen, draft: wasSeen }),
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

/** The part of a picture to keep, in thousandths of its sides. */
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
  input: fields({ brandId, image: uploadedPicture, crop }),
  output: fields({ image: z.string() }),
  refusals: ['not_found', 'invalid_fields'],
  rate: 'write',
  bodyBytes: maxPictureLength + 64 * 1024,
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
