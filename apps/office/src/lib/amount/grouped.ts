import { groupDigits, trimDecimals } from '@fairhouse/money'

/** An amount of the wire whose currency is not known: digits in groups, and no empty decimals. */
export function grouped(amount: string): string {
  const [whole = '', decimals = ''] = amount.split('.')
  const sign = whole.startsWith('-') ? '-' : ''
  const rest = trimDecimals(decimals)
  return `${sign}${groupDigits(whole.slice(sign.length))}${rest === '' ? '' : `.${rest}`}`
}
