import * as z from 'zod/mini'
import { fields, text } from './fields.ts'

/** Where a gateway tells us what became of a payment: under its code and the brand's. */
export const webhookPath = '/payment'

/**
 * Sent with every request, in both directions; the signature is hex
 * HMAC-SHA256(secret, timestamp + "." + raw body), the timestamp Unix milliseconds.
 */
export const gatewayHeaders = {
  operator: 'x-operator',
  timestamp: 'x-timestamp',
  signature: 'x-signature',
} as const

/** How far a gateway's clock may be from ours; what it sends again, it signs again. */
export const gatewayClockMs = 300_000

const money = z.string().check(z.regex(/^\d{1,14}(\.\d{1,4})?$/))
const currency = z.string().check(z.regex(/^[A-Z]{3}$/))
const key = text(1, 64)

/** LIST of the states that a gateway tells of a payment or a payout. */
export const gatewayStates = ['pending', 'paid', 'failed', 'expired', 'unknown'] as const
export type GatewayState = (typeof gatewayStates)[number]

const told = fields({
  state: z.enum(gatewayStates),
  /** The gateway's own name of it. */
  reference: z.optional(key),
  /** What truly came. */
  amount: z.optional(money),
  currency: z.optional(currency),
})

/** LIST of the kinds of payment providers: a gateway to try, people at a bank, any gateway. */
export const providerKinds = ['sandbox', 'bank', 'webhook'] as const
export type ProviderKind = (typeof providerKinds)[number]

export const payoutKinds = ['bank', 'ewallet', 'crypto'] as const
export type PayoutKind = (typeof payoutKinds)[number]

/** `source`: back to where a payment came from; its number is the gateway's own reference of it. */
export const targetKinds = [...payoutKinds, 'source'] as const
export type TargetKind = (typeof targetKinds)[number]

export const payoutTarget = fields({
  kind: z.enum(targetKinds),
  institution: text(0, 100),
  number: text(1, 200),
  name: text(0, 200),
})

/** LIST of what we ask of a gateway: `POST <base>/v1/<verb>`, answered with JSON. */
export const gatewayVerbs = {
  payments: {
    about: 'Ask for a payment; asked again with the same id, it is the same payment',
    input: fields({
      id: z.uuid(),
      amount: money,
      currency,
      /** What the payer reads. */
      reference: key,
      expiresAt: z.iso.datetime(),
      callbackUrl: z.string(),
      /** The payer's, by the codes of the site: its page should speak it. */
      language: z.optional(text(2, 8)),
    }),
    output: fields({ reference: key, page: text(1, 500) }),
  },
  'payments/status': {
    about: 'What became of a payment',
    input: fields({ id: z.uuid() }),
    output: told,
  },
  payouts: {
    about: 'Pay somebody; asked again with the same id, it is the same payout',
    input: fields({
      id: z.uuid(),
      amount: money,
      currency,
      target: payoutTarget,
      callbackUrl: z.string(),
    }),
    output: told,
  },
  'payouts/status': {
    about: 'What became of a payout',
    input: fields({ id: z.uuid() }),
    output: told,
  },
} as const

export type GatewayVerb = keyof typeof gatewayVerbs
export type GatewayInput<V extends GatewayVerb> = z.output<(typeof gatewayVerbs)[V]['input']>
export type GatewayOutput<V extends GatewayVerb> = z.output<(typeof gatewayVerbs)[V]['output']>

/** What a gateway tells by webhook. Other fields are its own business. */
export const gatewayEvent = z.object({
  /** The same in every repeat. */
  event: key,
  about: z.enum(['payment', 'payout']),
  id: z.uuid(),
  state: z.enum(['pending', 'paid', 'failed', 'expired']),
  reference: key,
  amount: money,
  currency,
})

export type GatewayEvent = z.output<typeof gatewayEvent>
