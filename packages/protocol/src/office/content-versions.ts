import * as z from 'zod/mini'
import { staffOnly } from '../actor.ts'
import { defineCall } from '../call.ts'
import { fields, moment, none } from '../fields.ts'
import { submittedPiece, piece, pieceKey, pieceKind, wasSeen } from './content.ts'

const brandId = z.uuid()
const count = z.string().check(z.regex(/^\d{1,9}$/))

const version = fields({
  id: z.string(),
  number: z.int(),
  deed: z.enum(['first', 'add', 'change', 'remove', 'restore', 'publish']),
  by: z.nullable(z.string()),
  at: z.nullable(z.string()),
  /** Null after it was removed. */
  piece: z.nullable(piece),
})

export const pieceVersions = defineCall({
  method: 'GET',
  path: '/office/api/content/versions',
  about: 'Every version of something that a brand shows, the latest first, with who and when',
  who: staffOnly,
  permission: 'contentRead',
  input: fields({ brandId, kind: pieceKind, id: pieceKey, before: z.optional(count) }),
  /** Each version with the one before it, to show the changes. */
  output: fields({
    list: z.array(z.extend(version, { before: z.nullable(piece) })),
    next: z.nullable(z.string()),
  }),
  refusals: ['not_found'],
  rate: 'read',
})

export const removedPieces = defineCall({
  method: 'GET',
  path: '/office/api/content/removed',
  about: 'What was taken away of one kind and can be brought back, the latest first',
  who: staffOnly,
  permission: 'contentRead',
  input: fields({ brandId, kind: pieceKind }),
  output: fields({ list: z.array(version) }),
  refusals: ['not_found'],
  rate: 'read',
})

export const restorePiece = defineCall({
  method: 'POST',
  path: '/office/api/content/restore',
  about: 'Put an earlier version back as the newest one, also of something that was taken away',
  who: staffOnly,
  permission: 'contentManage',
  /** Left out `seen`: the piece is not shown at present. */
  input: fields({
    brandId,
    kind: pieceKind,
    id: pieceKey,
    number: z.int().check(z.minimum(1), z.maximum(1e9)),
    seen: wasSeen,
  }),
  output: none,
  refusals: ['not_found', 'stale_draft', 'invalid_fields'],
  rate: 'write',
})

export const saveDraft = defineCall({
  method: 'PUT',
  path: '/office/api/content/draft',
  about: 'Keep what something is to be; players see nothing of it until it is published',
  who: staffOnly,
  permission: 'contentManage',
  input: fields({
    brandId,
    piece: submittedPiece,
    /** The live version when the draft was written; left out for a new piece. */
    seen: wasSeen,
    /** The draft that it replaces. */
    draft: wasSeen,
    /** Scheduled time of publication; left out to publish by hand. */
    publishAt: z.optional(moment),
  }),
  output: fields({ draft: z.string() }),
  refusals: ['not_found', 'invalid_fields', 'name_taken', 'stale_draft'],
  rate: 'write',
  bodyBytes: 1_000_000,
})

export const discardDraft = defineCall({
  method: 'DELETE',
  path: '/office/api/content/draft',
  about: 'Throw a draft away',
  who: staffOnly,
  permission: 'contentManage',
  input: fields({ brandId, kind: pieceKind, id: pieceKey, draft: wasSeen }),
  output: none,
  refusals: ['not_found', 'stale_draft'],
  rate: 'write',
})

export const contentSite = defineCall({
  method: 'POST',
  path: '/office/api/content/site',
  about: 'An address at which this browser sees the site of a brand with its drafts, for a while',
  who: staffOnly,
  permission: 'contentRead',
  /** Left out: now. */
  input: fields({ brandId, at: z.optional(moment) }),
  output: fields({ url: z.string(), until: z.string() }),
  refusals: ['not_found'],
  rate: 'write',
})
