const minuteMs = 60_000

/** Age in the largest full unit; a future time counts as now. */
export function ageOf(ms: number): { count: number; unit: 'minute' | 'hour' | 'day' } {
  const minutes = Math.max(Math.floor(ms / minuteMs), 0)
  if (minutes < 60) return { count: minutes, unit: 'minute' }
  const hours = Math.floor(minutes / 60)
  return hours < 24
    ? { count: hours, unit: 'hour' }
    : { count: Math.floor(hours / 24), unit: 'day' }
}
