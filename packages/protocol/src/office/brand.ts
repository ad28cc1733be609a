import * as z from 'zod/mini'
import { staffOnly } from '../actor.ts'
import { brandDocument, brandHost } from '../brand-document.ts'
import { defineCall } from '../call.ts'
import { contentKinds } from '../content-lists.ts'
import { fields, moment, none, text } from '../fields.ts'
import { officeReason } from './staff.ts'

const office = { who: staffOnly, rate: 'write' } as const
const manageAccess = { ...office, method: 'POST', permission: 'brandManage' } as const
const read = { ...office, method: 'GET', permission: 'brandRead', rate: 'read' } as const

const brandId = z.uuid()
/** Identifies the draft that the editor saw; left out if there was none. */
const revision = z.optional(z.uuid())
const at = z.iso.datetime()
const code = z.string().check(z.regex(/^[a-z0-9-]{2,32}$/))

/** LIST of reasons why a part of a brand's document cannot be published. */
const brandFaultNames = [
  'invalid',
  'taken',
  'unreadable',
  'not_listed',
  'twice',
  'locks_out',
] as const

/** LIST of what a brand needs before it opens, in the order of the checklist. */
const openingItems = ['legal', 'licence', 'age', 'helplines', 'payments', 'translations'] as const

/** LIST of reasons why an item is not done. */
const openingGaps = [
  'missing',
  'unwritten',
  'demonstration',
  'no_licence',
  'no_age',
  'other_age',
  'no_help_line',
  'no_deposits',
  'no_payouts',
  'no_pack',
  'untranslated',
] as const

const opening = z.array(
  fields({
    item: z.enum(openingItems),
    /** What is missing; none if the item is done. */
    gaps: z.array(
      fields({
        reason: z.enum(openingGaps),
        /** Title of the content concerned. */
        name: z.string(),
        language: z.nullable(z.string()),
        piece: z.nullable(fields({ kind: z.enum(contentKinds), id: z.string() })),
      }),
    ),
  }),
)
export type BrandOpening = z.output<typeof opening>

const shown = fields({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  currency: z.string(),
  domains: z.array(z.string()),
  languages: z.array(z.string()),
  market: z.string(),
  demonstration: z.boolean(),
  maintenance: z.boolean(),
  draft: z.enum(['none', 'draft', 'scheduled']),
})

const draft = fields({
  revision: z.string(),
  document: brandDocument,
  by: z.string(),
  at,
  /** Scheduled time of publication; null if none is set. */
  publishAt: z.nullable(at),
  /** Reasons why the scheduled publication failed, by part. */
  faults: z.record(z.string(), z.enum(brandFaultNames)),
})

export const officeBrands = defineCall({
  ...read,
  path: '/office/api/brands',
  about: 'All brands, and whether something of theirs waits to be published',
  input: none,
  output: fields({
    list: z.array(shown),
    /** Whether new brands may be demonstrations; never in production. */
    mayDemonstrate: z.boolean(),
  }),
  refusals: [],
})

export const officeBrand = defineCall({
  ...read,
  path: '/office/api/brand',
  about: 'A brand as its site is now, with the draft of what it is to be',
  input: fields({ brandId }),
  output: fields({
    brand: shown,
    document: brandDocument,
    draft: z.nullable(draft),
    /** What the brand needs before it opens; empty for a demonstration. */
    opening,
  }),
  refusals: ['not_found'],
})

export const brandCodeUse = defineCall({
  ...read,
  path: '/office/api/brand/codes',
  about: 'How many one-time codes were asked for in this hour and day, against the caps of a brand',
  input: fields({ brandId }),
  output: fields({
    list: z.array(
      fields({
        channel: z.enum(['sms', 'email']),
        /** Null for all countries together. */
        country: z.nullable(z.string()),
        period: z.enum(['hour', 'day']),
        startsAt: at,
        /**
         * Codes requested by visitors unknown to any account, who may not use the members' share.
         */
        strangers: z.int(),
        members: z.int(),
        cap: z.int(),
        level: z.enum(['low', 'near', 'reached']),
      }),
    ),
  }),
  refusals: ['not_found'],
})

export const createBrand = defineCall({
  ...manageAccess,
  method: 'PUT',
  path: '/office/api/brand',
  about: 'A new brand with all that it needs; closed until somebody switches it on',
  input: fields({
    code,
    name: text(1, 60),
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    /** The first one is the default. */
    languages: brandDocument.shape.languages,
    domains: z.array(brandHost).check(z.maxLength(10)),
    market: brandDocument.shape.market,
    colours: z.optional(brandDocument.shape.colours),
    /** A brand to try, with the texts and payments of the demonstration. */
    demonstration: z.optional(z.boolean()),
  }),
  output: fields({ id: z.string() }),
  refusals: ['name_taken', 'invalid_fields'],
})

export const saveBrandDraft = defineCall({
  ...manageAccess,
  method: 'PUT',
  path: '/office/api/brand/draft',
  about: 'Keep what a brand is to be; nothing of its site changes yet',
  input: fields({ brandId, revision, document: brandDocument }),
  output: fields({ revision: z.string() }),
  refusals: ['not_found', 'stale_draft'],
})

export const discardBrandDraft = defineCall({
  ...manageAccess,
  path: '/office/api/brand/draft/discard',
  about: 'Throw a draft away',
  input: fields({ brandId, revision: z.uuid() }),
  output: none,
  refusals: ['not_found', 'stale_draft'],
})

export const publishBrand = defineCall({
  ...manageAccess,
  path: '/office/api/brand/publish',
  about:
    'Make the draft the brand at once; another bonus, market or return is asked of a second person',
  input: fields({ brandId, revision: z.uuid(), reason: officeReason }),
  /** The published version, or the pending approval. */
  output: fields({ number: z.nullable(z.int()), approval: z.nullable(z.string()) }),
  refusals: ['not_found', 'stale_draft', 'invalid_fields', 'approval_waiting'],
})

export const scheduleBrand = defineCall({
  ...manageAccess,
  path: '/office/api/brand/schedule',
  about: 'Have the draft published at a time; without one it is no longer',
  input: fields({
    brandId,
    revision: z.uuid(),
    publishAt: z.optional(moment),
    reason: officeReason,
  }),
  output: fields({ revision: z.string() }),
  refusals: ['not_found', 'stale_draft', 'invalid_fields', 'needs_another_person'],
})

const version = fields({
  number: z.int(),
  /** Null if the schedule published it. */
  by: z.nullable(z.string()),
  at,
  reason: z.string(),
  /** Parts that changed from the version before. */
  changed: z.array(z.string()),
})

export const brandVersions = defineCall({
  ...read,
  path: '/office/api/brand/versions',
  about: 'What was published of a brand, the latest first',
  input: fields({ brandId, before: z.optional(z.string().check(z.regex(/^\d{1,9}$/))) }),
  output: fields({ list: z.array(version), next: z.nullable(z.string()) }),
  refusals: ['not_found'],
})

export const brandVersion = defineCall({
  ...read,
  path: '/office/api/brand/version',
  about: 'One of them, beside the one before it',
  input: fields({ brandId, number: z.string().check(z.regex(/^\d{1,9}$/)) }),
  output: z.extend(version, {
    document: brandDocument,
    before: z.nullable(brandDocument),
  }),
  refusals: ['not_found'],
})

export const restoreBrand = defineCall({
  ...manageAccess,
  path: '/office/api/brand/restore',
  about: 'A draft of what the brand was at a version; it takes the place of the present draft',
  input: fields({ brandId, revision, number: z.int().check(z.minimum(1), z.maximum(1e9)) }),
  output: fields({ revision: z.string() }),
  refusals: ['not_found', 'stale_draft'],
})

export const switchBrand = defineCall({
  ...manageAccess,
  path: '/office/api/brand/status',
  about: 'Ask to close a brand for maintenance or to open it; another person decides',
  input: fields({ brandId, maintenance: z.boolean(), reason: officeReason }),
  output: fields({ approval: z.string() }),
  refusals: ['not_found', 'already_decided', 'approval_waiting', 'brand_incomplete'],
})

export const brandPreview = defineCall({
  ...read,
  method: 'POST',
  path: '/office/api/brand/preview',
  about: 'An address at which this browser sees the site of a brand that is closed, for a while',
  input: fields({ brandId }),
  output: fields({ url: z.string(), until: at }),
  refusals: ['not_found'],
})

const maxPictureLength = 3_000_000

export const sendBrandLogo = defineCall({
  ...manageAccess,
  method: 'PUT',
  path: '/office/api/brand/logo',
  about: 'Send a picture (base64 of png or jpg), which a document can name as its logo',
  input: fields({
    brandId,
    image: z.string().check(z.maxLength(maxPictureLength), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  }),
  output: fields({ logo: z.string() }),
  refusals: ['not_found', 'invalid_fields'],
  bodyBytes: maxPictureLength + 64 * 1024,
})
