/** Of the time of a fall: when it hits the ground. */
const hit = 0.74
/** How high it comes back, in rows. */
const bounce = 0.1

/** How many rows above its place something is that falls so many rows, and comes back a little. */
export function aboveAt(share: number, distance: number): number {
  if (share <= 0) return distance
  if (share >= 1 || distance === 0) return 0
  if (share < hit) return distance * (1 - (share / hit) ** 2)
  const back = (share - hit) / (1 - hit)
  return 4 * back * (1 - back) * bounce * Math.min(1, distance / 2)
}

/** How many rows below its place something is that begins to fall. */
export function belowAt(share: number, rows: number): number {
  return share <= 0 ? 0 : rows * share * share
}
