import type { Market } from '#modules/brand'
import type { Rule } from './force.ts'

/** LIST of the minutes between reality checks that a player can choose. */
const realityChoices = [15, 30, 45, 60, 120] as const

/** LIST of markets that interrupt play whatever a player says: after how many minutes at most. */
const marketMinutes: Record<Market, number | null> = { strict: 60, open: null, lab: null }

export function isMarket(name: string): name is Market {
  return Object.hasOwn(marketMinutes, name)
}

/** The market's own, which the rules of the house can make shorter but not longer. */
export function mostRealityMinutes(market: Market, rules: readonly Rule[]): number | null {
  const all = rules.flatMap(({ name, value }) => (name === 'realityCheck' ? [Number(value)] : []))
  const own = marketMinutes[market]
  if (own !== null) all.push(own)
  return all.length > 0 ? Math.min(...all) : null
}

/** The player's own, but never longer than what the market and the house say. */
export function realityMinutes(own: number | null, most: number | null): number | null {
  if (own === null || most === null) return own ?? most
  return Math.min(own, most)
}

export function realityChoicesUpTo(most: number | null): number[] {
  return realityChoices.filter((minutes) => most === null || minutes <= most)
}
