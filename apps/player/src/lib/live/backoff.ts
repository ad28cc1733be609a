const firstMs = 500
const longestMs = 20_000

/** Doubles with each attempt, spread by half, so that a crowd does not come back at once. */
export function backoffMs(attempt: number, random: number): number {
  const full = Math.min(longestMs, firstMs * 2 ** Math.min(attempt, 16))
  return Math.round(full * (0.5 + random / 2))
}
