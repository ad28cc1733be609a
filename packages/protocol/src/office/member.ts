import * as z from 'zod/mini'
import { staffOnly } from '../actor.ts'
import { defineCall } from '../call.ts'
import { fields, none, text } from '../fields.ts'
import { betStatuses } from '../wps/record.ts'
import { smsRefusals } from '../wps/sign-in.ts'
import { officeReason } from './staff.ts'

const found = fields({
  id: z.string(),
  brandId: z.string(),
  account: z.string(),
  nickname: z.string(),
  type: z.int(),
  state: z.enum(['open', 'frozen', 'closing', 'closed']),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  labels: z.array(z.string()),
})

export const findMembers = defineCall({
  method: 'GET',
  path: '/office/api/members',
  about: 'Accounts by id, beginning of name or nickname, phone, email, id number, or label',
  who: staffOnly,
  permission: 'memberRead',
  input: fields({ wanted: text(2, 120) }),
  output: fields({ list: z.array(found) }),
  refusals: [],
  rate: 'read',
})

export const memberNames = defineCall({
  method: 'POST',
  path: '/office/api/member/names',
  about: 'What accounts are called and whose they are, for lists that know them by id',
  who: staffOnly,
  permission: 'memberRead',
  input: fields({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(100)) }),
  output: fields({
    /** Brand is null if the operator has only one. */
    list: z.array(fields({ id: z.string(), account: z.string(), brand: z.nullable(z.string()) })),
  }),
  refusals: [],
  rate: 'read',
})

/** LIST of account states; the strongest one applies. */
const accountStates = [
  'open',
  'termsDue',
  'unverified',
  'dormant',
  'timedOut',
  'excluded',
  'frozen',
  'closing',
  'closed',
] as const

/** LIST of links between accounts: person, payout account, browser, address. */
export const relations = ['person', 'payout', 'device', 'address'] as const
export type Relation = (typeof relations)[number]

const money = fields({ cash: z.string(), bonus: z.string(), hold: z.string() })

export const memberDossier = defineCall({
  method: 'GET',
  path: '/office/api/member',
  about: 'What is known of an account, contacts masked; the audit log notes who looked',
  who: staffOnly,
  permission: 'memberRead',
  input: fields({ memberId: z.uuid() }),
  output: fields({
    account: found,
    brand: z.string(),
    /** The state that applies and decides what the account may do. */
    standing: z.enum(accountStates),
    isVerified: z.boolean(),
    /** Whether every sign-in needs an authenticator code. */
    hasFactor: z.boolean(),
    /** Opened by staff, and its owner has not set a password yet. */
    activationDue: z.boolean(),
    contacts: fields({
      mobile: z.nullable(z.string()),
      mobileConfirmed: z.boolean(),
      email: z.nullable(z.string()),
      emailConfirmed: z.boolean(),
    }),
    currency: z.string(),
    money,
    sessions: z.array(
      fields({
        device: z.string(),
        address: z.nullable(z.string()),
        startedAt: z.iso.datetime(),
        usedAt: z.iso.datetime(),
      }),
    ),
    /** Latest sign-ins, ended sessions included. */
    logins: z.array(
      fields({
        device: z.string(),
        address: z.nullable(z.string()),
        country: z.nullable(z.string()),
        at: z.iso.datetime(),
      }),
    ),
    /** Number of browsers that used the account. */
    devices: z.int(),
    /** Accounts possibly of the same person, or with something in common. */
    related: z.array(
      fields({
        id: z.string(),
        account: z.string(),
        state: found.shape.state,
        by: z.array(z.enum(relations)),
      }),
    ),
    /** Latest rounds. */
    bets: z.array(
      fields({
        vendor: z.string(),
        vendorName: z.string(),
        gameName: z.string(),
        round: z.string(),
        status: z.enum(betStatuses),
        /** As played. */
        staked: z.string(),
        won: z.string(),
        /** Stakes returned to the player, and wins taken back, by a void. */
        returned: z.string(),
        reversed: z.string(),
        at: z.iso.datetime(),
      }),
    ),
    notes: z.array(
      fields({ id: z.string(), staffId: z.string(), content: z.string(), at: z.iso.datetime() }),
    ),
  }),
  refusals: ['not_found'],
  rate: 'read',
})

/** LIST of reasons for a balance adjustment. */
export const adjustKinds = ['payment', 'game', 'bonus', 'goodwill', 'other'] as const
export type AdjustKind = (typeof adjustKinds)[number]

export const adjustMember = defineCall({
  method: 'PUT',
  path: '/office/api/member/adjust',
  about: 'Ask that money be given to a member or, with a minus, taken; another person decides',
  who: staffOnly,
  permission: 'adjustAsk',
  input: fields({
    memberId: z.uuid(),
    kind: z.enum(adjustKinds),
    amount: z.string().check(z.regex(/^-?\d{1,14}(\.\d{1,4})?$/)),
    reason: officeReason,
  }),
  output: fields({ approval: z.string() }),
  refusals: ['not_found', 'invalid_fields', 'trial_account', 'account_closed', 'approval_waiting'],
  rate: 'write',
})

export const askVoid = defineCall({
  method: 'PUT',
  path: '/office/api/member/void',
  about: 'Ask that a round be void: the stake goes back and the win is taken; another decides',
  who: staffOnly,
  permission: 'adjustAsk',
  input: fields({
    memberId: z.uuid(),
    vendor: text(1, 40),
    round: text(1, 200),
    reason: officeReason,
  }),
  output: fields({ approval: z.string() }),
  refusals: ['not_found', 'not_allowed', 'approval_waiting'],
  rate: 'write',
})

export const adjustmentTold = defineCall({
  method: 'GET',
  path: '/office/api/member/adjustment',
  about:
    'What the second person must know of a correction: the cash, and what was put right before',
  who: staffOnly,
  permission: 'adjustDecide',
  input: fields({ approval: z.uuid() }),
  output: fields({
    account: z.string(),
    brand: z.string(),
    state: z.enum(['open', 'frozen', 'closing', 'closed']),
    currency: z.string(),
    cash: z.string(),
    /** Balance after the adjustment; null once it is decided. */
    after: z.nullable(z.string()),
    /** Earlier adjustments, newest first. */
    earlier: z.array(
      fields({
        id: z.string(),
        state: z.enum(['open', 'approved', 'rejected', 'lapsed', 'withdrawn']),
        kind: z.enum(adjustKinds),
        amount: z.string(),
        currency: z.string(),
        reason: z.string(),
        askedBy: z.string(),
        askedAt: z.iso.datetime(),
        decidedBy: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: ['not_found'],
  rate: 'read',
})

export const noteMember = defineCall({
  method: 'PUT',
  path: '/office/api/member/note',
  about: 'Note something about a member for colleagues; it cannot be changed',
  who: staffOnly,
  permission: 'memberNote',
  input: fields({ memberId: z.uuid(), content: text(3, 4000) }),
  output: fields({ id: z.string() }),
  refusals: ['not_found'],
  rate: 'write',
})

const label = text(2, 30)

export const memberLabels = defineCall({
  method: 'GET',
  path: '/office/api/member/labels',
  about: 'The labels in use, the most used first',
  who: staffOnly,
  permission: 'memberRead',
  input: none,
  output: fields({ list: z.array(fields({ label: z.string(), members: z.int() })) }),
  refusals: [],
  rate: 'read',
})

export const labelMember = defineCall({
  method: 'PUT',
  path: '/office/api/member/label',
  about: 'Put a label on a member, for colleagues',
  who: staffOnly,
  permission: 'memberNote',
  input: fields({ memberId: z.uuid(), label }),
  output: none,
  refusals: ['not_found', 'invalid_fields', 'limit_reached'],
  rate: 'write',
})

export const unlabelMember = defineCall({
  method: 'POST',
  path: '/office/api/member/label/remove',
  about: 'Take a label off a member',
  who: staffOnly,
  permission: 'memberNote',
  input: fields({ memberId: z.uuid(), label }),
  output: none,
  refusals: ['not_found'],
  rate: 'write',
})

const activation = fields({
  /** Shown once; stored as a hash. */
  secret: z.string(),
  expiresAt: z.iso.datetime(),
})

export const openingBrands = defineCall({
  method: 'GET',
  path: '/office/api/member/openings',
  about: 'The brands at which staff may open an account for a player',
  who: staffOnly,
  permission: 'memberManage',
  input: none,
  output: fields({ brands: z.array(fields({ id: z.string(), name: z.string() })) }),
  refusals: [],
  rate: 'read',
})

export const openMember = defineCall({
  method: 'PUT',
  path: '/office/api/member/open',
  about: 'Open an account that its owner activates with a secret that works once',
  who: staffOnly,
  permission: 'memberManage',
  input: fields({ brandId: z.uuid(), username: text(1, 64), reason: officeReason }),
  output: z.extend(activation, { id: z.string(), account: z.string() }),
  refusals: ['not_found', 'invalid_fields', 'name_taken'],
  rate: 'write',
})

export const renewActivation = defineCall({
  method: 'POST',
  path: '/office/api/member/activation',
  about: 'Replace the activation secret of an account whose owner has not set a password yet',
  who: staffOnly,
  permission: 'memberManage',
  input: fields({ memberId: z.uuid(), reason: officeReason }),
  output: activation,
  refusals: ['not_found'],
  rate: 'write',
})

/** LIST of resets for members who cannot sign in. */
export const memberResets = ['sessions', 'factor', 'password'] as const
export type MemberReset = (typeof memberResets)[number]

export const resetMember = defineCall({
  method: 'POST',
  path: '/office/api/member/reset',
  about: 'Sign a member out everywhere, take the second factor away, or send a code for a password',
  who: staffOnly,
  permission: 'memberManage',
  input: fields({ memberId: z.uuid(), what: z.enum(memberResets), reason: officeReason }),
  /** Masked address that the code was sent to. */
  output: fields({ sentTo: z.nullable(z.string()) }),
  refusals: [
    'not_found',
    'account_closed',
    'too_many_codes',
    'codes_paused',
    'email_unavailable',
    ...smsRefusals,
  ],
  rate: 'write',
})

export const closeMember = defineCall({
  method: 'POST',
  path: '/office/api/member/close',
  about: 'Close an account for good, as its owner could; refused while money is in it',
  who: staffOnly,
  permission: 'memberManage',
  input: fields({ memberId: z.uuid(), reason: officeReason }),
  output: none,
  refusals: ['not_found', 'account_closed', 'balance_left'],
  rate: 'write',
})
