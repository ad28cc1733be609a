import * as z from 'zod/mini'
import { fields, text } from './fields.ts'

/** Path of webhooks, followed by the codes of gateway and brand. */
export const webhookPath = '/payment'

/**
 * Headers of every request in both directions. The signature is hex HMAC-SHA256(secret, timestamp +
 * "." + raw body), the timestamp Unix milliseconds.
 */
export const gatewayHeaders = {
  operator: 'x-operator',
  timestamp: 'x-timestamp',
  signature: 'x-signature',
} as const

/** Allowed deviation of a gateway's clock from ours; repeats are signed again. */
export const gatewayClockMs = 300_000

const money = z.string().check(z.regex(/^\d{1,14}(\.\d{1,4})?$/))
const currency = z.string().check(z.regex(/^[A-Z]{3}$/))
const key = text(1, 64)

/** LIST of states of a payment or payout, as reported by a gateway. */
export const gatewayStates = ['pending', 'paid', 'failed', 'expired', 'unknown'] as const
export type GatewayState = (typeof gatewayStates)[number]

const gatewayStatus = fields({
  state: z.enum(gatewayStates),
  /** The gateway's own reference. */
  reference: z.optional(key),
  /** The amount received. */
  amount: z.optional(money),
  currency: z.optional(currency),
})

/**
 * LIST of kinds of payment providers: sandbox gateway, manual bank transfers, any gateway by
 * webhook.
 */
export const providerKinds = ['sandbox', 'bank', 'webhook'] as const
export type ProviderKind = (typeof providerKinds)[number]

/** LIST of the ways of an online payment: the provider's page, e-wallets, and a coin. */
export const paymentChannels = ['page', 'momo', 'zalopay', 'usdt'] as const
export type PaymentChannel = (typeof paymentChannels)[number]

/** LIST of the networks of USDT. */
export const coinNetworks = ['TRON', 'ETHEREUM'] as const
export type CoinNetwork = (typeof coinNetworks)[number]

/** Where a payment in a coin is sent. */
export const coinTransfer = fields({
  network: z.enum(coinNetworks),
  address: text(1, 128),
  amount: z.string().check(z.regex(/^\d{1,14}(\.\d{1,8})?$/)),
})
export type CoinTransfer = z.output<typeof coinTransfer>

export const payoutKinds = ['bank', 'ewallet', 'crypto'] as const
export type PayoutKind = (typeof payoutKinds)[number]

/** `source`: back to the source of a payment; its number is the gateway's own reference. */
export const targetKinds = [...payoutKinds, 'source'] as const
export type TargetKind = (typeof targetKinds)[number]

export const payoutTarget = fields({
  kind: z.enum(targetKinds),
  institution: text(0, 100),
  number: text(1, 200),
  name: text(0, 200),
})

/** LIST of requests to a gateway: `POST <base>/v1/<verb>`, answered with JSON. */
export const gatewayVerbs = {
  payments: {
    about: 'Ask for a payment; asked again with the same id, it is the same payment',
    input: fields({
      id: z.uuid(),
      amount: money,
      currency,
      /** Reference shown to the payer. */
      reference: key,
      expiresAt: z.iso.datetime(),
      callbackUrl: z.string(),
      /** Language of the payer, as a code of the site, for the gateway's page. */
      language: z.optional(text(2, 8)),
      /** Where the gateway's page leads back to. */
      returnUrl: z.optional(z.url({ protocol: /^https?$/ })),
      /** The e-wallet or coin that the payer chose; left out for the page. */
      channel: z.optional(z.enum(paymentChannels)),
      network: z.optional(z.enum(coinNetworks)),
    }),
    output: fields({
      reference: key,
      page: text(1, 500),
      /** For a payment in a coin. */
      coin: z.optional(coinTransfer),
    }),
  },
  'payments/status': {
    about: 'What became of a payment',
    input: fields({ id: z.uuid() }),
    output: gatewayStatus,
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
    output: gatewayStatus,
  },
  'payouts/status': {
    about: 'What became of a payout',
    input: fields({ id: z.uuid() }),
    output: gatewayStatus,
  },
} as const

export type GatewayVerb = keyof typeof gatewayVerbs
export type GatewayInput<V extends GatewayVerb> = z.output<(typeof gatewayVerbs)[V]['input']>
export type GatewayOutput<V extends GatewayVerb> = z.output<(typeof gatewayVerbs)[V]['output']>

/** Webhook event of a gateway. Other fields are ignored. */
export const gatewayEvent = z.object({
  /** Id of the event; repeats have the same id. */
  event: key,
  about: z.enum(['payment', 'payout']),
  id: z.uuid(),
  state: z.enum(['pending', 'paid', 'failed', 'expired']),
  reference: key,
  amount: money,
  currency,
})

export type GatewayEvent = z.output<typeof gatewayEvent>
