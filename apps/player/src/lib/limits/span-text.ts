type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'

const spanText = (count: number, unit: Unit, tag: string) =>
  new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(count)

/** 90 is 1 hour 30 minutes. */
export function minutesText(minutes: number, tag: string): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [
    ...(hours > 0 ? [spanText(hours, 'hour', tag)] : []),
    ...(rest > 0 || hours === 0 ? [spanText(rest, 'minute', tag)] : []),
  ]
  return parts.join(' ')
}

/** Up to a day in hours, longer in days or weeks. */
export function hoursText(hours: number, tag: string): string {
  if (hours % 168 === 0) return spanText(hours / 168, 'week', tag)
  return hours > 24 && hours % 24 === 0
    ? spanText(hours / 24, 'day', tag)
    : spanText(hours, 'hour', tag)
}

export function monthsText(months: number, tag: string): string {
  return months % 12 === 0 ? spanText(months / 12, 'year', tag) : spanText(months, 'month', tag)
}
