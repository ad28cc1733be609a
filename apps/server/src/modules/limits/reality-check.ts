import type { Market } from '#modules/brand'
import type { Rule } from './effective-limit.ts'

/** LIST of the reality check intervals that a player can choose, in minutes. */
const realityChoices = [15, 30, 45, 60, 120] as const

/** LIST of the maximum reality check interval per market, in minutes; null: not mandatory. */
const marketMinutes: Record<Market, number | null> = { strict: 60, open: null, lab: null }

export function isMarket(name: string): name is Market {
  return Object.hasOwn(marketMinutes, name)
}

/** The market's maximum interval; rules of the house can only shorten it. */
export function maxRealityMinutes(market: Market, rules: readonly Rule[]): number | null {
  const all = rules.flatMap(({ name, value }) => (name === 'realityCheck' ? [Number(value)] : []))
  const own = marketMinutes[market]
  if (own !== null) all.push(own)
  return all.length > 0 ? Math.min(...all) : null
}

/** The player's interval, capped by market and house. */
export function effectiveRealityMinutes(own: number | null, most: number | null): number | null {
  if (own === null || most === null) return own ?? most
  return Math.min(own, most)
}

export function realityChoicesUpTo(most: number | null): number[] {
  return realityChoices.filter((minutes) => most === null || minutes <= most)
}
