import { amountOf, unitsPerOne, type Amount } from './amount.ts'
import { currencies, type Currency } from './currency.ts'
import { portionOf, type Millionths } from './share.ts'

export interface Fee {
  share: Millionths
  fixed: Amount
}

/** What is taken of a payment: cut to what the currency can pay, and never as much as came. */
export function feeOf(amount: Amount, { share, fixed }: Fee, currency: Currency): Amount {
  const step = unitsPerOne / 10n ** BigInt(currencies[currency].exponent)
  const whole = portionOf(amount, share).part + fixed
  const fee = whole - (whole % step)
  return amountOf(fee < amount ? fee : 0n)
}
