import type { RiskThresholds } from '@fairhouse/protocol'
import {
  riskCounts,
  riskThresholds,
  type RiskCount,
  type RiskKind,
  type RiskThreshold,
} from '@fairhouse/protocol/risk-lists'
import { readAmount } from '#lib/amount'

export type Typed = Partial<Record<RiskThreshold, string>>

const isCount = (name: RiskThreshold): name is RiskCount => Object.hasOwn(riskCounts, name)

export function toTyped(kind: RiskKind, thresholds: RiskThresholds): Typed {
  return Object.fromEntries(
    riskThresholds[kind].map((name) => [name, shown(thresholds[name] ?? 0)]),
  )
}

/** Trims empty decimals. */
const shown = (value: string | number) => String(value).replace(/\.0+$/, '')

/** Converts typed thresholds. Returns undefined if a value is invalid or out of range. */
export function sentThresholds(kind: RiskKind, typed: Typed): RiskThresholds | undefined {
  const sent: RiskThresholds = {}
  for (const name of riskThresholds[kind]) {
    const text = readAmount(typed[name] ?? '') ?? ''
    if (isCount(name)) {
      const { least, most } = riskCounts[name]
      const count = /^\d{1,7}$/.test(text) ? Number(text) : -1
      if (count < least || count > most) return undefined
      sent[name] = count
    } else {
      if (!/^\d{1,14}(\.\d{1,4})?$/.test(text)) return undefined
      sent[name] = text
    }
  }
  return sent
}
