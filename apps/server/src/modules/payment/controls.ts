import { isPayable, parseAmount, toWire, zero, type Amount, type Currency } from '@fairhouse/money'
import type { PaymentControls } from '@fairhouse/protocol'
import { Refusal } from '#platform/http'

/** Amounts above which one person alone does not decide about a brand's money. */
export interface Controls {
  depositAbove: Amount
  payoutAbove: Amount
}

/** Of a brand that has set nothing: two people for every amount. */
export const usualControls: Controls = { depositAbove: zero, payoutAbove: zero }

export const controlsShown = ({ depositAbove, payoutAbove }: Controls): PaymentControls => ({
  depositAbove: toWire(depositAbove),
  payoutAbove: toWire(payoutAbove),
})

/** What was written; refuses by the field that is wrong. */
export function controlsFrom(typed: PaymentControls, currency: Currency): Controls {
  function amount(field: keyof PaymentControls): Amount {
    const found = parseAmount(typed[field])
    if (found !== undefined && (found === 0n || isPayable(found, currency))) return found
    throw new Refusal('invalid_fields', { [field]: 'invalid' })
  }
  return { depositAbove: amount('depositAbove'), payoutAbove: amount('payoutAbove') }
}
