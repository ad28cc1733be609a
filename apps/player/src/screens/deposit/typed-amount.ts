import { currencies, feeOf, isCurrency, parseAmount, subtract, toWire } from '@fairhouse/money'
import { trimDecimals, type Amount } from '@fairhouse/money'
import type { DepositMethod } from '@fairhouse/protocol'

/** What somebody typed, without the signs between thousands; undefined for what is no amount. */
export function typedAmount(text: string): Amount | undefined {
  const plain = text.replaceAll(/[\s,']/g, '')
  const amount = parseAmount(plain)
  return amount === undefined || amount < 0n ? undefined : amount
}

/** As a field shows it: no decimals that the currency does not have. */
export function fieldText(wire: string, currency: string): string {
  const exponent = isCurrency(currency) ? currencies[currency].exponent : 2
  const [whole = '', fraction = ''] = wire.split('.')
  const decimals = trimDecimals(fraction.slice(0, exponent))
  return decimals === '' ? whole : `${whole}.${decimals}`
}

export interface Sum {
  amount: string
  fee: string
  credited: string
}

/** What is taken and what arrives, by the same rule as the house has. */
export function sumOf(amount: Amount, method: DepositMethod, currency: string): Sum | undefined {
  const fixed = parseAmount(method.feeFixed)
  if (fixed === undefined || !isCurrency(currency)) return undefined
  const fee = feeOf(amount, { share: BigInt(method.feeShare), fixed }, currency)
  const credited = subtract(amount, fee)
  return { amount: toWire(amount), fee: toWire(fee), credited: toWire(credited) }
}

/** Which limit an amount breaks. */
export function limitBroken(
  amount: Amount,
  { least, most }: DepositMethod,
): 'least' | 'most' | undefined {
  const [low, high] = [parseAmount(least), parseAmount(most)]
  if (high !== undefined && amount > high) return 'most'
  return low !== undefined && amount < low ? 'least' : undefined
}
