import { parseAmount, unitsPerOne, type Amount } from './amount.ts'
import { currencies, isCurrency, type Currency } from './currency.ts'
import { groupDigits } from './digits.ts'
import { moneyStyle } from './style.ts'

/**
 * Formats money, rounded towards zero. The standard has two decimals, comma thousands and a leading
 * symbol; the local style has decimals only if the currency or the amount has some.
 */
export function formatMoney(amount: Amount, currency: Currency, style = moneyStyle()): string {
  const { symbol, exponent, local } = currencies[currency]
  const isLocal = style === 'local'
  const units = amount < 0n ? 0n - amount : amount
  const whole = groupDigits(String(units / unitsPerOne), isLocal ? local.group : ',')
  const hundredths = String((units % unitsPerOne) / 100n).padStart(2, '0')
  const sign = amount < 0n && units >= 100n ? '-' : ''
  if (!isLocal) return `${sign}${symbol}${whole}.${hundredths}`
  const hasDecimals = exponent > 0 || hundredths !== '00'
  const figures = hasDecimals ? `${whole}${local.point}${hundredths}` : whole
  return sign + local.form.replace('#', figures)
}

/** Formats money in the wire format for display; returns unreadable values unchanged. */
export function moneyText(money: string | Amount, currency: string, style = moneyStyle()): string {
  const amount = typeof money === 'string' ? parseAmount(money) : money
  return amount === undefined || !isCurrency(currency)
    ? String(money)
    : formatMoney(amount, currency, style)
}
