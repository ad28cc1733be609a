import { parseAmount, unitsPerOne, type Amount } from './amount.ts'
import { currencies, isCurrency, type Currency } from './currency.ts'
import { groupDigits } from './digits.ts'

/** Formats money with two decimals, comma thousands and a leading symbol, rounded towards zero. */
export function formatMoney(amount: Amount, currency: Currency): string {
  const units = amount < 0n ? 0n - amount : amount
  const whole = groupDigits(String(units / unitsPerOne))
  const hundredths = String((units % unitsPerOne) / 100n).padStart(2, '0')
  const isNegative = amount < 0n && units >= 100n
  return `${isNegative ? '-' : ''}${currencies[currency].symbol}${whole}.${hundredths}`
}

/** Formats money in the wire format for display; returns unreadable values unchanged. */
export function moneyText(money: string | Amount, currency: string): string {
  const amount = typeof money === 'string' ? parseAmount(money) : money
  return amount === undefined || !isCurrency(currency)
    ? String(money)
    : formatMoney(amount, currency)
}
