import * as z from 'zod/mini'
import { staffOnly } from '../actor.ts'
import { defineCall } from '../call.ts'
import { fields, none } from '../fields.ts'
import { depositShown, depositStates, moneyText } from '../wps/deposit.ts'
import { pictureOf } from '../wps/feedback.ts'
import { waitingRequest } from './approvals.ts'
import { officeReason } from './staff.ts'

/** LIST of reasons why crediting a deposit needs approval. */
export const secondReasons = [
  'reported',
  'asked',
  'unconfirmed',
  'currency',
  'limits',
  'large',
] as const
export type SecondReason = (typeof secondReasons)[number]

const reviewedDeposit = z.extend(depositShown, {
  brandId: z.string(),
  memberId: z.string(),
  provider: z.string(),
  providerReference: z.nullable(z.string()),
  claimedBy: z.nullable(z.string()),
  /** Terms of the fee when the deposit began; the share is in millionths. */
  feeShare: z.int(),
  feeFixed: z.string(),
  proofs: z.int(),
  /** The pending approval to credit it. */
  waiting: z.nullable(
    z.extend(waitingRequest, { amount: z.string(), why: z.array(z.enum(secondReasons)) }),
  ),
})

export const depositsToDecide = defineCall({
  method: 'GET',
  path: '/office/api/deposit',
  about: 'Deposits in a state, the oldest first; those that people must look at when none is named',
  who: staffOnly,
  permission: 'depositRead',
  input: fields({
    state: z.optional(z.enum(depositStates)),
    memberId: z.optional(z.uuid()),
    after: z.optional(z.uuid()),
  }),
  output: fields({ list: z.array(reviewedDeposit), next: z.nullable(z.string()) }),
  refusals: [],
  rate: 'read',
})

export const depositFile = defineCall({
  method: 'GET',
  path: '/office/api/deposit/one',
  about: 'One of them with its moves and proofs; the audit log notes who looked',
  who: staffOnly,
  permission: 'depositRead',
  input: fields({ id: z.uuid() }),
  output: fields({
    deposit: reviewedDeposit,
    proofs: z.array(z.string()),
    moves: z.array(
      fields({
        at: z.iso.datetime(),
        from: z.nullable(z.enum(depositStates)),
        to: z.enum(depositStates),
        actor: z.string(),
        actorId: z.nullable(z.string()),
        reason: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: ['not_found'],
  rate: 'read',
})

export const depositProof = defineCall({
  method: 'GET',
  path: '/office/api/deposit/proof',
  about: 'A picture that a member has sent as a proof; the audit log notes who looked',
  who: staffOnly,
  permission: 'depositRead',
  input: fields({ id: z.uuid() }),
  output: pictureOf,
  refusals: ['not_found'],
  rate: 'read',
})

export const claimDeposit = defineCall({
  method: 'POST',
  path: '/office/api/deposit/claim',
  about: 'Take a deposit to decide it; after 15 minutes a colleague can take it over',
  who: staffOnly,
  permission: 'depositDecide',
  input: fields({ id: z.uuid() }),
  output: none,
  refusals: ['not_found', 'already_decided', 'deposit_claimed'],
  rate: 'write',
})

export const approveDeposit = defineCall({
  method: 'POST',
  path: '/office/api/deposit/approve',
  about: 'Credit what came; an amount that one person may not credit is asked of a second one',
  who: staffOnly,
  permission: 'depositDecide',
  input: fields({ id: z.uuid(), amount: z.optional(moneyText), reason: officeReason }),
  /** The pending approval; null if it was credited. */
  output: fields({ approval: z.nullable(z.string()) }),
  refusals: [
    'not_found',
    'already_decided',
    'deposit_claimed',
    'approval_waiting',
    'invalid_fields',
  ],
  rate: 'write',
})

export const rejectDeposit = defineCall({
  method: 'POST',
  path: '/office/api/deposit/reject',
  about: 'Refuse a deposit; the member reads the reason',
  who: staffOnly,
  permission: 'depositDecide',
  input: fields({ id: z.uuid(), reason: officeReason }),
  output: none,
  refusals: ['not_found', 'already_decided', 'deposit_claimed', 'approval_waiting'],
  rate: 'write',
})

export const allowDeposits = defineCall({
  method: 'POST',
  path: '/office/api/deposit/allow',
  about: 'Let a member pay in again who was suspended after too many failed attempts',
  who: staffOnly,
  permission: 'depositDecide',
  input: fields({ memberId: z.uuid(), reason: officeReason }),
  output: none,
  refusals: ['not_found'],
  rate: 'write',
})
