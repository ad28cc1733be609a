import { amountOf, feeOf, isCurrency, parseAmount, toWire } from '@fairhouse/money'
import type { DepositRow } from './view.ts'

type Terms = Pick<
  DepositRow,
  'amount' | 'paid' | 'fee' | 'net' | 'currency' | 'feeShare' | 'feeFixed'
>

export interface CreditSums {
  gross: string
  fee: string
  net: string
}

/** Gross, fee and net of the amount to credit: the typed one, else the amount received. */
export function creditSums(deposit: Terms, typed: string | undefined): CreditSums | undefined {
  const { currency, feeShare, feeFixed } = deposit
  if (typed === undefined) {
    return { gross: deposit.paid ?? deposit.amount, fee: deposit.fee, net: deposit.net }
  }
  const gross = parseAmount(typed)
  const fixed = parseAmount(feeFixed)
  if (gross === undefined || fixed === undefined || !isCurrency(currency)) return undefined
  const fee = feeOf(gross, { share: BigInt(feeShare), fixed }, currency)
  return { gross: toWire(gross), fee: toWire(fee), net: toWire(amountOf(gross - fee)) }
}
