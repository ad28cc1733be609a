import type { LimitName, RuleName, RuleScope } from '@fairhouse/protocol'
import { noLimit, type OwnLimit } from './wishes.ts'

export type Owner = 'own' | 'house' | 'market'

export interface InForce {
  readonly value: bigint
  readonly by: Owner
}

export interface Rule {
  readonly scope: RuleScope
  readonly name: RuleName
  readonly value: bigint
}

/** All that limits a player. */
export interface Limits {
  readonly own: ReadonlyMap<LimitName, OwnLimit>
  readonly rules: readonly Rule[]
}

const ofMarket: ReadonlySet<RuleScope> = new Set(['market', 'young'])

/** The strictest holds; where two say the same, it is the player's own. */
export function inForce({ own, rules }: Limits, name: LimitName): InForce | undefined {
  const { value } = own.get(name) ?? noLimit
  const all: InForce[] = value === null ? [] : [{ value, by: 'own' }]
  for (const rule of rules) {
    if (rule.name !== name) continue
    all.push({ value: rule.value, by: ofMarket.has(rule.scope) ? 'market' : 'house' })
  }
  return all.reduce<InForce | undefined>(
    (strictest, one) => (strictest && strictest.value <= one.value ? strictest : one),
    undefined,
  )
}
