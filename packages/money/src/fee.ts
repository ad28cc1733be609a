import { amountOf, unitsPerOne, type Amount } from './amount.ts'
import { currencies, type Currency } from './currency.ts'
import { portionOf, type Millionths } from './share.ts'

export interface Fee {
  share: Millionths
  fixed: Amount
}

/**
 * Computes the fee of a payment, rounded down to the currency's smallest payable unit; zero if it
 * would take the whole payment.
 */
export function feeOf(amount: Amount, { share, fixed }: Fee, currency: Currency): Amount {
  const step = unitsPerOne / 10n ** BigInt(currencies[currency].exponent)
  const exactFee = portionOf(amount, share).part + fixed
  const fee = exactFee - (exactFee % step)
  return amountOf(fee < amount ? fee : 0n)
}
