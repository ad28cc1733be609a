const hourMs = 3_600_000
/** By UTC, when the other work of the night is done too. */
const quietHour = 3
const leastMs = 20 * hourMs
const mostMs = 30 * hourMs

/** Each night; at once where it never was, or not for too long. */
export function isDue(last: Date | undefined, now: Date): boolean {
  if (last === undefined) return true
  const age = now.getTime() - last.getTime()
  return age >= mostMs || (age >= leastMs && now.getUTCHours() === quietHour)
}
