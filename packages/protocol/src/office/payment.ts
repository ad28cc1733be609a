import * as z from 'zod/mini'
import { staffOnly } from '../actor.ts'
import { defineCall } from '../call.ts'
import { fields, none, text } from '../fields.ts'
import { paymentChannels, payoutKinds, providerKinds, targetKinds } from '../payment.ts'
import { moneyText } from '../wps/deposit.ts'
import { waitingRequest } from './approvals.ts'
import { officeReason } from './staff.ts'

const office = { who: staffOnly, permission: 'paymentManage', rate: 'write' } as const
const read = { ...office, method: 'GET', permission: 'paymentRead', rate: 'read' } as const

const brandId = z.uuid()
const code = z.string().check(z.regex(/^[a-z0-9-]{2,32}$/))
const count = z.int().check(z.minimum(0), z.maximum(100_000))
/** Identifies the current version; saving requires the version that the editor saw. */
const seen = z.string()
/** The pending approval; null if the change is done. */
const approvalOutput = fields({ approval: z.nullable(z.string()) })

/** Amounts in the brand's currency; an empty text means none. */
export const paymentMethodTerms = fields({
  name: text(0, 60),
  channel: z.enum(paymentChannels),
  least: moneyText,
  most: moneyText,
  mostADay: moneyText,
  quick: z.array(moneyText).check(z.maxLength(8)),
  feePercent: moneyText,
  feeFixed: moneyText,
  minutes: z.string().check(z.regex(/^\d{1,5}$/)),
  institution: text(0, 60),
  accountNumber: text(0, 60),
  accountName: text(0, 60),
  qr: text(0, 512),
})
export type PaymentMethodTerms = z.output<typeof paymentMethodTerms>

const provider = fields({
  code: z.string(),
  kind: z.enum(providerKinds),
  url: z.string(),
  paysOut: z.array(z.enum(targetKinds)),
  enabled: z.boolean(),
  /** Whether this site supports its kind. */
  works: z.boolean(),
  /** Whether staff check incoming payments. */
  byHand: z.boolean(),
  /** Last characters of the secret; null if none is set. The rest is never shown. */
  secretEnds: z.nullable(z.string()),
  /** Address of its webhook calls. */
  callbackUrl: z.string(),
  seen,
})

const method = z.extend(paymentMethodTerms, {
  code: z.string(),
  provider: z.string(),
  currency: z.string(),
  enabled: z.boolean(),
  seen,
})

export const officePayments = defineCall({
  ...read,
  path: '/office/api/payments',
  about: 'How money comes to a brand and leaves it: its providers, and its methods in their order',
  input: fields({ brandId: z.optional(brandId) }),
  output: fields({
    brands: z.array(fields({ id: z.string(), name: z.string(), currency: z.string() })),
    brandId: z.string(),
    kinds: z.array(z.enum(providerKinds)),
    providers: z.array(provider),
    methods: z.array(method),
    /** Changes that wait for approval. */
    waiting: z.array(
      z.extend(waitingRequest, { what: z.enum(['method', 'provider']), code: z.string() }),
    ),
  }),
  refusals: ['not_found'],
})

const saving = [
  'not_found',
  'invalid_fields',
  'name_taken',
  'stale_draft',
  'approval_waiting',
] as const

export const saveMethod = defineCall({
  ...office,
  method: 'PUT',
  path: '/office/api/payment/method',
  about: 'Add a way to pay in, or change it; accounts and limits are asked of a second person',
  /** Left out `seen`: a new method, which names its provider. */
  input: z.extend(paymentMethodTerms, {
    brandId,
    code,
    provider: z.optional(code),
    seen: z.optional(text(1, 64)),
    reason: officeReason,
  }),
  output: approvalOutput,
  refusals: saving,
})

export const saveProvider = defineCall({
  ...office,
  method: 'PUT',
  path: '/office/api/payment/provider',
  about: 'Add a provider, or change it; its address and its secret are asked of a second person',
  input: fields({
    brandId,
    code,
    kind: z.optional(z.enum(providerKinds)),
    url: text(0, 300),
    /** Left out to keep the current secret. */
    secret: z.optional(text(16, 500)),
    paysOut: z.array(z.enum(targetKinds)).check(z.maxLength(targetKinds.length)),
    seen: z.optional(text(1, 64)),
    reason: officeReason,
  }),
  output: approvalOutput,
  refusals: saving,
  body: 'encrypted',
})

export const switchPayment = defineCall({
  ...office,
  method: 'POST',
  path: '/office/api/payment/switch',
  about: 'Switch a provider or a method on or off; what has begun still ends',
  input: fields({
    brandId,
    what: z.enum(['provider', 'method']),
    code,
    enabled: z.boolean(),
    reason: officeReason,
  }),
  output: none,
  refusals: ['not_found', 'already_decided'],
})

export const orderMethods = defineCall({
  ...office,
  method: 'POST',
  path: '/office/api/payment/order',
  about: 'Put the methods of a brand into an order; what is not named comes after those',
  input: fields({ brandId, codes: z.array(code).check(z.minLength(1), z.maxLength(100)) }),
  output: none,
  refusals: ['not_found'],
})

export const tryProvider = defineCall({
  ...office,
  method: 'POST',
  path: '/office/api/payment/try',
  about: 'Ask a provider about a payment that there is not: a signed answer means that it works',
  input: fields({ brandId, code }),
  output: fields({ answers: z.boolean() }),
  refusals: ['not_found', 'invalid_fields'],
})

const limit = z.nullable(moneyText)

export const withdrawalTerms = fields({
  /** Wagering requirement of a deposit, in hundredths of the amount. */
  turnoverPercent: count,
  least: moneyText,
  /** Null for no limit. */
  most: limit,
  mostADay: limit,
  mostTimesADay: z.nullable(count),
  feeFlat: moneyText,
  feePermille: count,
  /** Amounts above it need step-up. */
  stepUpAbove: moneyText,
  kinds: z.array(z.enum(payoutKinds)).check(z.maxLength(payoutKinds.length)),
  mostAccounts: count,
  confirmDays: count,
  reminderDays: count,
})
export type WithdrawalTerms = z.output<typeof withdrawalTerms>

export const officeWithdrawalTerms = defineCall({
  ...read,
  path: '/office/api/payment/withdrawals',
  about: 'What a brand asks of withdrawals',
  input: fields({ brandId }),
  output: fields({
    terms: withdrawalTerms,
    currency: z.string(),
    seen,
    waiting: z.array(waitingRequest),
  }),
  refusals: ['not_found'],
})

export const saveWithdrawalTerms = defineCall({
  ...office,
  method: 'PUT',
  path: '/office/api/payment/withdrawals',
  about: 'Ask a second person to change what a brand asks of withdrawals',
  input: fields({ brandId, terms: withdrawalTerms, seen: text(1, 64), reason: officeReason }),
  output: approvalOutput,
  refusals: ['not_found', 'invalid_fields', 'stale_draft', 'approval_waiting'],
})

export const paymentControls = fields({
  /**
   * Limit of what one staff member credits to a member in 24 hours without approval; 0 means
   * nothing.
   */
  depositAbove: moneyText,
  /** Withdrawals above it are paid by another person than the approver; 0 for no such limit. */
  payoutAbove: moneyText,
})
export type PaymentControls = z.output<typeof paymentControls>

export const officePaymentControls = defineCall({
  ...read,
  path: '/office/api/payment/controls',
  about: 'Above which amounts a brand needs two people for a deposit or a payout',
  input: fields({ brandId }),
  output: fields({
    controls: paymentControls,
    currency: z.string(),
    seen,
    waiting: z.array(waitingRequest),
  }),
  refusals: ['not_found'],
})

export const savePaymentControls = defineCall({
  ...office,
  method: 'PUT',
  path: '/office/api/payment/controls',
  about: 'Ask a second person to change above which amounts two people are needed',
  input: fields({
    brandId,
    controls: paymentControls,
    seen: text(1, 64),
    reason: officeReason,
  }),
  output: approvalOutput,
  refusals: ['not_found', 'invalid_fields', 'stale_draft', 'approval_waiting'],
})
