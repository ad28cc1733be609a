import { amountOf, isCurrency, parseAmount, unitsPerOne } from '@fairhouse/money'
import type { Amount, Currency } from '@fairhouse/money'

/** LIST of the stakes of a unit that are offered by currency; the first one is preset. */
const offered: Readonly<Record<Currency, readonly string[]>> = {
  VND: ['1000', '5000', '10000', '50000', '100000'],
  IDR: ['1000', '5000', '10000', '50000', '100000'],
  KRW: ['100', '500', '1000', '5000', '10000'],
  JPY: ['10', '50', '100', '500', '1000'],
  THB: ['1', '5', '10', '50', '100'],
  PHP: ['1', '5', '10', '50', '100'],
  CNY: ['2', '0.2', '0.02', '0.002', '10', '100'],
  MYR: ['1', '0.1', '5', '10', '50'],
  USD: ['0.1', '0.01', '1', '5', '10'],
  EUR: ['0.1', '0.01', '1', '5', '10'],
}

export const stakesOf = (currency: string): readonly string[] =>
  isCurrency(currency) ? offered[currency] : ['1', '5', '10']

/** LIST of what players write behind a number: `10k`, `1tr`, `2m`. */
const suffixes: Readonly<Record<string, bigint>> = {
  '': 1n,
  k: 1000n,
  ng: 1000n,
  n: 1000n,
  tr: 1_000_000n,
  m: 1_000_000n,
}

/** Reads a typed stake: `10000`, `10,000`, `10k`, `1.5tr`. Undefined if it is no amount. */
export function readStake(text: string): Amount | undefined {
  const match = /^([0-9][0-9,\s]*(?:\.[0-9]{1,4})?)\s?([a-z]{0,2})$/.exec(text.trim().toLowerCase())
  if (!match) return undefined
  const [, figures = '', suffix = ''] = match
  const factor = suffixes[suffix]
  const amount = parseAmount(figures.replaceAll(/[,\s]/g, ''))
  if (factor === undefined || amount === undefined || amount <= 0n) return undefined
  const units = amount * factor
  return units > unitsPerOne * 10n ** 13n ? undefined : amountOf(units)
}
