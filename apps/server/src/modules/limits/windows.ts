import type { Zone } from '#platform/zone'
import type { Calendar, Window } from './names.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / dayMs
const dateOf = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10)

/** The first date of the day, week (from Monday) or month in which a date lies. */
function firstDate(date: string, calendar: Calendar): string {
  if (calendar === 'day') return date
  if (calendar === 'month') return `${date.slice(0, 8)}01`
  const number = dayNumber(date)
  // The first day that was ever counted was a Thursday.
  return dateOf(number - ((number + 3) % 7))
}

function nextDate(first: string, calendar: Calendar): string {
  if (calendar !== 'month') return dateOf(dayNumber(first) + (calendar === 'week' ? 7 : 1))
  const [year = 0, month = 0] = first.split('-').map(Number)
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
}

/** What came before this moment counts no more. */
export function startOf(window: Window, now: Date, zone: Zone): Date {
  if ('hours' in window) return new Date(now.getTime() - window.hours * hourMs)
  return zone.startOf(firstDate(zone.dateOf(now), window.calendar))
}

/** When the next one begins; undefined for one that goes along with time. */
export function endOf(window: Window, now: Date, zone: Zone): Date | undefined {
  if ('hours' in window) return undefined
  const first = firstDate(zone.dateOf(now), window.calendar)
  return zone.startOf(nextDate(first, window.calendar))
}

/** The end of the minute in which something happened: until then it is counted as one. */
export function minuteEnd(at: Date): Date {
  return new Date((Math.floor(at.getTime() / minuteMs) + 1) * minuteMs)
}
