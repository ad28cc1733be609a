import type { Amount, Currency } from '@fairhouse/money'
import type { payoutTarget } from '@fairhouse/protocol/payment'
import type * as z from 'zod/mini'

/** To whom money is paid out. */
export type PayoutTarget = z.output<typeof payoutTarget>

/** A provider as one brand has it. */
export interface Place {
  brandId: string
  /** Of the brand, as the provider knows it. */
  operator: string
  /** Of the provider. */
  code: string
  baseUrl: string | undefined
  secret: string | undefined
  /** Where it tells what became of a payment. */
  callbackUrl: string
}

export interface PaymentOrder {
  id: string
  amount: Amount
  currency: Currency
  reference: string
  expiresAt: Date
  /** Of the payer. */
  language: string
}

export interface SentPayout {
  id: string
  amount: Amount
  currency: Currency
  target: PayoutTarget
}

/** Where the member goes on; a transfer by hand has no page. */
export interface Begun {
  reference?: string
  page?: string
}

/** What is known of a payment; the amount is what truly came. */
export interface Told {
  state: 'pending' | 'paid' | 'failed' | 'expired' | 'unknown'
  reference?: string | undefined
  amount?: Amount | undefined
  currency?: string | undefined
}

/** What a provider said by itself. */
export interface Heard extends Told {
  event: string
  about: 'payment' | 'payout'
  id: string
  state: 'pending' | 'paid' | 'failed' | 'expired'
}

export interface Letter {
  body: Buffer
  timestamp: string
  signature: string
  now: Date
}

/** The verbs of every provider. Undefined: no clear answer came, so nothing is known. */
export interface Provider {
  create(order: PaymentOrder, place: Place): Promise<Begun | undefined>
  status(id: string, place: Place): Promise<Told | undefined>
  /** What was said, once it is sure who said it; undefined for who never says anything. */
  webhook(letter: Letter, place: Place): Heard | undefined
  payout(order: SentPayout, place: Place): Promise<Told | undefined>
  payoutStatus(id: string, place: Place): Promise<Told | undefined>
  /** Whether the member sends a picture that shows the payment, and staff decide. */
  byHand: boolean
}
