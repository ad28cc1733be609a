import { amountOf, parseAmount, toWire } from '@fairhouse/money'
import {
  riskThresholds,
  type RiskCount,
  type RiskKind,
  type RiskThreshold,
  type RiskThresholds,
} from '@fairhouse/protocol'

/** All that a rule can have; what its kind has no use for is nothing. */
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

/** What is wrong with the thresholds of a kind, by name: each is told, and no other. */
export function thresholdFaults(kind: RiskKind, told: RiskThresholds): Faults {
  const needed: readonly RiskThreshold[] = riskThresholds[kind]
  const faults: Faults = {}
  for (const name of [...moneyNames, ...countNames]) {
    if ((told[name] === undefined) === needed.includes(name)) {
      faults[name] = needed.includes(name) ? 'required' : 'invalid'
    }
  }
  const { amount, least } = thresholdsOf(told)
  if (kind === 'largeWin' && amount === 0n && !told.multiple) faults.amount ??= 'required'
  // Otherwise every small win of a small stake would be a case.
  if (kind === 'largeWin' && told.multiple && least === 0n) faults.least ??= 'required'
  return faults
}

export function thresholdsOf(told: RiskThresholds): Thresholds {
  const thresholds = { ...noThresholds }
  for (const name of moneyNames) thresholds[name] = parseAmount(told[name] ?? '0') ?? 0n
  for (const name of countNames) thresholds[name] = told[name] ?? 0
  return thresholds
}

/** As they are told and kept: those of the kind, money as on the wire. */
export function thresholdsTold(kind: RiskKind, thresholds: Thresholds): RiskThresholds {
  const needed: readonly RiskThreshold[] = riskThresholds[kind]
  const told: RiskThresholds = {}
  for (const name of moneyNames) {
    if (needed.includes(name)) told[name] = toWire(amountOf(thresholds[name]))
  }
  for (const name of countNames) if (needed.includes(name)) told[name] = thresholds[name]
  return told
}
