import type { RuleName, RuleScope } from '@fairhouse/protocol'

const names: Record<RuleName, 'money' | 'minutes'> = {
  depositDay: 'money',
  depositWeek: 'money',
  depositMonth: 'money',
  stakeDay: 'money',
  stakeWeek: 'money',
  stakeMonth: 'money',
  lossDay: 'money',
  lossWeek: 'money',
  lossMonth: 'money',
  singleBet: 'money',
  sessionTime: 'minutes',
  realityCheck: 'minutes',
}

export const isMinutes = (name: RuleName) => names[name] === 'minutes'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys() forgets the names
export const ruleNames = Object.keys(names) as RuleName[]

export const scopes = ['market', 'young', 'brand', 'member'] as const satisfies readonly RuleScope[]

export const isRuleName = (name: unknown): name is RuleName =>
  typeof name === 'string' && Object.hasOwn(names, name)

export const isRuleScope = (scope: unknown): scope is RuleScope =>
  scopes.some((one) => one === scope)
