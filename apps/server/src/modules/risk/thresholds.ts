import { amountOf, parseAmount, toWire } from '@fairhouse/money'
import {
  riskThresholds,
  type RiskCount,
  type RiskKind,
  type RiskThreshold,
  type RiskThresholds,
} from '@fairhouse/protocol'

/** All thresholds; those that a kind does not use are zero. */
export type Thresholds = Record<'amount' | 'least', bigint> & Record<RiskCount, number>

export const noThresholds: Thresholds = {
  amount: 0n,
  least: 0n,
  multiple: 0,
  hours: 0,
  days: 0,
  percent: 0,
  accounts: 0,
}

const moneyNames = ['amount', 'least'] as const
const countNames = ['multiple', 'hours', 'days', 'percent', 'accounts'] as const

type Faults = Record<string, 'required' | 'invalid'>

/** Invalid thresholds by name: a kind needs exactly its own. */
export function findThresholdFaults(kind: RiskKind, values: RiskThresholds): Faults {
  const needed: readonly RiskThreshold[] = riskThresholds[kind]
  const faults: Faults = {}
  for (const name of [...moneyNames, ...countNames]) {
    if ((values[name] === undefined) === needed.includes(name)) {
      faults[name] = needed.includes(name) ? 'required' : 'invalid'
    }
  }
  const { amount, least } = parseThresholds(values)
  if (kind === 'largeWin' && amount === 0n && !values.multiple) faults.amount ??= 'required'
  // Otherwise every small win on a small stake would raise a case.
  if (kind === 'largeWin' && values.multiple && least === 0n) faults.least ??= 'required'
  return faults
}

export function parseThresholds(values: RiskThresholds): Thresholds {
  const thresholds = { ...noThresholds }
  for (const name of moneyNames) thresholds[name] = parseAmount(values[name] ?? '0') ?? 0n
  for (const name of countNames) thresholds[name] = values[name] ?? 0
  return thresholds
}

/** Wire format: only the thresholds of the kind. */
export function toWireThresholds(kind: RiskKind, thresholds: Thresholds): RiskThresholds {
  const needed: readonly RiskThreshold[] = riskThresholds[kind]
  const values: RiskThresholds = {}
  for (const name of moneyNames) {
    if (needed.includes(name)) values[name] = toWire(amountOf(thresholds[name]))
  }
  for (const name of countNames) if (needed.includes(name)) values[name] = thresholds[name]
  return values
}
