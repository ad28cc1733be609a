import * as z from 'zod/mini'
import { everyone } from '../actor.ts'
import { defineCall } from '../call.ts'
import { fields, uploadedPicture, maxPictureLength, none, text } from '../fields.ts'
import { coinNetworks, coinTransfer } from '../payment.ts'
import { pictureOf } from './feedback.ts'

/** LIST of deposit states. */
export const depositStates = [
  'created',
  'pending',
  'credited',
  'failed',
  'expired',
  'reviewing',
  'rejected',
] as const
export type DepositState = (typeof depositStates)[number]

/** LIST of reasons why a deposit left the normal course. */
export const depositReasons = [
  'unavailable',
  'declined',
  'late',
  'amount',
  'currency',
  'proof',
  'staff',
] as const

/** Paid on a provider's page, with an e-wallet or a coin, or by a transfer with a proof. */
export const depositKinds = ['online', 'bank', 'ewallet', 'crypto'] as const
export type DepositKind = (typeof depositKinds)[number]

const digits = (max: number) => z.string().check(z.regex(new RegExp(`^\\d{1,${max}}$`)))
/** A decimal string; the method defines the allowed amounts. */
export const moneyText = z.string().check(z.regex(/^\d{1,14}(\.\d{1,4})?$/))

const methodFacts = {
  method: z.string(),
  kind: z.enum(depositKinds),
  /** Own name of the method; empty: the name of its kind. */
  name: z.string(),
}

const method = fields({
  ...methodFacts,
  least: z.string(),
  /** Amount that the member may still deposit by it today, if lower than its maximum. */
  most: z.string(),
  quick: z.array(z.string()),
  /** Fee in millionths of the amount. */
  feeShare: z.int(),
  feeFixed: z.string(),
  /** Minutes within which the payment must arrive. */
  minutes: z.int(),
  /** Networks to choose from, of a coin. */
  networks: z.array(z.enum(coinNetworks)),
})
export type DepositMethod = z.output<typeof method>

export const depositShown = fields({
  ...methodFacts,
  id: z.string(),
  currency: z.string(),
  amount: z.string(),
  /** The fee, and the amount credited after it: as done, else as it would be now. */
  fee: z.string(),
  net: z.string(),
  state: z.enum(depositStates),
  /** A short reference for the member to put on a manual transfer. */
  reference: z.string(),
  /** The amount received, if known. */
  paid: z.nullable(z.string()),
  credited: z.nullable(z.string()),
  reason: z.nullable(z.enum(depositReasons)),
  /** Message of staff to the member. */
  note: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

const deposit = z.extend(depositShown, {
  /** Address of the payment page, while it can be paid. */
  page: z.nullable(z.string()),
  /** Target account of a pending manual transfer. */
  bank: z.nullable(fields({ institution: z.string(), number: z.string(), name: z.string() })),
  /** QR code for a banking app, with amount and reference. */
  qr: z.nullable(z.string()),
  /** Where to send a coin, while it can be paid. */
  coin: z.nullable(coinTransfer),
  proofs: z.array(z.string()),
  mayProve: z.boolean(),
  /** Server time, for the countdown. */
  now: z.iso.datetime(),
  /** How long recent reviews took, while it is reviewed. */
  usualReviewSeconds: z.nullable(z.int()),
})
export type Deposit = z.output<typeof deposit>

const owners = ['member', 'agent'] as const

export const depositMethods = defineCall({
  method: 'GET',
  path: '/wps/deposit/methods',
  about: 'How this account can pay in: limits, quick amounts and fees',
  who: owners,
  input: none,
  output: fields({
    currency: z.string(),
    methods: z.array(method),
    /** Time of the next allowed attempt, after failed ones. */
    blockedUntil: z.nullable(z.iso.datetime()),
    suspended: z.boolean(),
    /** Unfinished deposits, newest first. */
    open: z.array(depositShown),
  }),
  refusals: [],
  rate: 'read',
})

export const brandDepositMethods = defineCall({
  method: 'GET',
  path: '/wps/deposit/brandMethods',
  about: 'Which deposit methods a brand offers, before anybody signs in',
  who: everyone,
  input: none,
  output: fields({ list: z.array(fields(methodFacts)) }),
  refusals: [],
  rate: 'read',
})

export const putDeposit = defineCall({
  method: 'PUT',
  path: '/wps/deposit',
  about: 'Begin a deposit under an id of the browser; the same again gives the same answer',
  who: owners,
  input: fields({
    id: z.uuid(),
    method: text(2, 32),
    amount: moneyText,
    /** Needed for a coin. */
    network: z.optional(z.enum(coinNetworks)),
  }),
  output: deposit,
  refusals: [
    'invalid_fields',
    'not_found',
    'id_conflict',
    'terms_not_accepted',
    'excluded',
    'identity_needed',
    'account_dormant',
    'deposits_open',
    'deposit_blocked',
    'deposit_suspended',
    'deposits_stopped',
    'provider_unavailable',
  ],
  rate: 'write',
})

export const depositOne = defineCall({
  method: 'GET',
  path: '/wps/deposit/one',
  about: "One of this account's deposits, with how it is paid while it can be",
  who: owners,
  input: fields({ id: z.uuid() }),
  output: deposit,
  refusals: ['not_found'],
  rate: 'read',
})

export const depositList = defineCall({
  method: 'GET',
  path: '/wps/deposit/list',
  about: "This account's deposits, the latest first, by pages",
  who: owners,
  input: fields({ pageNo: z.optional(digits(5)), pageSize: z.optional(digits(3)) }),
  output: fields({
    list: z.array(depositShown),
    total: z.int(),
    pageNo: z.int(),
    pageSize: z.int(),
  }),
  refusals: [],
  rate: 'read',
})

export const sendDepositProof = defineCall({
  method: 'POST',
  path: '/wps/deposit/proof',
  about: 'Show that a transfer was made: a picture (base64 of png or jpg)',
  who: owners,
  input: fields({ id: z.uuid(), image: uploadedPicture }),
  output: deposit,
  refusals: ['invalid_fields', 'not_found', 'already_decided', 'too_many_requests'],
  rate: 'message',
  bodyBytes: maxPictureLength + 64 * 1024,
})

export const ownDepositProof = defineCall({
  method: 'GET',
  path: '/wps/deposit/proof',
  about: 'A picture that this account has sent',
  who: owners,
  input: fields({ id: z.uuid() }),
  output: pictureOf,
  refusals: ['not_found'],
  rate: 'read',
})
