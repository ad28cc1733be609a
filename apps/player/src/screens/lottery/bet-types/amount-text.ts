import { groupDigits, toWire, trimDecimals, type Amount } from '@fairhouse/money'

/** An amount without a currency and without zeros that say nothing: `1,920`, `9.6`. */
export function amountText(amount: Amount): string {
  const [whole = '', fraction = ''] = toWire(amount).split('.')
  const decimals = trimDecimals(fraction)
  return decimals === '' ? groupDigits(whole) : `${groupDigits(whole)}.${decimals}`
}
