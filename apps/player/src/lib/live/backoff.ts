const firstMs = 500
const maxMs = 20_000

/** Doubles with each attempt, with jitter, so that clients do not reconnect together. */
export function backoffMs(attempt: number, random: number): number {
  const full = Math.min(maxMs, firstMs * 2 ** Math.min(attempt, 16))
  return Math.round(full * (0.5 + random / 2))
}
