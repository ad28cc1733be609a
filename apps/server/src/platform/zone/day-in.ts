import type { Day } from '@fairhouse/rules'

/** The calendar day in a time zone. */
export function dayIn(timeZone: string, at: Date): Day {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(at)
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]))
  return { year: part.year ?? 0, month: part.month ?? 0, day: part.day ?? 0 }
}
