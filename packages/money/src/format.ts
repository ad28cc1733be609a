import { unitsPerOne, type Amount } from './amount.ts'
import { currencies, type Currency } from './currency.ts'

/** Two decimals, comma thousands, the symbol before; never more than there is. */
export function formatMoney(amount: Amount, currency: Currency): string {
  const units = amount < 0n ? 0n - amount : amount
  const whole = String(units / unitsPerOne).replaceAll(/\B(?=(\d{3})+$)/g, ',')
  const hundredths = String((units % unitsPerOne) / 100n).padStart(2, '0')
  const isNegative = amount < 0n && units >= 100n
  return `${isNegative ? '-' : ''}${currencies[currency].symbol}${whole}.${hundredths}`
}
