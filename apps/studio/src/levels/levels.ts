import { amountOf, isCurrency, parseAmount, type Amount, type Currency } from '@fairhouse/money'

/** LIST of the values of a credit by currency, ascending. */
const levels: Record<Currency, readonly string[]> = {
  VND: ['10', '20', '50', '100', '200', '500', '1000', '5000'],
  IDR: ['10', '20', '50', '100', '200', '500', '1000', '5000'],
  KRW: ['1', '2', '5', '10', '20', '50', '100', '500'],
  JPY: ['0.1', '0.2', '0.5', '1', '2', '5', '10', '50'],
  THB: ['0.01', '0.02', '0.05', '0.1', '0.2', '0.5', '1', '5'],
  PHP: ['0.01', '0.02', '0.05', '0.1', '0.2', '0.5', '1', '5'],
  CNY: ['0.01', '0.02', '0.05', '0.1', '0.2', '0.5', '1'],
  MYR: ['0.01', '0.02', '0.05', '0.1', '0.2', '0.5', '1'],
  USD: ['0.01', '0.02', '0.05', '0.1', '0.2', '0.5', '1'],
  EUR: ['0.01', '0.02', '0.05', '0.1', '0.2', '0.5', '1'],
}

const amounts = new Map(
  Object.entries(levels).map(([currency, texts]) => [
    currency,
    texts.map((text) => parseAmount(text) ?? amountOf(0n)),
  ]),
)

/** Returns no levels for currencies without games. */
export function levelsOf(currency: string): readonly Amount[] {
  return isCurrency(currency) ? (amounts.get(currency) ?? []) : []
}

export function isOffered(credit: Amount, currency: string): boolean {
  return levelsOf(currency).includes(credit)
}
