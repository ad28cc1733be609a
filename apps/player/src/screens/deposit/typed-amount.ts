import { currencies, feeOf, isCurrency, parseAmount, subtract, toWire } from '@fairhouse/money'
import { trimDecimals, type Amount } from '@fairhouse/money'
import type { DepositMethod } from '@fairhouse/protocol'

/** Parses a typed amount, ignoring thousands separators; undefined if invalid. */
export function typedAmount(text: string): Amount | undefined {
  const plain = text.replaceAll(/[\s,']/g, '')
  const amount = parseAmount(plain)
  return amount === undefined || amount < 0n ? undefined : amount
}

/** Formats an amount for a field, without decimals that the currency lacks. */
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

/** Amount charged and amount credited, by the server's rule. */
export function sumOf(amount: Amount, method: DepositMethod, currency: string): Sum | undefined {
  const fixed = parseAmount(method.feeFixed)
  if (fixed === undefined || !isCurrency(currency)) return undefined
  const fee = feeOf(amount, { share: BigInt(method.feeShare), fixed }, currency)
  const credited = subtract(amount, fee)
  return { amount: toWire(amount), fee: toWire(fee), credited: toWire(credited) }
}

/** The limit that the amount exceeds. */
export function limitBroken(
  amount: Amount,
  { least, most }: DepositMethod,
): 'least' | 'most' | undefined {
  const [low, high] = [parseAmount(least), parseAmount(most)]
  if (high !== undefined && amount > high) return 'most'
  return low !== undefined && amount < low ? 'least' : undefined
}
