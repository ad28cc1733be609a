import { amountOf, feeOf, isCurrency, type Amount } from '@fairhouse/money'
import type { StoredDeposit } from '../store/deposits.ts'

type Facts = Pick<
  StoredDeposit,
  | 'id'
  | 'currency'
  | 'amount'
  | 'fee'
  | 'feeMillionths'
  | 'feeFixed'
  | 'paid'
  | 'cleared'
  | 'credited'
  | 'creditedFee'
>

/** The fee on the amount received, by the terms of the method when the deposit began. */
export function feeOn(deposit: Facts, received: Amount): Amount {
  const { id, currency, feeMillionths, feeFixed } = deposit
  if (received === BigInt(deposit.amount)) return amountOf(BigInt(deposit.fee))
  if (!isCurrency(currency)) throw new Error(`deposit ${id} is in ${currency}`)
  const terms = { share: BigInt(feeMillionths), fixed: amountOf(BigInt(feeFixed)) }
  return feeOf(received, terms, currency)
}

/** The fee and what remains for the member: as credited, else as it would be credited now. */
export function feeAndNet(deposit: Facts): { fee: Amount; net: Amount } {
  const { credited, creditedFee, cleared, paid, amount } = deposit
  if (credited !== null && creditedFee !== null) {
    return { fee: amountOf(BigInt(creditedFee)), net: amountOf(BigInt(credited)) }
  }
  const received = amountOf(BigInt(cleared ?? paid ?? amount))
  const fee = feeOn(deposit, received)
  return { fee, net: amountOf(received > fee ? received - fee : 0n) }
}
