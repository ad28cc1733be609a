import type { Value } from '@fairhouse/browser/call'
import type { RuleName, RuleScope } from '@fairhouse/protocol'

export type Rule = Value<'GET /office/api/safety/rules'>['list'][number]

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
