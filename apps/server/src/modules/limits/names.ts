import { amountOf, toWire } from '@fairhouse/money'
import { limitNames, ruleNames, type LimitName, type RuleName } from '@fairhouse/protocol'

/** What is counted: money that was begun to be paid in, stakes, and stakes less wins. */
export type Counted = 'deposited' | 'staked' | 'lost'
export type Calendar = 'day' | 'week' | 'month'

/** The hours before now, or the calendar of the player's zone. */
export type Window = { readonly hours: number } | { readonly calendar: Calendar }

export interface Counting {
  readonly counted: Counted
  readonly window: Window
}

const last = (counted: Counted, days: number): Counting => ({
  counted,
  window: { hours: days * 24 },
})
const lossOf = (calendar: Calendar): Counting => ({ counted: 'lost', window: { calendar } })

/** LIST of what the limits of money count over which time. */
export const countings = {
  depositDay: last('deposited', 1),
  depositWeek: last('deposited', 7),
  depositMonth: last('deposited', 30),
  stakeDay: last('staked', 1),
  stakeWeek: last('staked', 7),
  stakeMonth: last('staked', 30),
  lossDay: lossOf('day'),
  lossWeek: lossOf('week'),
  lossMonth: lossOf('month'),
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

/** In minutes, not in money. */
export const isTime = (name: RuleName) => name === 'sessionTime' || name === 'realityCheck'

/** As on every wire: money, or minutes. */
export const writtenLimit = (name: RuleName, value: bigint): string =>
  isTime(name) ? String(value) : toWire(amountOf(value))

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys() forgets the names
export const countedLimits = Object.keys(countings) as CountedLimit[]

export const namesCounting = (counted: Counted): CountedLimit[] =>
  countedLimits.filter((name) => countings[name].counted === counted)
