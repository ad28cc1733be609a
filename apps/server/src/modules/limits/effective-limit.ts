import type { LimitName, RuleName, RuleScope } from '@fairhouse/protocol'
import { noLimit, type OwnLimit } from './pending-increase.ts'

export type LimitOwner = 'own' | 'house' | 'market'

export interface EffectiveLimit {
  readonly value: bigint
  readonly by: LimitOwner
}

export interface Rule {
  readonly scope: RuleScope
  readonly name: RuleName
  readonly value: bigint
}

/** The player's own limits and the rules that apply. */
export interface PlayerLimits {
  readonly own: ReadonlyMap<LimitName, OwnLimit>
  readonly rules: readonly Rule[]
}

const marketScopes: ReadonlySet<RuleScope> = new Set(['market', 'young'])

/** The strictest limit applies; between equals the player's own. */
export function effectiveLimit(
  { own, rules }: PlayerLimits,
  name: LimitName,
): EffectiveLimit | undefined {
  const { value } = own.get(name) ?? noLimit
  const all: EffectiveLimit[] = value === null ? [] : [{ value, by: 'own' }]
  for (const rule of rules) {
    if (rule.name !== name) continue
    all.push({ value: rule.value, by: marketScopes.has(rule.scope) ? 'market' : 'house' })
  }
  return all.reduce<EffectiveLimit | undefined>(
    (strictest, one) => (strictest && strictest.value <= one.value ? strictest : one),
    undefined,
  )
}
