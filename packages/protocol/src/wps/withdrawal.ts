import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { fields, uploadedPicture, maxPictureLength, none, text } from '../fields.ts'
import { payoutKinds, targetKinds } from '../payment.ts'
import { passwordText } from './sign-in.ts'

const real = ['member', 'agent'] as const
export const payoutAmount = z.string().check(z.regex(/^\d{1,14}(\.\d{1,4})?$/))
const kind = z.enum(payoutKinds)

/** LIST of withdrawal states. */
export const withdrawalStates = [
  'requested',
  'reviewing',
  'approved',
  'paying',
  'paid',
  'partlyPaid',
  'failed',
  'rejected',
] as const
export type WithdrawalState = (typeof withdrawalStates)[number]

/** LIST of the member's confirmations of a sent payout. */
const confirmations = ['asked', 'received', 'closed', 'claimed'] as const

const maskedAccount = fields({
  id: z.string(),
  kind,
  institution: z.string(),
  number: z.string(),
})

const institution = fields({ id: z.string(), name: z.string(), fullName: z.string() })

const boundAccount = z.extend(maskedAccount, {
  name: z.string(),
  /** No payouts go to it while in `review`. */
  state: z.enum(['review', 'bound']),
})

export const withdrawalPart = fields({
  id: z.string(),
  amount: z.string(),
  at: z.iso.datetime(),
  confirmation: z.nullable(z.enum(confirmations)),
  confirmUntil: z.nullable(z.iso.datetime()),
  /** Staff's answer to a report that the money did not arrive. */
  answer: z.nullable(z.string()),
})

const withdrawal = fields({
  id: z.string(),
  state: z.enum(withdrawalStates),
  currency: z.string(),
  amount: z.string(),
  fee: z.string(),
  /** The amount less the fee: what arrives. */
  net: z.string(),
  /** Amounts sent, still to send, and returned to the balance. */
  paid: z.string(),
  due: z.string(),
  returned: z.string(),
  /** Kind `source`: unplayed deposits on their way back to their source. */
  account: z.extend(maskedAccount, { kind: z.enum(targetKinds) }),
  reason: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  parts: z.array(withdrawalPart),
  moves: z.array(fields({ state: z.enum(withdrawalStates), at: z.iso.datetime() })),
})

export const withdrawalFacts = defineCall({
  method: 'GET',
  path: '/wps/withdrawal/facts',
  about: 'What this account can withdraw, to where, and what is still to be done before',
  who: real,
  input: none,
  output: fields({
    currency: z.string(),
    balance: z.string(),
    kinds: z.array(kind),
    /** The member chooses one by id, or types a name if a list is empty. */
    institutions: fields({ bank: z.array(institution), ewallet: z.array(institution) }),
    accounts: z.array(boundAccount),
    mostAccounts: z.int(),
    hasPaymentPassword: z.boolean(),
    /** Payouts start after this time. */
    heldUntil: z.nullable(z.iso.datetime()),
    least: z.string(),
    most: z.nullable(z.string()),
    leftToday: z.nullable(z.string()),
    timesLeftToday: z.nullable(z.int()),
    fee: fields({ flat: z.string(), permille: z.int() }),
    /** Amounts above it need step-up. */
    stepUpAbove: z.string(),
    /** Remaining wagering requirement. */
    turnover: fields({ deposits: z.string(), bonus: z.string(), total: z.string() }),
    turnoverPercent: z.int(),
    confirmDays: z.int(),
    /** Median time of recent withdrawals to each kind of account; null if there were too few. */
    usualSeconds: fields({
      bank: z.nullable(z.int()),
      ewallet: z.nullable(z.int()),
      crypto: z.nullable(z.int()),
    }),
  }),
  refusals: [],
  rate: 'read',
})

export const withdrawalList = defineCall({
  method: 'GET',
  path: '/wps/withdrawal/list',
  about: 'The withdrawals of this account, the latest first; go on with `next` as `before`',
  who: real,
  input: fields({ before: z.optional(z.uuid()) }),
  output: fields({ list: z.array(withdrawal), next: z.nullable(z.string()) }),
  refusals: [],
  rate: 'read',
})

export const requestWithdrawal = defineCall({
  method: 'PUT',
  path: '/wps/withdrawal',
  about: 'Ask for money: it is put on hold at once; the same id again tells what became of it',
  who: real,
  input: fields({
    id: z.uuid(),
    accountId: z.uuid(),
    amount: payoutAmount,
    paymentPassword: passwordText,
  }),
  output: withdrawal,
  refusals: [
    'not_found',
    'invalid_fields',
    'wrong_password',
    'too_many_requests',
    'step_up_required',
    'payment_password_needed',
    'payouts_held',
    'identity_needed',
    'account_dormant',
    'account_in_review',
    'turnover_left',
    'limit_reached',
    'withdrawals_stopped',
    'insufficient_funds',
    'id_conflict',
  ],
  rate: 'write',
  body: 'encrypted',
})

export const confirmPayout = defineCall({
  method: 'POST',
  path: '/wps/withdrawal/confirm',
  about: 'Whether money that was sent came; who says that it did not sends a picture (base64)',
  who: real,
  input: fields({
    id: z.uuid(),
    received: z.boolean(),
    image: z.optional(uploadedPicture),
  }),
  output: none,
  refusals: ['not_found', 'invalid_fields', 'already_decided'],
  rate: 'write',
  bodyBytes: maxPictureLength + 64 * 1024,
})

export const bindAccount = defineCall({
  method: 'PUT',
  path: '/wps/withdrawal/account',
  about: 'Bind an account that money can be paid to, after a fresh proof',
  who: real,
  input: fields({ kind, institution: text(0, 256), number: text(0, 256), name: text(0, 256) }),
  output: boundAccount,
  refusals: [
    'invalid_fields',
    'step_up_required',
    'payouts_held',
    'limit_reached',
    'already_registered',
    'too_many_requests',
  ],
  rate: 'write',
  body: 'encrypted',
})

export const removeAccount = defineCall({
  method: 'DELETE',
  path: '/wps/withdrawal/account',
  about: 'Remove a bound account, after a fresh proof; what was asked for before is still paid',
  who: real,
  input: fields({ id: z.uuid() }),
  output: none,
  refusals: ['not_found', 'step_up_required'],
  rate: 'write',
})

export const setPaymentPassword = defineCall({
  method: 'POST',
  path: '/wps/withdrawal/password',
  about: 'Choose the payment password, or another, after a fresh proof',
  who: real,
  input: fields({ password: passwordText }),
  output: none,
  refusals: ['invalid_fields', 'step_up_required'],
  rate: 'login',
  body: 'encrypted',
})

/** Content of the topic `withdrawal`: sent payouts that wait for the member's answer. */
export const withdrawalPrompts = fields({
  version: z.int(),
  asked: z.array(
    fields({
      id: z.string(),
      withdrawalId: z.string(),
      currency: z.string(),
      amount: z.string(),
      /** Amounts sent and still to send of the whole withdrawal. */
      paid: z.string(),
      due: z.string(),
      until: z.iso.datetime(),
    }),
  ),
})
export type WithdrawalPrompts = z.output<typeof withdrawalPrompts>
