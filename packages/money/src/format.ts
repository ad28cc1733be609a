import { parseAmount, unitsPerOne, type Amount } from './amount.ts'
import { currencies, isCurrency, type Currency } from './currency.ts'
import { groupDigits } from './digits.ts'

/** Two decimals, comma thousands, the symbol before; never more than there is. */
export function formatMoney(amount: Amount, currency: Currency): string {
  const units = amount < 0n ? 0n - amount : amount
  const whole = groupDigits(String(units / unitsPerOne))
  const hundredths = String((units % unitsPerOne) / 100n).padStart(2, '0')
  const isNegative = amount < 0n && units >= 100n
  return `${isNegative ? '-' : ''}${currencies[currency].symbol}${whole}.${hundredths}`
}

/** Money of the wire as everybody reads it; what is none stays as it came. */
export function moneyText(money: string | Amount, currency: string): string {
  const amount = typeof money === 'string' ? parseAmount(money) : money
  return amount === undefined || !isCurrency(currency)
    ? String(money)
    : formatMoney(amount, currency)
}
