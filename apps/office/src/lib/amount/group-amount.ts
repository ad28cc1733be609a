import { groupDigits, trimDecimals } from '@fairhouse/money'

/** Groups the digits of a wire amount of unknown currency and trims trailing zeros. */
export function groupAmount(amount: string): string {
  const [whole = '', decimals = ''] = amount.split('.')
  const sign = whole.startsWith('-') ? '-' : ''
  const rest = trimDecimals(decimals)
  return `${sign}${groupDigits(whole.slice(sign.length))}${rest === '' ? '' : `.${rest}`}`
}
