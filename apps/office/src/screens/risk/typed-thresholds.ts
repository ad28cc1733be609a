import type { RiskThresholds } from '@fairhouse/protocol'
import {
  riskCounts,
  riskThresholds,
  type RiskCount,
  type RiskKind,
  type RiskThreshold,
} from '@fairhouse/protocol/risk-lists'
import { typedAmount } from '#lib/amount'

export type Typed = Partial<Record<RiskThreshold, string>>

/** What of a large win counts only beside its stake has words of its own. */
export const wordOf = (kind: RiskKind, name: RiskThreshold) =>
  kind === 'largeWin' && name === 'least' ? 'least_win' : name

const isCount = (name: RiskThreshold): name is RiskCount => Object.hasOwn(riskCounts, name)

export function typedOf(kind: RiskKind, thresholds: RiskThresholds): Typed {
  return Object.fromEntries(
    riskThresholds[kind].map((name) => [name, shown(thresholds[name] ?? 0)]),
  )
}

/** Without decimals where there are none. */
const shown = (value: string | number) => String(value).replace(/\.0+$/, '')

/** As they are sent; undefined where something typed is no number that fits. */
export function sentThresholds(kind: RiskKind, typed: Typed): RiskThresholds | undefined {
  const sent: RiskThresholds = {}
  for (const name of riskThresholds[kind]) {
    const text = typedAmount(typed[name] ?? '') ?? ''
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
