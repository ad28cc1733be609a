import * as z from 'zod/mini'
import { staffOnly } from '../actor.ts'
import { defineCall } from '../call.ts'
import { fields, none, text } from '../fields.ts'
import { approvalKinds, type ApprovalKind } from '../permissions.ts'
import { officeReason } from './staff.ts'

const states = ['open', 'approved', 'rejected', 'lapsed', 'withdrawn'] as const
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys() forgets the names
const kind = z.enum(Object.keys(approvalKinds) as [ApprovalKind, ...ApprovalKind[]])

/** A pending approval, as shown on the page where it was requested. */
export const waitingRequest = fields({
  approval: z.string(),
  askedBy: z.string(),
  askedAt: z.iso.datetime(),
})

export const approvalList = defineCall({
  method: 'GET',
  path: '/office/api/approvals',
  about: 'What waits for a second person, the oldest first; else what was, the latest first',
  who: staffOnly,
  permission: 'approvalRead',
  input: fields({ state: z.optional(z.enum(states)), after: z.optional(z.uuid()) }),
  output: fields({
    list: z.array(
      fields({
        id: z.string(),
        kind,
        payload: z.record(z.string(), z.unknown()),
        /** Username of the member concerned. */
        account: z.nullable(z.string()),
        state: z.enum(states),
        reason: z.string(),
        askedBy: z.string(),
        askedAt: z.iso.datetime(),
        decidedBy: z.nullable(z.string()),
        decidedAt: z.nullable(z.iso.datetime()),
        decision: z.nullable(z.string()),
        /** Whether the caller may decide it. */
        mayDecide: z.boolean(),
      }),
    ),
    next: z.nullable(z.string()),
    /** All pending approvals, on all pages. */
    open: fields({ count: z.int(), oldestAt: z.nullable(z.iso.datetime()) }),
  }),
  refusals: [],
  rate: 'read',
})

export const waitingApprovals = defineCall({
  method: 'GET',
  path: '/office/api/approvals/waiting',
  about: 'What waits for a second person, about a subject or all, for where it was asked for',
  who: staffOnly,
  permission: 'approvalRead',
  input: fields({ subject: z.optional(text(1, 100)) }),
  output: fields({ list: z.array(z.extend(waitingRequest, { kind })) }),
  refusals: [],
  rate: 'read',
})

export const withdrawApproval = defineCall({
  method: 'POST',
  path: '/office/api/approval/withdraw',
  about: 'Take back what one has asked for oneself, as long as nobody has decided it',
  who: staffOnly,
  permission: 'approvalRead',
  input: fields({ id: z.uuid() }),
  output: none,
  refusals: ['not_found', 'already_decided'],
  rate: 'write',
})

const decisionRefusals = ['not_found', 'already_decided', 'needs_another_person'] as const

export const approve = defineCall({
  method: 'POST',
  path: '/office/api/approval/approve',
  about: 'Agree as the second person: it is done at once, or refused if it can no longer be',
  who: staffOnly,
  permission: 'approvalDecide',
  input: fields({ id: z.uuid() }),
  output: none,
  refusals: [
    ...decisionRefusals,
    'insufficient_funds',
    'account_closed',
    'stale_draft',
    'brand_incomplete',
    'invalid_fields',
  ],
  rate: 'write',
})

export const reject = defineCall({
  method: 'POST',
  path: '/office/api/approval/reject',
  about: 'Decide as the second person that it is not done',
  who: staffOnly,
  permission: 'approvalDecide',
  input: fields({ id: z.uuid(), reason: officeReason }),
  output: none,
  refusals: decisionRefusals,
  rate: 'write',
})
