/** Share of the fall's time at which the symbol lands. */
const hit = 0.74
/** Bounce height in rows. */
const bounce = 0.1

/** Height above the final row of a symbol falling this many rows, bounce included. */
export function aboveAt(share: number, distance: number): number {
  if (share <= 0) return distance
  if (share >= 1 || distance === 0) return 0
  if (share < hit) return distance * (1 - (share / hit) ** 2)
  const back = (share - hit) / (1 - hit)
  return 4 * back * (1 - back) * bounce * Math.min(1, distance / 2)
}

/** Depth below its row of a symbol that starts to fall. */
export function belowAt(share: number, rows: number): number {
  return share <= 0 ? 0 : rows * share * share
}
