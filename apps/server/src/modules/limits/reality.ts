import type { Market } from '#modules/brand'

/** LIST of the minutes between reality checks that a player can choose. */
const realityChoices = [15, 30, 45, 60, 120] as const

/** LIST of markets that interrupt play whatever a player says: after how many minutes at most. */
const mostMinutes: Record<Market, number | null> = { strict: 60, open: null, lab: null }

/** The player's own, but never longer than the market's. */
export function realityMinutes(own: number | null, market: Market): number | null {
  const most = mostMinutes[market]
  if (own === null || most === null) return own ?? most
  return Math.min(own, most)
}

export function realityChoicesIn(market: Market): number[] {
  const most = mostMinutes[market]
  return realityChoices.filter((minutes) => most === null || minutes <= most)
}
