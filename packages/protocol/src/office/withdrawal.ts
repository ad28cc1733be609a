import * as z from 'zod/mini'
import { staffOnly } from '../actor.ts'
import { defineCall } from '../call.ts'
import { fields, none, text } from '../fields.ts'
import { targetKinds } from '../payment.ts'
import { pictureOf } from '../wps/feedback.ts'
import { payoutAmount, withdrawalPart, withdrawalStates } from '../wps/withdrawal.ts'
import { officeReason } from './staff.ts'

const id = fields({ id: z.uuid() })
const decision = fields({ id: z.uuid(), reason: officeReason })
const target = fields({
  kind: z.enum(targetKinds),
  institution: z.string(),
  number: z.string(),
  name: z.string(),
})

const row = fields({
  id: z.string(),
  brandId: z.string(),
  memberId: z.string(),
  state: z.enum(withdrawalStates),
  currency: z.string(),
  amount: z.string(),
  fee: z.string(),
  /** The amount less the fee: what arrives. */
  net: z.string(),
  paid: z.string(),
  due: z.string(),
  returned: z.string(),
  claimedBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
})

export const officeWithdrawals = defineCall({
  method: 'GET',
  path: '/office/api/withdrawals',
  about: 'Withdrawals in a state, the oldest first; go on with `next` as `after`',
  who: staffOnly,
  permission: 'withdrawalRead',
  input: fields({ state: z.optional(z.enum(withdrawalStates)), after: z.optional(z.uuid()) }),
  output: fields({ list: z.array(row), next: z.nullable(z.string()) }),
  refusals: [],
  rate: 'read',
})

export const officeWithdrawal = defineCall({
  method: 'GET',
  path: '/office/api/withdrawal/one',
  about: 'One of them with where it goes, its moves and its parts; the audit log notes who looked',
  who: staffOnly,
  permission: 'withdrawalRead',
  input: id,
  output: z.extend(row, {
    target,
    approvedBy: z.nullable(z.string()),
    /** Whether the caller approved it and so may not pay it. */
    needsOtherPayer: z.boolean(),
    /** Payment providers that can pay it, besides a manual transfer. */
    providers: z.array(z.string()),
    moves: z.array(
      fields({
        from: z.nullable(z.enum(withdrawalStates)),
        to: z.enum(withdrawalStates),
        amount: z.nullable(z.string()),
        actorKind: z.enum(['member', 'staff', 'system']),
        actorId: z.nullable(z.string()),
        reason: z.nullable(z.string()),
        at: z.iso.datetime(),
      }),
    ),
    parts: z.array(
      z.extend(withdrawalPart, {
        provider: z.string(),
        state: z.enum(['sending', 'sent', 'known', 'paid', 'refused']),
        evidence: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: ['not_found'],
  rate: 'read',
})

const moveRefusals = ['not_found', 'already_decided', 'taken_by_colleague'] as const

export const claimWithdrawal = defineCall({
  method: 'POST',
  path: '/office/api/withdrawal/claim',
  about: 'Take a withdrawal, so that no colleague acts on it',
  who: staffOnly,
  permission: 'withdrawalDecide',
  input: id,
  output: none,
  refusals: moveRefusals,
  rate: 'write',
})

export const releaseWithdrawal = defineCall({
  method: 'POST',
  path: '/office/api/withdrawal/release',
  about: 'Leave a withdrawal that was taken to others',
  who: staffOnly,
  permission: 'withdrawalDecide',
  input: id,
  output: none,
  refusals: moveRefusals,
  rate: 'write',
})

export const approveWithdrawal = defineCall({
  method: 'POST',
  path: '/office/api/withdrawal/approve',
  about: 'Agree that it be paid',
  who: staffOnly,
  permission: 'withdrawalDecide',
  input: id,
  output: none,
  refusals: moveRefusals,
  rate: 'write',
})

export const rejectWithdrawal = defineCall({
  method: 'POST',
  path: '/office/api/withdrawal/reject',
  about: 'Decide that it is not paid; the money goes back to the balance, and the member is told',
  who: staffOnly,
  permission: 'withdrawalDecide',
  input: decision,
  output: none,
  refusals: moveRefusals,
  rate: 'write',
})

export const payWithdrawal = defineCall({
  method: 'POST',
  path: '/office/api/withdrawal/pay',
  about: 'Pay all that is due, or a part: by a provider, or (`hand`) as was done by hand',
  who: staffOnly,
  permission: 'withdrawalPay',
  input: fields({
    id: z.uuid(),
    provider: text(1, 64),
    amount: z.optional(payoutAmount),
    /** Manual transfer: reference for finding it at the bank. */
    evidence: z.optional(text(3, 200)),
  }),
  output: fields({ state: z.enum(withdrawalStates) }),
  refusals: [...moveRefusals, 'needs_another_person', 'invalid_fields', 'provider_unavailable'],
  rate: 'write',
})

export const returnWithdrawal = defineCall({
  method: 'POST',
  path: '/office/api/withdrawal/return',
  about: 'Give back what is still due of one that was paid partly',
  who: staffOnly,
  permission: 'withdrawalDecide',
  input: decision,
  output: none,
  refusals: [...moveRefusals, 'needs_another_person'],
  rate: 'write',
})

export const withdrawalClaims = defineCall({
  method: 'GET',
  path: '/office/api/withdrawal/claims',
  about: 'What members say did not come, the oldest first; go on with `next` as `after`',
  who: staffOnly,
  permission: 'withdrawalRead',
  input: fields({
    state: z.optional(z.enum(['open', 'closed'])),
    after: z.optional(z.uuid()),
  }),
  output: fields({
    list: z.array(
      fields({
        id: z.string(),
        withdrawalId: z.string(),
        payoutId: z.string(),
        memberId: z.string(),
        provider: z.string(),
        evidence: z.nullable(z.string()),
        amount: z.string(),
        currency: z.string(),
        state: z.enum(['open', 'closed']),
        answer: z.nullable(z.string()),
        createdAt: z.iso.datetime(),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  refusals: [],
  rate: 'read',
})

export const withdrawalProof = defineCall({
  method: 'GET',
  path: '/office/api/withdrawal/proof',
  about: 'The picture of who says that money did not come; the audit log notes who looked',
  who: staffOnly,
  permission: 'withdrawalRead',
  input: id,
  output: pictureOf,
  refusals: ['not_found'],
  rate: 'read',
})

export const closeClaim = defineCall({
  method: 'POST',
  path: '/office/api/withdrawal/claims/close',
  about: 'Answer who says that money did not come',
  who: staffOnly,
  permission: 'withdrawalDecide',
  input: decision,
  output: none,
  refusals: ['not_found', 'already_decided', 'needs_another_person'],
  rate: 'write',
})

export const accountsInReview = defineCall({
  method: 'GET',
  path: '/office/api/withdrawal/accounts',
  about: 'Payout accounts that are held: another name than the registered, or a shared number',
  who: staffOnly,
  permission: 'withdrawalRead',
  input: none,
  output: fields({
    list: z.array(
      fields({
        id: z.string(),
        brandId: z.string(),
        memberId: z.string(),
        target,
        registeredName: z.nullable(z.string()),
        why: z.enum(['name', 'shared']),
        createdAt: z.iso.datetime(),
      }),
    ),
  }),
  refusals: [],
  rate: 'read',
})

export const decideAccount = defineCall({
  method: 'POST',
  path: '/office/api/withdrawal/account/decide',
  about: 'Let money be paid to an account that is held, or not',
  who: staffOnly,
  permission: 'withdrawalDecide',
  input: fields({ id: z.uuid(), accept: z.boolean(), reason: officeReason }),
  output: none,
  refusals: ['not_found', 'already_decided'],
  rate: 'write',
})
