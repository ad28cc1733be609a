import * as z from 'zod/mini'
import { staffOnly } from '../actor.ts'
import { defineCall } from '../call.ts'
import { fields, moment, none, text } from '../fields.ts'
import { mailingPlaces } from '../content-lists.ts'
import { languageCode } from './content.ts'

const brandId = z.uuid()
const optionalTime = z.optional(moment)
const decimal = z.string().check(z.regex(/^\d{1,12}(\.\d{1,4})?$/))
const days = z.int().check(z.minimum(1), z.maximum(3650))

/** Shorter than the final message, because names and amounts are filled in. */
const mailingWords = z.record(languageCode, fields({ title: text(1, 100), content: text(1, 3600) }))
export type MailingWords = z.output<typeof mailingWords>

/** Recipients: listed members, or all members of a brand that meet every condition. */
const segment = fields({
  accounts: z.optional(z.array(text(1, 64)).check(z.minLength(1), z.maxLength(100))),
  language: z.optional(languageCode),
  label: z.optional(text(1, 40)),
  registeredFrom: optionalTime,
  registeredTo: optionalTime,
  seenFrom: optionalTime,
  seenTo: optionalTime,
  /** Days without activity. */
  inactiveDays: z.optional(days),
  balanceFrom: z.optional(decimal),
  balanceTo: z.optional(decimal),
  deposited: z.optional(z.enum(['ever', 'never'])),
})
export type Segment = z.output<typeof segment>

const template = fields({
  id: z.string(),
  name: z.string(),
  words: mailingWords,
  version: z.int(),
  by: z.string(),
  at: z.string(),
})

const letterAccess = { who: staffOnly, permission: 'letterWrite' } as const

export const mailingDesk = defineCall({
  ...letterAccess,
  method: 'GET',
  path: '/office/api/mailing',
  about: 'What letters to some members of a brand are made of: templates, labels, languages',
  input: fields({ brandId: z.optional(brandId) }),
  output: fields({
    brands: z.array(
      fields({
        id: z.string(),
        name: z.string(),
        language: z.string(),
        languages: z.array(z.string()),
        timeZone: z.string(),
        currency: z.string(),
      }),
    ),
    brandId: z.string(),
    templates: z.array(template),
    labels: z.array(z.string()),
  }),
  refusals: ['not_found'],
  rate: 'read',
})

export const saveTemplate = defineCall({
  ...letterAccess,
  method: 'PUT',
  path: '/office/api/mailing/template',
  about: 'Add a template of letters, or change the version of it that was seen',
  input: fields({
    brandId,
    /** Left out for a new one. */
    id: z.optional(z.uuid()),
    version: z.optional(z.int().check(z.minimum(1), z.maximum(1e9))),
    name: text(1, 80),
    words: mailingWords,
  }),
  output: fields({ id: z.string() }),
  refusals: ['not_found', 'invalid_fields', 'name_taken', 'stale_draft'],
  rate: 'write',
  bodyBytes: 400_000,
})

export const removeTemplate = defineCall({
  ...letterAccess,
  method: 'DELETE',
  path: '/office/api/mailing/template',
  about: 'Take a template away; what was sent by it stays',
  input: fields({ brandId, id: z.uuid() }),
  output: none,
  refusals: ['not_found'],
  rate: 'write',
})

export const previewMailing = defineCall({
  ...letterAccess,
  method: 'POST',
  path: '/office/api/mailing/preview',
  about: 'What a letter says to a member who is made up, in each of its languages',
  input: fields({ brandId, words: mailingWords, amount: z.optional(decimal) }),
  output: fields({
    words: mailingWords,
    /** Languages of the brand without a text, and the language that is sent instead. */
    missing: z.array(fields({ language: z.string(), instead: z.string() })),
    places: z.array(z.enum(mailingPlaces)),
  }),
  refusals: ['not_found', 'invalid_fields'],
  rate: 'read',
  bodyBytes: 400_000,
})

export const countMailing = defineCall({
  ...letterAccess,
  method: 'POST',
  path: '/office/api/mailing/count',
  about: 'How many a letter would be for, and how many of them may be written to',
  input: fields({ brandId, segment }),
  output: fields({ found: z.int(), reached: z.int() }),
  refusals: ['not_found', 'invalid_fields'],
  rate: 'write',
})

export const sendMailing = defineCall({
  ...letterAccess,
  method: 'POST',
  path: '/office/api/mailing',
  about: 'Send a letter to some members of a brand, by a template or in words of its own, once',
  input: fields({
    /** Made by the browser; a repeated id is the same campaign. */
    id: z.uuid(),
    brandId,
    segment,
    templateId: z.optional(z.uuid()),
    /** The version of the template that the editor saw. */
    version: z.optional(z.int().check(z.minimum(1), z.maximum(1e9))),
    words: z.optional(mailingWords),
    amount: z.optional(decimal),
  }),
  output: fields({ id: z.string(), expected: z.int() }),
  refusals: ['not_found', 'invalid_fields', 'stale_draft', 'already_decided'],
  rate: 'write',
  bodyBytes: 400_000,
})

export const mailings = defineCall({
  ...letterAccess,
  method: 'GET',
  path: '/office/api/mailing/list',
  about: 'The latest letters to some members of a brand, and how far they have come',
  input: fields({ brandId }),
  output: fields({
    list: z.array(
      fields({
        id: z.string(),
        template: z.nullable(z.string()),
        title: z.string(),
        segment,
        expected: z.int(),
        sent: z.int(),
        state: z.enum(['sending', 'done', 'stopped']),
        by: z.string(),
        at: z.string(),
        endedAt: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: ['not_found'],
  rate: 'read',
})

export const stopMailing = defineCall({
  ...letterAccess,
  method: 'POST',
  path: '/office/api/mailing/stop',
  about: 'Send a letter to nobody else; those who have it keep it',
  input: fields({ id: z.uuid() }),
  output: fields({ sent: z.int() }),
  refusals: ['not_found', 'already_decided'],
  rate: 'write',
})
