import { trimDecimals } from '@fairhouse/money'

/** A percentage with at least two decimals, from a decimal string. */
export function percentText(decimal: string): string {
  const [whole = '0', decimals = ''] = decimal.split('.')
  return `${whole}.${trimDecimals(decimals).padEnd(2, '0')}`
}

/** A share in thousandths as a percentage. */
export const permilleToPercent = (permille: number): string => (permille / 10).toFixed(2)

/** The thousandths of a typed percentage; undefined if it is not a whole number of them. */
export function percentToPermille(typed: string): number | undefined {
  const [, whole, decimals = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? []
  if (whole === undefined) return undefined
  const hundredths = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  return hundredths % 10 === 0 ? hundredths / 10 : undefined
}
