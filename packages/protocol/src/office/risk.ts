import * as z from 'zod/mini'
import { staffOnly } from '../actor.ts'
import { defineCall } from '../call.ts'
import { fields, none, text } from '../fields.ts'
import {
  riskCounts,
  riskKinds,
  riskOutcomes,
  riskSeverities,
  riskStates,
  type RiskCount,
} from '../risk-lists.ts'
import { officeReason } from './staff.ts'

const read = { who: staffOnly, permission: 'riskRead', rate: 'read' } as const
const manageAccess = { who: staffOnly, permission: 'riskManage', rate: 'write' } as const

const money = z.string().check(z.regex(/^\d{1,14}(\.\d{1,4})?$/))
const counted = (name: RiskCount) =>
  z.optional(z.int().check(z.minimum(riskCounts[name].least), z.maximum(riskCounts[name].most)))

export const riskThresholdValues = fields({
  amount: z.optional(money),
  least: z.optional(money),
  multiple: counted('multiple'),
  hours: counted('hours'),
  days: counted('days'),
  percent: counted('percent'),
  accounts: counted('accounts'),
})
export type RiskThresholds = z.output<typeof riskThresholdValues>

const kind = z.enum(riskKinds)
const severity = z.enum(riskSeverities)
const brands = z.array(fields({ id: z.string(), name: z.string() }))

export const riskRules = defineCall({
  ...read,
  method: 'GET',
  path: '/office/api/risk/rules',
  about: 'What the house looks for at a brand, with its thresholds; at first those of the house',
  input: fields({ brandId: z.optional(z.uuid()) }),
  output: fields({
    brands,
    brandId: z.string(),
    currency: z.string(),
    list: z.array(
      fields({
        kind,
        isOn: z.boolean(),
        severity,
        thresholds: riskThresholdValues,
        /** The brand uses the default. */
        isUsual: z.boolean(),
      }),
    ),
  }),
  refusals: ['not_found'],
})

/** The pending approval; null if nothing would change. */
const asked = fields({ approval: z.nullable(z.string()) })

export const setRiskRule = defineCall({
  ...manageAccess,
  method: 'PUT',
  path: '/office/api/risk/rule',
  about: 'Ask to set what is looked for at a brand; a second person decides, raised cases stay',
  input: fields({
    brandId: z.uuid(),
    kind,
    isOn: z.boolean(),
    severity,
    thresholds: riskThresholdValues,
    reason: officeReason,
  }),
  output: asked,
  refusals: ['not_found', 'invalid_fields', 'approval_waiting'],
})

export const resetRiskRule = defineCall({
  ...manageAccess,
  method: 'POST',
  path: '/office/api/risk/rule/reset',
  about: 'Ask to take back what a brand has set; a second person decides',
  input: fields({ brandId: z.uuid(), kind, reason: officeReason }),
  output: asked,
  refusals: ['not_found', 'approval_waiting'],
})

const riskCase = fields({
  id: z.string(),
  number: z.int(),
  brandId: z.string(),
  brand: z.string(),
  kind,
  severity,
  state: z.enum(riskStates),
  ownerId: z.nullable(z.string()),
  owner: z.nullable(z.string()),
  /** Lists show only some of them. */
  members: z.array(fields({ id: z.string(), account: z.string() })),
  memberCount: z.int(),
  happenedAt: z.iso.datetime(),
  raisedAt: z.iso.datetime(),
  outcome: z.nullable(z.enum(riskOutcomes)),
})

export const riskCases = defineCall({
  ...read,
  method: 'GET',
  path: '/office/api/risk/cases',
  about:
    'Cases: what is not closed, the oldest first; or those of a state, closed ones latest first',
  input: fields({
    state: z.optional(z.enum([...riskStates, 'all'])),
    kind: z.optional(kind),
    brandId: z.optional(z.uuid()),
    ownerId: z.optional(z.uuid()),
    /** Number of a case, or a search text for a member. */
    wanted: z.optional(text(1, 64)),
    after: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  }),
  output: fields({
    brands,
    /** Staff who may own a case. */
    colleagues: z.array(fields({ id: z.string(), name: z.string() })),
    list: z.array(riskCase),
    next: z.nullable(z.string()),
    /** Number on all pages, counted up to a thousand. */
    total: z.int(),
  }),
  refusals: [],
})

const id = fields({ id: z.uuid() })

export const riskCaseFile = defineCall({
  ...read,
  method: 'GET',
  path: '/office/api/risk/case',
  about: 'One case with what was seen and what was done; the audit log notes who looked',
  input: id,
  output: z.extend(riskCase, {
    currency: z.string(),
    /** Day of the event in the brand's time zone: the day of its ledger rows. */
    day: z.string(),
    /** Amounts, counts and ids of the finding, by name. */
    figures: z.record(z.string(), z.string()),
    colleagues: z.array(fields({ id: z.string(), name: z.string() })),
    reason: z.nullable(z.string()),
    closedAt: z.nullable(z.iso.datetime()),
    events: z.array(
      fields({
        what: z.enum(['raised', 'grown', 'claim', 'release', 'hand', 'note', 'close']),
        at: z.iso.datetime(),
        /** Null if a rule did it. */
        staff: z.nullable(z.string()),
        to: z.nullable(z.string()),
        note: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: ['not_found'],
})

const moveRefusals = ['not_found', 'already_decided', 'taken_by_colleague'] as const

export const claimRiskCase = defineCall({
  ...manageAccess,
  method: 'POST',
  path: '/office/api/risk/case/claim',
  about: 'Take a case that nobody has',
  input: id,
  output: none,
  refusals: moveRefusals,
})

export const releaseRiskCase = defineCall({
  ...manageAccess,
  method: 'POST',
  path: '/office/api/risk/case/release',
  about: 'Leave a case of one’s own to others',
  input: id,
  output: none,
  refusals: moveRefusals,
})

export const handRiskCase = defineCall({
  ...manageAccess,
  method: 'POST',
  path: '/office/api/risk/case/hand',
  about: 'Hand a case over to a colleague who may work on it',
  input: fields({ id: z.uuid(), to: z.uuid(), reason: officeReason }),
  output: none,
  refusals: ['not_found', 'already_decided', 'invalid_fields'],
})

export const noteRiskCase = defineCall({
  ...manageAccess,
  method: 'POST',
  path: '/office/api/risk/case/note',
  about: 'Note something in a case; what was noted stays',
  input: fields({ id: z.uuid(), content: text(3, 2000) }),
  output: none,
  refusals: ['not_found'],
})

export const closeRiskCase = defineCall({
  ...manageAccess,
  method: 'POST',
  path: '/office/api/risk/case/close',
  about: 'Close a case with what came of it; the same occurrence raises no other',
  input: fields({ id: z.uuid(), outcome: z.enum(riskOutcomes), reason: officeReason }),
  output: none,
  refusals: moveRefusals,
})

export const riskOfMember = defineCall({
  ...read,
  permission: 'withdrawalRead',
  method: 'GET',
  path: '/office/api/risk/member',
  about: 'Cases of a member that are not closed, for who decides about the member’s money',
  input: fields({ memberId: z.uuid() }),
  output: fields({
    list: z.array(fields({ id: z.string(), number: z.int(), kind, severity })),
  }),
  refusals: [],
})

const exclusionKinds = ['timeOut', 'selfExclusion', 'house'] as const

export const riskExclusions = defineCall({
  ...read,
  method: 'GET',
  path: '/office/api/risk/exclusions',
  about: 'Pauses and exclusions that hold now: those for good first, then the longest',
  input: fields({
    kind: z.optional(z.enum(exclusionKinds)),
    brandId: z.optional(z.uuid()),
    wanted: z.optional(text(1, 64)),
    after: z.optional(z.uuid()),
  }),
  output: fields({
    brands,
    list: z.array(
      fields({
        id: z.string(),
        memberId: z.string(),
        account: z.string(),
        brand: z.string(),
        kind: z.enum(exclusionKinds),
        since: z.iso.datetime(),
        /** Null for permanent ones. */
        until: z.nullable(z.iso.datetime()),
        /** Staff member; null if the member did it. */
        by: z.nullable(z.string()),
      }),
    ),
    next: z.nullable(z.string()),
    total: z.int(),
  }),
  refusals: [],
})
