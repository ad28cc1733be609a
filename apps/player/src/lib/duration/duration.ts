interface Duration {
  unit: 'minutes' | 'hours' | 'days'
  count: number
}

/** A duration in the unit that says it in a small whole number, at least a minute. */
export function durationOf(seconds: number): Duration {
  const minutes = Math.max(1, Math.round(seconds / 60))
  if (minutes < 90) return { unit: 'minutes', count: minutes }
  const hours = Math.round(minutes / 60)
  return hours < 36
    ? { unit: 'hours', count: hours }
    : { unit: 'days', count: Math.round(hours / 24) }
}
