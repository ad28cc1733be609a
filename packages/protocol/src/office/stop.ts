import * as z from 'zod/mini'
import { staffOnly } from '../actor.ts'
import { defineCall } from '../call.ts'
import { fields, moment, text } from '../fields.ts'
import { stopKinds } from '../stops.ts'
import { officeReason } from './staff.ts'

const read = { who: staffOnly, method: 'GET', permission: 'stopRead', rate: 'read' } as const

const target = fields({
  what: z.enum(stopKinds),
  /** Left out for all brands. */
  brandId: z.optional(z.uuid()),
  vendor: z.optional(z.string().check(z.regex(/^[A-Z0-9_-]{2,32}$/))),
  game: z.optional(text(1, 64)),
})
export type StopTarget = z.output<typeof target>

const stop = fields({
  id: z.string(),
  /** Null for all brands. */
  brandId: z.nullable(z.string()),
  what: z.enum(stopKinds),
  vendor: z.nullable(z.string()),
  game: z.nullable(z.string()),
  /** Name of the provider or game. */
  name: z.nullable(z.string()),
  texts: z.record(z.string(), z.string()),
  since: z.iso.datetime(),
  until: z.iso.datetime(),
  isActive: z.boolean(),
  by: z.string(),
  reason: z.string(),
  endedAt: z.nullable(z.iso.datetime()),
  /** Null if its time was over. */
  endedBy: z.nullable(z.string()),
})

export const stops = defineCall({
  ...read,
  path: '/office/api/stops',
  about: 'What was stopped in an emergency, until when and why, the latest first',
  input: fields({ after: z.optional(z.uuid()) }),
  output: fields({
    brands: z.array(fields({ id: z.string(), name: z.string() })),
    vendors: z.array(fields({ code: z.string(), name: z.string() })),
    list: z.array(stop),
    next: z.nullable(z.string()),
  }),
  refusals: [],
})

export const stopTexts = defineCall({
  ...read,
  path: '/office/api/stop/texts',
  about: 'What players would be told, in each language of the brands that would be stopped',
  input: target,
  output: fields({
    texts: z.array(fields({ language: z.string(), text: z.string() })),
    /** An end to begin with. */
    until: z.iso.datetime(),
  }),
  refusals: ['not_found'],
})

export const stopNow = defineCall({
  who: staffOnly,
  rate: 'write',
  method: 'POST',
  permission: 'stopManage',
  path: '/office/api/stop',
  about: 'Close a site, its deposits or withdrawals, a vendor or a game at once until a time',
  input: z.extend(target, {
    until: moment,
    texts: z.record(z.string().check(z.maxLength(8)), text(1, 400)),
    reason: officeReason,
  }),
  output: fields({ id: z.string() }),
  refusals: ['not_found', 'already_decided', 'invalid_fields'],
})

export const endStop = defineCall({
  who: staffOnly,
  rate: 'write',
  method: 'POST',
  permission: 'stopManage',
  path: '/office/api/stop/end',
  about: 'Ask that a stop end before its time; a second person decides',
  input: fields({ id: z.uuid(), reason: officeReason }),
  output: fields({ approval: z.string() }),
  refusals: ['not_found', 'already_decided', 'approval_waiting'],
})
