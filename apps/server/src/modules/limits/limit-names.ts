import { amountOf, toWire } from '@fairhouse/money'
import { limitNames, ruleNames, type LimitName, type RuleName } from '@fairhouse/protocol'

/** A limit counts deposits, stakes, or stakes minus wins. */
export type Counted = 'deposited' | 'staked' | 'lost'
export type Calendar = 'day' | 'week' | 'month'

/** A rolling number of hours, or a calendar period of the player's zone. */
export type Window = { readonly hours: number } | { readonly calendar: Calendar }

export interface Counting {
  readonly counted: Counted
  readonly window: Window
}

const rolling = (counted: Counted, days: number): Counting => ({
  counted,
  window: { hours: days * 24 },
})
const calendarLoss = (calendar: Calendar): Counting => ({ counted: 'lost', window: { calendar } })

/** LIST of what money limits count, and over which window. */
export const countings = {
  depositDay: rolling('deposited', 1),
  depositWeek: rolling('deposited', 7),
  depositMonth: rolling('deposited', 30),
  stakeDay: rolling('staked', 1),
  stakeWeek: rolling('staked', 7),
  stakeMonth: rolling('staked', 30),
  lossDay: calendarLoss('day'),
  lossWeek: calendarLoss('week'),
  lossMonth: calendarLoss('month'),
} as const satisfies Partial<Record<LimitName, Counting>>

export type CountedLimit = keyof typeof countings

export function isCountedLimit(name: LimitName): name is CountedLimit {
  return Object.hasOwn(countings, name)
}

export function isLimitName(name: string): name is LimitName {
  return limitNames.some((one) => one === name)
}

export function isRuleName(name: string): name is RuleName {
  return ruleNames.some((one) => one === name)
}

/** Whether the limit is in minutes, not in money. */
export const isDuration = (name: RuleName) => name === 'sessionTime' || name === 'realityCheck'

/** The wire format: money, or minutes. */
export const formatLimit = (name: RuleName, value: bigint): string =>
  isDuration(name) ? String(value) : toWire(amountOf(value))

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys() forgets the names
export const countedLimits = Object.keys(countings) as CountedLimit[]

export const namesCounting = (counted: Counted): CountedLimit[] =>
  countedLimits.filter((name) => countings[name].counted === counted)
