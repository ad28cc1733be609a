import type { Amount, Currency } from '@fairhouse/money'
import type { CoinNetwork, CoinTransfer, payoutTarget } from '@fairhouse/protocol/payment'
import type { PaymentChannel } from '@fairhouse/protocol/payment'
import type * as z from 'zod/mini'

/** The account that a payout goes to. */
export type PayoutTarget = z.output<typeof payoutTarget>

/** A provider as one brand has configured it. */
export interface ProviderConfig {
  brandId: string
  /** The brand's code at the provider. */
  operator: string
  /** The provider's code. */
  code: string
  baseUrl: string | undefined
  secret: string | undefined
  /** Address of the provider's webhooks. */
  callbackUrl: string
}

export interface PaymentOrder {
  id: string
  amount: Amount
  currency: Currency
  reference: string
  expiresAt: Date
  /** The payer's language. */
  language: string
  /** Where the provider's page leads back to. */
  returnUrl: string
  channel: PaymentChannel
  /** The network of a coin. */
  network: CoinNetwork | null
}

export interface SentPayout {
  id: string
  amount: Amount
  currency: Currency
  target: PayoutTarget
}

/** The page where the member pays; a transfer by hand has none. */
export interface CreatedPayment {
  reference?: string
  page?: string
  /** Where to send a coin. */
  coin?: CoinTransfer | undefined
}

/** The state of a payment; the amount is the amount received. */
export interface PaymentStatus {
  state: 'pending' | 'paid' | 'failed' | 'expired' | 'unknown'
  reference?: string | undefined
  amount?: Amount | undefined
  currency?: string | undefined
}

/** A status that the provider sent by webhook. */
export interface WebhookEvent extends PaymentStatus {
  event: string
  about: 'payment' | 'payout'
  id: string
  state: 'pending' | 'paid' | 'failed' | 'expired'
}

export interface SignedWebhook {
  body: Buffer
  timestamp: string
  signature: string
  now: Date
}

/** The calls of every provider. Undefined means no clear answer, so nothing is known. */
export interface Provider {
  create(order: PaymentOrder, place: ProviderConfig): Promise<CreatedPayment | undefined>
  status(id: string, place: ProviderConfig): Promise<PaymentStatus | undefined>
  /** The verified event; undefined for providers without webhooks. */
  webhook(letter: SignedWebhook, place: ProviderConfig): WebhookEvent | undefined
  payout(order: SentPayout, place: ProviderConfig): Promise<PaymentStatus | undefined>
  payoutStatus(id: string, place: ProviderConfig): Promise<PaymentStatus | undefined>
  /** The member sends a picture as proof, and staff decide. */
  byHand: boolean
}
