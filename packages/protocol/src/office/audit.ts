import * as z from 'zod/mini'
import { staffOnly } from '../actor.ts'
import { defineCall } from '../call.ts'
import { fields, moment, none, text } from '../fields.ts'

const facts = z.nullable(z.record(z.string(), z.unknown()))
const rowNumber = z.string().check(z.regex(/^\d{1,15}$/))

export const auditList = defineCall({
  method: 'GET',
  path: '/office/api/audit',
  about: 'The audit log, the latest row first; go on with `next` as `before`',
  who: staffOnly,
  permission: 'auditRead',
  input: fields({
    actor: z.optional(text(1, 64)),
    action: z.optional(text(1, 64)),
    subject: z.optional(text(1, 64)),
    from: z.optional(moment),
    to: z.optional(moment),
    before: z.optional(rowNumber),
  }),
  output: fields({
    list: z.array(
      fields({
        seq: z.string(),
        id: z.string(),
        at: z.iso.datetime(),
        actorKind: z.enum(['staff', 'member', 'visitor', 'system']),
        actorId: z.nullable(z.string()),
        action: z.string(),
        subjectKind: z.string(),
        subjectId: z.nullable(z.string()),
        brandId: z.nullable(z.string()),
        before: facts,
        after: facts,
        address: z.nullable(z.string()),
        reason: z.nullable(z.string()),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  refusals: [],
  rate: 'read',
})

export const auditVerify = defineCall({
  method: 'GET',
  path: '/office/api/audit/verify',
  about: 'Follow the chain of the audit log from its first row; names the first bad one',
  who: staffOnly,
  permission: 'auditRead',
  input: none,
  output: fields({ entries: z.int(), head: z.string(), finding: z.nullable(z.string()) }),
  refusals: [],
  rate: 'login',
})
