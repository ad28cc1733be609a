import { isPayable, parseAmount, toWire, zero, type Amount, type Currency } from '@fairhouse/money'
import type { PaymentControls } from '@fairhouse/protocol'
import { Refusal } from '#platform/http'

/** Amounts above which a brand's money needs four-eyes approval. */
export interface Controls {
  depositAbove: Amount
  payoutAbove: Amount
}

/** Default: every amount needs four-eyes approval. */
export const defaultControls: Controls = { depositAbove: zero, payoutAbove: zero }

export const toWireControls = ({ depositAbove, payoutAbove }: Controls): PaymentControls => ({
  depositAbove: toWire(depositAbove),
  payoutAbove: toWire(payoutAbove),
})

/** Parses typed amounts; refuses invalid ones by field. */
export function parseControls(typed: PaymentControls, currency: Currency): Controls {
  function amount(field: keyof PaymentControls): Amount {
    const found = parseAmount(typed[field])
    if (found !== undefined && (found === 0n || isPayable(found, currency))) return found
    throw new Refusal('invalid_fields', { [field]: 'invalid' })
  }
  return { depositAbove: amount('depositAbove'), payoutAbove: amount('payoutAbove') }
}
