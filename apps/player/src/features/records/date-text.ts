import { dayText } from '#lib/moment'

/** Formats a day, or a month of a longer period, in the language. */
export function dateText(date: string, by: 'day' | 'month', tag: string): string {
  if (by === 'day') return dayText(date, tag, 'UTC')
  const format = new Intl.DateTimeFormat(tag, { month: 'short', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(date))
}
