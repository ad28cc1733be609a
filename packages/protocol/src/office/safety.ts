import * as z from 'zod/mini'
import { staffOnly } from '../actor.ts'
import { defineCall } from '../call.ts'
import { fields, none, text } from '../fields.ts'
import { limitList, limitNames, limitValue } from '../wps/limits.ts'
import { officeReason } from './staff.ts'

/** LIST of scopes of a house rule; `young` covers members of a market under 25. */
export const ruleScopes = ['market', 'young', 'brand', 'member'] as const
export type RuleScope = (typeof ruleScopes)[number]

/** Limits, and the maximum minutes between reality checks. */
export const ruleNames = [...limitNames, 'realityCheck'] as const
export type RuleName = (typeof ruleNames)[number]

/** LIST of harm patterns. */
const safetyPatterns = [
  'chasing',
  'nightPlay',
  'raisedLimits',
  'failedDeposits',
  'spendJump',
] as const
export type SafetyPattern = (typeof safetyPatterns)[number]

/** LIST of ways to contact a member. */
const contactWays = ['phone', 'email', 'chat', 'letter'] as const

const scope = z.enum(ruleScopes)
/** Name of a market, or id of a brand or member. */
const scopeId = text(1, 64)
const rule = fields({
  scope,
  scopeId: z.string(),
  name: z.enum(ruleNames),
  /** Money in the wire format, or minutes. */
  value: z.string(),
})

export const safetyRules = defineCall({
  method: 'GET',
  path: '/office/api/safety/rules',
  about: 'Limits that the house has set for markets, brands and members',
  who: staffOnly,
  permission: 'safetyRead',
  input: fields({ scope: z.optional(scope), scopeId: z.optional(scopeId) }),
  output: fields({ list: z.array(rule) }),
  refusals: [],
  rate: 'read',
})

/** The pending approval; null if the change holds at once. */
const asked = fields({ approval: z.nullable(z.string()) })

export const setSafetyRule = defineCall({
  method: 'PUT',
  path: '/office/api/safety/rule',
  about:
    'Set a limit for a market, brand or member; the strictest of all that hold counts. A second ' +
    'person decides on a looser one of a market or brand',
  who: staffOnly,
  permission: 'safetyManage',
  input: fields({
    scope,
    scopeId,
    name: z.enum(ruleNames),
    value: limitValue,
    reason: officeReason,
  }),
  output: asked,
  refusals: ['not_found', 'invalid_fields', 'approval_waiting'],
  rate: 'write',
})

export const removeSafetyRule = defineCall({
  method: 'POST',
  path: '/office/api/safety/rule/remove',
  about: 'Take back a limit of the house; of a market or brand, a second person decides',
  who: staffOnly,
  permission: 'safetyManage',
  input: fields({ scope, scopeId, name: z.enum(ruleNames), reason: officeReason }),
  output: asked,
  refusals: ['not_found', 'approval_waiting'],
  rate: 'write',
})

const contact = fields({
  id: z.string(),
  way: z.enum([...contactWays, 'exclusion']),
  content: z.string(),
  staffId: z.string(),
  at: z.iso.datetime(),
})

const flag = fields({
  id: z.string(),
  memberId: z.string(),
  brandId: z.string(),
  pattern: z.enum(safetyPatterns),
  happenedAt: z.iso.datetime(),
  raisedAt: z.iso.datetime(),
  /** Null while it is open. */
  closed: z.nullable(fields({ at: z.iso.datetime(), by: z.string(), note: z.string() })),
})

export const safetyFile = defineCall({
  method: 'GET',
  path: '/office/api/safety/member',
  about: 'Limits and exclusions of a member with every change; the audit log notes who looked',
  who: staffOnly,
  permission: 'safetyRead',
  input: fields({ memberId: z.uuid() }),
  output: fields({
    limits: limitList,
    changes: z.array(
      fields({
        name: z.string(),
        what: z.string(),
        from: z.nullable(z.string()),
        to: z.nullable(z.string()),
        at: z.iso.datetime(),
      }),
    ),
    exclusions: z.array(
      fields({
        kind: z.enum(['timeOut', 'selfExclusion', 'house']),
        since: z.iso.datetime(),
        until: z.nullable(z.iso.datetime()),
      }),
    ),
    flags: z.array(flag),
  }),
  refusals: ['not_found'],
  rate: 'read',
})

export const excludeMember = defineCall({
  method: 'POST',
  path: '/office/api/safety/exclude',
  about: 'Exclude a member: from now on no bet and no deposit. It cannot be taken back',
  who: staffOnly,
  permission: 'safetyManage',
  input: fields({
    memberId: z.uuid(),
    /** Null for permanent ones. */
    length: z.nullable(
      fields({
        unit: z.enum(['hours', 'months']),
        count: z.int().check(z.minimum(1), z.maximum(1200)),
      }),
    ),
    reason: officeReason,
  }),
  output: none,
  refusals: ['not_found'],
  rate: 'write',
})

export const freezeMember = defineCall({
  method: 'POST',
  path: '/office/api/safety/freeze',
  about: 'Nothing moves on this account and nobody is in it, from now on; or it is free again',
  who: staffOnly,
  permission: 'safetyManage',
  input: fields({ memberId: z.uuid(), frozen: z.boolean(), reason: officeReason }),
  output: none,
  refusals: ['not_found', 'already_decided'],
  rate: 'write',
})

export const safetyFlags = defineCall({
  method: 'GET',
  path: '/office/api/safety/flags',
  about: 'Patterns that may mean harm and that nobody has looked into yet, the oldest first',
  who: staffOnly,
  permission: 'safetyRead',
  input: fields({ memberId: z.optional(z.uuid()), after: z.optional(z.uuid()) }),
  output: fields({ list: z.array(flag), next: z.nullable(z.string()) }),
  refusals: [],
  rate: 'read',
})

export const safetyFlag = defineCall({
  method: 'GET',
  path: '/office/api/safety/flag',
  about: 'One of them with the figures it was seen by; the audit log notes who looked',
  who: staffOnly,
  permission: 'safetyRead',
  input: fields({ id: z.uuid() }),
  output: z.extend(flag, { figures: z.record(z.string(), z.string()), currency: z.string() }),
  refusals: ['not_found'],
  rate: 'read',
})

export const closeSafetyFlag = defineCall({
  method: 'POST',
  path: '/office/api/safety/flag/close',
  about: 'Close a flag with what came of it; what happens later can raise it again',
  who: staffOnly,
  permission: 'safetyManage',
  input: fields({ id: z.uuid(), note: text(3, 2000) }),
  output: none,
  refusals: ['not_found', 'already_decided'],
  rate: 'write',
})

export const logSafetyContact = defineCall({
  method: 'PUT',
  path: '/office/api/safety/contact',
  about: 'Write down what was said to a member about their play',
  who: staffOnly,
  permission: 'safetyManage',
  input: fields({ memberId: z.uuid(), way: z.enum(contactWays), content: text(3, 4000) }),
  output: fields({ id: z.string() }),
  refusals: ['not_found'],
  rate: 'write',
})

export const safetyContacts = defineCall({
  method: 'GET',
  path: '/office/api/safety/contacts',
  about: 'What was said to a member, the latest first; the audit log notes who looked',
  who: staffOnly,
  permission: 'safetyRead',
  input: fields({ memberId: z.uuid(), before: z.optional(z.uuid()) }),
  output: fields({ list: z.array(contact), next: z.nullable(z.string()) }),
  refusals: ['not_found'],
  rate: 'read',
})
