/** An amount of the wire whose currency is not known: digits in groups, and no empty decimals. */
export function grouped(amount: string): string {
  const [whole = '', decimals = ''] = amount.split('.')
  const rest = decimals.replace(/0+$/, '')
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}${rest === '' ? '' : `.${rest}`}`
}
